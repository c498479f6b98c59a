import { describe, expect, it } from 'vitest'
import { apartFrom, levels, pathOf, plotOf } from './curve'

const course = {
  actors: [0, 1, 0, 1],
  points: [
    { ply: 0, scores: [0, 0] },
    { ply: 2, scores: [10, 0] },
    { ply: 3, scores: [10, -5] },
  ],
  chapters: [],
  stage: null,
}
const size = { width: 198, height: 122 }

describe('the curve of the points', () => {
  const plot = plotOf(course, [20, 5], size)

  it('has room for the final scoring and for losses', () => {
    expect([plot.least, plot.most]).toEqual([-5, 20])
    expect([plot.y(20), plot.y(-5)]).toEqual([plot.top, plot.bottom])
    expect([plot.x(0), plot.x(4)]).toEqual([plot.left, plot.right])
  })

  it('knows the ply under a pointer, also outside', () => {
    expect([plot.ply(plot.x(3)), plot.ply(-50), plot.ply(5000)]).toEqual([3, 0, 4])
  })

  it('stays until the points change, to the end of the game', () => {
    expect(pathOf(course, plot, 0)).toBe('M36 90H86V50H136')
    expect(pathOf(course, plot, 1)).toBe('M36 90H111V110H136')
  })

  it('is measured in round numbers', () => {
    expect(levels(-5, 20)).toEqual([-5, 0, 5, 10, 15, 20])
    expect(levels(0, 121)).toEqual([0, 25, 50, 75, 100])
    expect(levels(0, 1)).toEqual([0, 1])
  })

  it('has names that do not cover each other', () => {
    expect(apartFrom([100, 98, 20, 99], 15)).toEqual([100, 70, 20, 85])
  })
})
