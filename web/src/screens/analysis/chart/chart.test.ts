import { describe, expect, it } from 'vitest'
import { bandOf, edgesOf, levelsOf, lineOf, namePlaces, plotOf, spread, stepsOf } from './chart'

const plot = plotOf({ width: 120, height: 110 }, { left: 10, right: 10, top: 5, bottom: 5 }, 3, 0, 100)

describe('a chart over turns', () => {
  it('places stops and values, and finds the stop at a place', () => {
    expect([0, 1, 2].map(plot.x)).toEqual([10, 60, 110])
    expect([0, 50, 100].map(plot.y)).toEqual([105, 55, 5])
    expect([-5, 30, 80, 500].map(plot.stop)).toEqual([0, 0, 1, 2])
  })

  it('draws lines, steps and bands', () => {
    expect(lineOf(plot, [0, 100, 50])).toBe('M10 105L60 5L110 55')
    expect(stepsOf(plot, [0, 100, 50])).toBe('M10 105H60V5H110V55')
    expect(bandOf(plot, [0, 0, 0], [100, 100, 100])).toBe('M10 5L60 5L110 5L110 105L60 105L10 105Z')
  })

  it('piles shares up to the whole', () => {
    expect(edgesOf([2500, 4000, 3500])).toEqual([2500, 6500, 10_000])
  })

  it('has round numbers on its scale', () => {
    expect(levelsOf(0, 100)).toEqual([0, 20, 40, 60, 80, 100])
    expect(levelsOf(-28, 31)).toEqual([-15, 0, 15, 30])
  })

  it('moves numbers apart within the chart, and keeps their order', () => {
    expect(spread([50, 52, 51], 10, 0, 100)).toEqual([50, 70, 60])
    expect(spread([95, 98], 10, 0, 100)).toEqual([90, 100])
  })

  it('puts no name over another', () => {
    const rows = Array.from({ length: 40 }, (_, stop) => [stop, stop + 1])
    const [first, second] = namePlaces(rows, [0, 1], 8)
    expect(Math.abs(first! - second!)).toBeGreaterThanOrEqual(8)
  })
})
