import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import { cubesOf, lengthOf, sideBySide } from './effects/effects'
import {
  ALWAYS,
  areaOf,
  bandOf,
  cellAt,
  citySize,
  cornerAt,
  fortAt,
  groupOf,
  PHONE,
  postAt,
  routeOf,
  slotAt,
  tradeCityAt,
  WIDE,
  type Layout,
} from './geometry'

const LAYOUTS: [string, Layout][] = [
  ['wide', WIDE],
  ['phone', PHONE],
]

describe.each(LAYOUTS)('the %s drawing', (_, layout) => {
  it('keeps every area inside the board', () => {
    for (const [name, { x, y, width, height, scale = 1 }] of Object.entries(layout.areas)) {
      expect(
        x >= 0 && y >= 0 && x + width * scale <= layout.width + 1 && y + height * scale <= layout.height + 1,
        name,
      ).toBe(true)
    }
  })

  it('lets no two areas that are seen together overlap', () => {
    const seen = layout.groups?.map(({ areas }) => [...areas, ALWAYS]) ?? [Object.keys(layout.areas)]
    for (const names of seen) {
      const boxes = names.map((name) => layout.areas[name]!)
      for (const [i, a] of boxes.entries()) {
        for (const b of boxes.slice(i + 1)) {
          const [aScale, bScale] = [a.scale ?? 1, b.scale ?? 1]
          const isApart =
            a.x + a.width * aScale <= b.x ||
            b.x + b.width * bScale <= a.x ||
            a.y + a.height * aScale <= b.y ||
            b.y + b.height * bScale <= a.y
          expect(isApart, names.join(' ')).toBe(true)
        }
      }
    }
  })

  it('has the city as large as its area', () => {
    expect(citySize(layout.city)).toBe(layout.areas['city']!.width)
  })

  it('puts walls between the action spaces and the sites', () => {
    const { city } = layout
    expect(slotAt(city, 'N', 2).y).toBeLessThan(fortAt(city, 'N', 2).y)
    expect(fortAt(city, 'N', 2).y).toBeLessThan(cellAt(city, 'r0c2').y)
    expect(slotAt(city, 'E', 0).x).toBeGreaterThan(fortAt(city, 'E', 0).x)
    expect(slotAt(city, 'S', 4).x).toBe(cellAt(city, 'r4c4').x + city.tile / 2)
    expect(cornerAt(city, 'corner_sw')).toEqual({ x: 0, y: cellAt(city, 'r4c0').y + city.tile })
  })

  it('looks from a space down its whole line', () => {
    const { city } = layout
    const north = bandOf(city, 'N', 1)
    expect(north.x).toBe(cellAt(city, 'r0c1').x)
    expect(north.y + north.height).toBe(cellAt(city, 'r4c1').y + city.tile)
    expect(bandOf(city, 'E', 1).x).toBe(cellAt(city, 'r1c0').x)
  })
})

it('finds every kind of element in an area, and every area in a group of the phone', () => {
  const elements = [
    'slot:slot_n0',
    'cell:r0c0',
    'hall:hall_pink',
    'row:3',
    'yard:yard_pink:wall',
    'panel:walls',
    'cube:white',
    'camel_market',
    'pile:pile_1a',
    'main:favor',
  ]
  for (const element of elements) expect(WIDE.areas[areaOf(element) ?? '']).toBeDefined()
  for (const area of Object.keys(PHONE.areas)) expect(groupOf(PHONE, area) !== null || area === ALWAYS, area).toBe(true)
  expect(areaOf('category:other')).toBeNull()
})

it('leads a route from city to city, its camel between them', () => {
  const [herat, nishapur] = [tradeCityAt(WIDE.map, 'herat'), tradeCityAt(WIDE.map, 'nishapur')]
  const { d, spot } = routeOf(WIDE.map, 'route_03', ['herat', 'nishapur'])
  expect(d.startsWith(`M${herat.x} ${herat.y}`)).toBe(true)
  expect(spot.x).toBe((herat.x + nishapur.x) / 2)
  expect(postAt(herat, 0)).not.toEqual(postAt(herat, 1))
})

it('draws effects side by side, and costs cube by cube', () => {
  const effects = [
    { op: 'gain_vp', n: 3 },
    { op: 'gain_camel', n: 2 },
  ]
  expect(sideBySide(effects, 20, 4).map(({ x }) => x)).toEqual([0, 24])
  expect(lengthOf(effects, 20, 4)).toBe(20 + 4 + 31)
  expect(cubesOf({ orange: 1, any: 2 })).toEqual(['orange', 'any', 'any'])
})

it('says everything in both languages', () => {
  const ids = (language: string) =>
    new FluentResource(readFileSync(join(import.meta.dirname, `strings/${language}.ftl`), 'utf8')).body.map(
      ({ id }) => id,
    )
  expect(ids('pt-BR')).toEqual(ids('en'))
})
