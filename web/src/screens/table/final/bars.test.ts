import { describe, expect, it } from 'vitest'
import { partsOf, reachOf } from './bars'

describe('the bars of the final scoring', () => {
  it('end at the total: losses go back from the end of the gains', () => {
    const parts = partsOf({ shrines: 20, apostate: -13, temple: 30, nothing: 0 })
    expect(parts.map(({ category, from, to }) => [category, from, to])).toEqual([
      ['shrines', 0, 20],
      ['temple', 20, 50],
      ['apostate', 37, 50],
    ])
  })

  it('keep the pattern of their row in the table', () => {
    expect(partsOf({ a: -1, b: 0, c: 2 }).map(({ category, pattern }) => [category, pattern])).toEqual([
      ['c', 2],
      ['a', 0],
    ])
  })

  it('are all drawn to one measure, also when nobody has a point', () => {
    expect(reachOf([{ a: 5, b: -3 }, { a: 2 }])).toBe(5)
    expect(reachOf([{ a: 0 }])).toBe(1)
  })
})
