import { describe, expect, it } from 'vitest'
import { apart, moments, path, scale, ticks } from './plot'

describe('a plot', () => {
  it('puts values on a scale, and a single one at its beginning', () => {
    const y = scale(1400, 1600, 100, 0)
    expect([y(1400), y(1500), y(1600)]).toEqual([100, 50, 0])
    expect(scale(7, 7, 10, 90)(7)).toBe(10)
  })

  it('has round ticks, and not too many', () => {
    expect(ticks(1388, 1712)).toEqual([1400, 1500, 1600, 1700])
    expect(ticks(1490, 1530)).toEqual([1490, 1500, 1510, 1520, 1530])
    expect(ticks(-2000, 9000).length).toBeLessThanOrEqual(12)
  })

  it('keeps labels apart and within the plot', () => {
    expect(apart([50, 52, 90], 17, 200)).toEqual([50, 67, 90])
    const low = apart([195, 196, 197], 17, 200)
    expect(low).toEqual([166, 183, 200])
    expect(Math.max(...low)).toBeLessThanOrEqual(200)
    expect(low[1]! - low[0]!).toBeGreaterThanOrEqual(17)
  })

  it('names moments between the first and the last', () => {
    expect(moments(0, 100, 2)).toEqual([25, 75])
    expect(moments(5, 5, 4)).toEqual([5])
  })

  it('draws a path', () => {
    expect(
      path([
        [0, 1],
        [2, 3.25],
      ]),
    ).toBe('M0.0 1.0L2.0 3.3')
  })
})
