import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import { exampleView } from './example'
import { coast, hexAt, legendBox, PHONE, placeOf, stoneAt, WIDE } from './geometry'

describe.each([
  ['wide', WIDE],
  ['phone', PHONE],
] as const)('the %s drawing', (_, layout) => {
  it('has a place for seven islands and thirty path slots, inside the board', () => {
    expect(layout.islands).toHaveLength(7)
    expect(layout.slots).toHaveLength(30)
    for (const [x, y] of [...layout.islands, ...layout.slots]) {
      expect(x > 0 && x < layout.width && y > layout.top && y < layout.height + layout.top).toBe(true)
    }
  })

  it('lays neighbouring spaces of the temple side by side', () => {
    const near = (a: [number, number], b: [number, number]) => {
      const [from, to] = [hexAt(layout, ...a), hexAt(layout, ...b)]
      return Math.hypot(from.x - to.x, from.y - to.y)
    }
    const side = Math.sqrt(3) * layout.hexagon
    for (const [a, b] of [
      [0, 1],
      [0, 4],
      [2, 5],
      [3, 6],
    ] as const)
      expect(near([0, a], [0, b])).toBeCloseTo(side)
    expect(near([0, 4], [1, 0])).toBeCloseTo(side)
  })

  it('prints its legend over no stone and no space of the temple', () => {
    const { x, y, width, height } = legendBox(layout, 3)
    const spaces = [0, 1, 2, 3].flatMap((slot) => [0, 1, 2, 3, 4, 5, 6].map((at) => hexAt(layout, slot, at)))
    const stones = layout.slots.map(([left, top]) => ({ x: left, y: top, radius: layout.stone }))
    for (const hex of [...stones, ...spaces.map((space) => ({ ...space, radius: layout.hexagon }))]) {
      const [aside, upright] = [hex.radius, (hex.radius * Math.sqrt(3)) / 2]
      const isBeside = hex.x + aside <= x || hex.x - aside >= x + width
      expect(isBeside || hex.y + upright <= y || hex.y - upright >= y + height, `${hex.x} ${hex.y}`).toBe(true)
    }
  })

  it('finds a stone where it lies now', () => {
    const view = exampleView()
    expect(stoneAt(layout, view, 12)).toEqual({ x: layout.slots[13]![0], y: layout.slots[13]![1] })
    expect(stoneAt(layout, view, 10)).toEqual(hexAt(layout, 0, 0))
  })

  it('knows the place of every kind of element that something moves to', () => {
    for (const element of ['island:herbs', 'beside:herbs', 'stone:12', 'pier:1', 'chair:2', 'figure:apostate']) {
      expect(placeOf(layout, exampleView(), element)).not.toBeNull()
    }
    expect(placeOf(layout, exampleView(), 'island:atlantis')).toBeNull()
  })
})

it('draws the same coast for the same island, another one for another', () => {
  expect(coast('herbs', 100, 60)).toBe(coast('herbs', 100, 60))
  expect(coast('herbs', 100, 60)).not.toBe(coast('tide', 100, 60))
})

it('says everything in both languages', () => {
  const ids = (language: string) =>
    new FluentResource(readFileSync(join(import.meta.dirname, `strings/${language}.ftl`), 'utf8')).body.map(
      ({ id }) => id,
    )
  expect(ids('pt-BR')).toEqual(ids('en'))
})
