import { describe, expect, it } from 'vitest'
import { commonFacts, pointsIn, seatFacts } from './facts'

const NAMES: Record<string, string> = { 'fact-heap': 'Pebbles in the heap', 'weather-sun': 'Sunshine' }
const text = (message: string) => NAMES[message] ?? message
const view = {
  game: 'quarry',
  version: 1,
  seats: 2,
  heap: 9,
  last: null,
  weather: 'sun',
  stacks: { left: 2, right_hand: [1, 3, 5] },
  points: [4, 7],
  derived: { most: 3, hands: [['a'], ['b', 'c']] },
}

describe('the facts of a position', () => {
  it('are told by the names of the catalogue, or else by their keys', () => {
    expect(commonFacts(view, text).map(({ name, value }) => [name, value])).toEqual([
      ['Pebbles in the heap', '9'],
      ['Last', '–'],
      ['Weather', 'Sunshine'],
      ['Stacks', ''],
      ['Left', '2'],
      ['Right hand', '1 · 3 · 5'],
      ['Most', '3'],
    ])
  })

  it('are told seat by seat where there is one for each', () => {
    expect(seatFacts(view, 1, text).map(({ name, value }) => [name, value])).toEqual([
      ['Points', '7'],
      ['Hands', 'b · c'],
    ])
  })

  it('are none of what is no position', () => {
    expect(commonFacts(null, text)).toEqual([])
  })
})

describe('points', () => {
  it('are found in a list, or among the holdings of a player', () => {
    expect(pointsIn(view, 1)).toBe(7)
    expect(pointsIn({ players: [{ vp: 3 }, { vp: 5 }] }, 0)).toBe(3)
    expect(pointsIn({}, 0)).toBe(0)
  })
})
