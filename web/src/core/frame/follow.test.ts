import { describe, expect, it } from 'vitest'
import { followWhile } from './follow.svelte'

/** A name that follows the moves of a board while `isDrawn`. */
function followed(isDrawn: boolean) {
  const board = { isDrawn, moves: 0, readings: 0 }
  const name = followWhile(
    () => board.isDrawn,
    () => {
      board.readings++
      return `after ${board.moves}`
    },
  )
  return { board, name }
}

describe('a value that follows at times', () => {
  it('is always the newest while it follows', () => {
    const { board, name } = followed(true)
    expect(name()).toBe('after 0')
    board.moves = 1
    expect(name()).toBe('after 1')
  })

  it('stays as it was while it does not, and is not worked out', () => {
    const { board, name } = followed(true)
    name()
    Object.assign(board, { moves: 1, isDrawn: false, readings: 0 })
    expect(name()).toBe('after 0')
    expect(board.readings).toBe(0)
    board.isDrawn = true
    expect(name()).toBe('after 1')
  })

  it('is worked out once when nothing is known yet', () => {
    const { board, name } = followed(false)
    expect(name()).toBe('after 0')
    board.moves = 1
    expect(name()).toBe('after 0')
    expect(board.readings).toBe(1)
  })
})
