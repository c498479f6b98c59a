import { describe, expect, it } from 'vitest'
import { amend, without } from './amend'

describe('amending', () => {
  const old = {
    round: 2,
    rows: [{ dice: ['gray'] }, { dice: [] as string[] }],
    cities: { merv: 1 } as Record<string, number>,
  }

  it('makes anew what lies on the path, and keeps everything beside it', () => {
    const next = amend(old, ['rows', 0, 'dice'], (dice) => [...dice, 'white'])
    expect(next).toEqual({ ...old, rows: [{ dice: ['gray', 'white'] }, { dice: [] }] })
    expect(next.rows[1]).toBe(old.rows[1])
    expect(next.cities).toBe(old.cities)
    expect(old.rows[0]!.dice).toEqual(['gray'])
  })

  it('keeps the whole where nothing changes', () => {
    expect(amend(old, ['cities', 'merv'], () => 1)).toBe(old)
    expect(amend(old, ['rows', 0, 'dice'], (dice) => without(dice, (die) => die === 'white'))).toBe(old)
  })

  it('keeps the whole where the path leads nowhere', () => {
    expect(amend(old, ['cities', 'bam'], () => 3)).toBe(old)
    expect(amend(old, ['rows', 7, 'dice'], () => [])).toBe(old)
  })
})

describe('a list without something', () => {
  it('loses the first that is meant only', () => {
    expect(without([1, 2, 3, 2], (item) => item === 2)).toEqual([1, 3, 2])
  })
})
