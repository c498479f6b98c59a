import { describe, expect, it } from 'vitest'
import { nearest } from './touch_target'

const box = (name: string, left: number, top: number, width: number, height: number) => ({
  name,
  box: { left, top, right: left + width, bottom: top + height },
})
const small = box('small', 100, 100, 20, 20)

describe('a finger', () => {
  it('presses what is small from 22 pixels away in every direction, and not from further', () => {
    for (const at of [
      { x: 88, y: 110 },
      { x: 132, y: 110 },
      { x: 110, y: 88 },
      { x: 110, y: 132 },
    ])
      expect(nearest([small], at)?.name).toBe('small')
    for (const at of [
      { x: 87, y: 110 },
      { x: 110, y: 133 },
    ])
      expect(nearest([small], at)).toBeUndefined()
  })

  it('needs no help with what is large', () => {
    expect(nearest([box('large', 0, 0, 60, 44)], { x: 30, y: 20 })).toBeUndefined()
  })

  it('presses the short side of a bar from beside it', () => {
    expect(nearest([box('bar', 0, 0, 200, 30)], { x: 180, y: 36 })?.name).toBe('bar')
    expect(nearest([box('bar', 0, 0, 200, 30)], { x: 204, y: 15 })).toBeUndefined()
  })

  it('means the nearer of two small ones, and what lies inside of the other', () => {
    const beside = box('beside', 124, 100, 20, 20)
    expect(nearest([small, beside], { x: 121, y: 110 })?.name).toBe('small')
    expect(nearest([small, beside], { x: 123, y: 110 })?.name).toBe('beside')
    expect(nearest([box('bar', 60, 95, 200, 30), small], { x: 110, y: 110 })?.name).toBe('small')
  })
})
