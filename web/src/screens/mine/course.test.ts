import { expect, it } from 'vitest'
import { lineOf } from './course'

const course = {
  actors: [0, 1, 0, 1],
  points: [
    { ply: 0, scores: [0, 5] },
    { ply: 2, scores: [4, 5] },
  ],
}
const size = { width: 100, height: 20 }

it('goes up with the points of one party, and ends with those of the final scoring', () => {
  expect(lineOf(course, 0, 8, size)).toBe('M0 20L46 10L100 0')
})

it('is level where nothing was won, and ends where the game stands when nobody has scored yet', () => {
  expect(lineOf(course, 1, undefined, size)).toBe('M0 20L46 20L100 20')
  expect(lineOf({ actors: [], points: [] }, 0, undefined, size)).toBe('M100 20')
})
