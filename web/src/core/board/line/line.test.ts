import { describe, expect, it } from 'vitest'
import { arc, sealsOf, type LineMark } from './line'

const box = (x: number, y: number) => ({ x, y, width: 10, height: 10 })
const places: Record<string, ReturnType<typeof box>> = { a: box(0, 0), b: box(100, 0), c: box(2, 2) }
const find = (element: string) => places[element] ?? null
const mark = (step: number, ...elements: string[]): LineMark => ({ elements, glyph: 0, step, own: true })

describe('a line on the board', () => {
  it('is numbered where its actions are drawn, and joins the elements of one action', () => {
    const seals = sealsOf([mark(1, 'a', 'b')], find, 20)
    expect(seals.map(({ x, y }) => [x, y])).toEqual([[5, 5]])
    expect(seals[0]!.arcs).toEqual([arc({ x: 5, y: 5 }, { x: 105, y: 5 })])
  })

  it('leaves out what is drawn nowhere', () => {
    expect(sealsOf([mark(1, 'nothing'), mark(2)], find, 20)).toEqual([])
    expect(sealsOf([mark(1, 'nothing', 'b')], find, 20)[0]).toMatchObject({ x: 105, arcs: [] })
  })

  it('does not cover one number with another', () => {
    const [first, second] = sealsOf([mark(1, 'a'), mark(2, 'c')], find, 20)
    expect(Math.abs(second!.x - first!.x)).toBeGreaterThanOrEqual(20)
  })
})
