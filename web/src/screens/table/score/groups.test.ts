import { describe, expect, it } from 'vitest'
import type { TallyResponse } from '../../../core/wire/rest'
import { groupsOf, signed, toCome, totalOf } from './groups'

const entry = (category: string, points: number, settled: boolean) => ({
  category,
  points,
  settled,
  rule: 'HT-13.1',
  message: `tally-${category}`,
  arguments: {},
  elements: [],
})
const gain = (ply: number, category: string, points: number) => ({ ply, category, points, events: [] })

const tally: TallyResponse = {
  party: 'seat-0',
  score: 9,
  before: 2,
  entries: [entry('track', 9, true), entry('cities', 2, false), entry('cities', 2, false), entry('network', 6, false)],
  gains: [gain(12, 'track', 4), gain(30, 'track', 3), gain(31, 'apostate', 2), gain(40, 'apostate', -2)],
  prospects: [],
  headings: {},
}

describe('a score by category', () => {
  it('has the moves that brought the points of the board, and what was there before', () => {
    const [track] = groupsOf(tally, true)
    expect(track).toMatchObject({ category: 'track', points: 9, before: 2 })
    expect(track!.gains.map(({ ply }) => ply)).toEqual([12, 30])
  })

  it('keeps the moves of a category that came to nothing', () => {
    expect(groupsOf(tally, true)[1]).toMatchObject({ category: 'apostate', points: 0, entries: [], before: 0 })
  })

  it('has what the end would add apart, without moves', () => {
    const groups = groupsOf(tally, false)
    expect(groups.map(({ category, points, gains }) => [category, points, gains.length])).toEqual([
      ['cities', 4, 0],
      ['network', 6, 0],
    ])
    expect(toCome(tally)).toBe(10)
  })

  it('adds up to the number that was pressed', () => {
    expect(totalOf(tally, false)).toBe(9)
    expect(totalOf(tally, true)).toBe(19)
  })

  it('tells a change with its sign', () => {
    expect([signed(3), signed(-2), signed(0)]).toEqual(['+3', '−2', '+0'])
  })
})
