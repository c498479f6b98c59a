import { describe, expect, it } from 'vitest'
import { bestWindow } from './best_window'

const box = (x: number, y: number) => ({ x, y, width: 20, height: 20 })

describe('where to look', () => {
  it('is the middle of everything when that fits', () => {
    expect(bestWindow([box(0, 0), box(80, 40)], 200, 100)).toEqual({ x: 50, y: 30, shown: 2 })
  })

  it('is where most lies together when not all of it fits', () => {
    expect(bestWindow([box(0, 0), box(500, 500), box(530, 500), box(560, 500)], 120, 60)).toEqual({
      x: 540,
      y: 510,
      shown: 3,
    })
  })

  it('is the first box when none fits or each is as good', () => {
    expect(bestWindow([box(0, 0), box(500, 500)], 100, 100)).toEqual({ x: 10, y: 10, shown: 1 })
  })
})
