import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../game'
import { apart, trailOf } from './trail'

const event = (...elements: string[]): GameEvent => ({ kind: 'placed', seat: 1, elements, arguments: {} })

describe('the numbers of moves on what they touched', () => {
  it('tell which moves touched an element, in their order', () => {
    const trail = trailOf([[event('city:a')], [event('city:b'), event('city:a')]])
    expect([...trail]).toEqual([
      ['city:a', [1, 2]],
      ['city:b', [2]],
    ])
  })

  it('are few for one move, and none where nothing was touched', () => {
    expect(trailOf([[event('a', 'b', 'c'), event('c', 'd', 'e')]], 4).size).toBe(4)
    expect(trailOf([[], [event()]]).size).toBe(0)
  })

  it('do not cover each other, and say the same thing in the same place once', () => {
    const seals = apart(
      [
        { x: 10, y: 10, numbers: '1' },
        { x: 12, y: 11, numbers: '1' },
        { x: 12, y: 9, numbers: '2' },
        { x: 200, y: 10, numbers: '1' },
      ],
      20,
    )
    expect(seals).toEqual([
      { x: 10, y: 10, numbers: '1' },
      { x: 32, y: 9, numbers: '2' },
      { x: 200, y: 10, numbers: '1' },
    ])
  })
})
