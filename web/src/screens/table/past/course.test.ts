import { describe, expect, it } from 'vitest'
import { beyond, stopsOf, turnsOf, type Course } from './course'

const event = { kind: 'round', seat: -1, elements: [], arguments: {} }
const course: Course = {
  actors: [-1, -1, 0, 0, -1, 0, 1, 1, 0],
  points: [],
  chapters: [
    { ply: 2, event },
    { ply: 6, event },
  ],
  stage: null,
}

describe('going through a game', () => {
  it('by turns: a seat begins to act, and chance does not end its turn', () => {
    expect(turnsOf(course.actors)).toEqual([2, 6, 8, 9])
  })

  it('by moves, turns and rounds, from the beginning to the end', () => {
    expect(stopsOf(course, 'move', 3)).toEqual([0, 1, 2, 3])
    expect(stopsOf(course, 'turn', 9)).toEqual([0, 2, 6, 8, 9])
    expect(stopsOf(course, 'round', 9)).toEqual([0, 2, 6, 9])
  })

  it('stays where it is at either end, and by moves until the course is there', () => {
    const stops = stopsOf(course, 'round', 9)
    expect([beyond(stops, 0, 1), beyond(stops, 4, 1), beyond(stops, 9, 1)]).toEqual([2, 6, 9])
    expect([beyond(stops, 0, -1), beyond(stops, 6, -1), beyond(stops, 9, -1)]).toEqual([0, 2, 6])
    expect(beyond(stopsOf(null, 'round', 9), 4, 1)).toBe(5)
  })
})
