import { describe, expect, it } from 'vitest'
import { pipsOf } from './pips'

const drawn = (enamel: string, value: number) => pipsOf(enamel, value, { x: 10, y: 10 }, 5, 2)
const countOf = (path: string) => path.split('M').length - 1

describe('the pips of a die', () => {
  it('are as many as its value, and none of a die that has not been rolled', () =>
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((value) => countOf(drawn('council', value)))).toEqual([0, 1, 2, 3, 4, 5, 6, 0]))

  it('tell the colour by their shape', () => {
    const shapes = ['council', 'merchants', 'clerics', 'scholars', 'white'].map((enamel) => drawn(enamel, 1))
    expect(new Set(shapes).size).toBe(shapes.length)
  })

  it('stand around the middle', () => expect(drawn('council', 3)).toContain('M8.28 8.28h3.44'))
})
