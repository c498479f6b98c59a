import { describe, expect, it } from 'vitest'
import { exampleView } from './example'
import type { Point } from '../../core/board/point'
import {
  BORDER,
  geometryOf,
  HEIGHT,
  markerAt,
  nearestTo,
  officeAt,
  prestigeCell,
  prestigePlaces,
  tavernAt,
  WIDTH,
} from './geometry'
import layout from './layout.json'

const geometry = geometryOf(exampleView(), (city) => city)
const road = geometry.roads['hamburg_luebeck']!

describe('a road', () => {
  it('has a house for every space, none of them on a plaque', () => {
    expect(road.houses).toHaveLength(3)
    for (const house of road.houses) {
      for (const plaque of Object.values(geometry.plaques)) {
        const isOn =
          house.x > plaque.x &&
          house.x < plaque.x + plaque.width &&
          house.y > plaque.y &&
          house.y < plaque.y + plaque.height
        expect(isOn).toBe(false)
      }
    }
  })

  it('has its houses at equal steps', () => {
    const [first, second, third] = road.houses as [Point, Point, Point]
    expect(Math.abs(third.x - second.x - (second.x - first.x))).toBeLessThan(1)
  })

  it('makes room when an extra office widens the plaque', () => {
    const wider = exampleView()
    wider.cities['hamburg']!.extra = ['2 trader', '3 trader', '1 trader']
    expect(geometryOf(wider, (city) => city).roads['hamburg_luebeck']!.houses[0]!.x).toBeGreaterThan(road.houses[0]!.x)
  })

  it('is pointed at in its middle, or at a house that is much nearer', () => {
    expect(nearestTo({ x: road.middle.x, y: road.middle.y + 40 }, road)).toEqual(road.middle)
    expect(nearestTo({ x: road.houses[0]!.x, y: road.houses[0]!.y + 5 }, road)).toEqual(road.houses[0])
  })
})

describe('the layout', () => {
  it('knows where the bonus marker of every route lies', () => {
    for (const route of Object.keys(layout.routes)) {
      expect(tavernAt(route) !== null || route in layout.markers, route).toBe(true)
    }
  })

  it('keeps a marker off the houses of its road', () => {
    const at = markerAt('hamburg_luebeck', road)
    for (const house of road.houses) expect(Math.hypot(at.x - house.x, at.y - house.y)).toBeGreaterThan(30)
  })

  it('puts offices side by side, the first on the left', () => {
    const plaque = geometry.plaques['hamburg']!
    expect(officeAt(plaque, 1, 3).x).toBe(plaque.x + plaque.width / 2)
    expect(officeAt(plaque, 0, 3).x).toBeLessThan(officeAt(plaque, 2, 3).x)
  })
})

describe('the prestige track', () => {
  it('runs clockwise from the top right and ends the game at the bottom right', () => {
    expect(prestigeCell(0)).toMatchObject({ x: WIDTH - BORDER, y: 0 })
    expect(prestigeCell(20)).toMatchObject({ x: WIDTH - BORDER, y: HEIGHT - BORDER })
    expect(prestigeCell(50)).toMatchObject({ x: 0, y: HEIGHT - BORDER })
    expect(prestigeCell(70)).toMatchObject({ x: 0, y: 0 })
    expect(prestigeCell(100)).toEqual(prestigeCell(0))
  })

  it.each([0, 7, 20, 33, 99])('keeps five cubes on one space %i inside it', (points) => {
    const cell = prestigeCell(points)
    for (const { x, y, size } of prestigePlaces(points, 5)) {
      expect(x - size / 2).toBeGreaterThanOrEqual(cell.x - 2)
      expect(x + size / 2).toBeLessThanOrEqual(cell.x + cell.width + 2)
      expect(y - size / 2).toBeGreaterThanOrEqual(cell.y - 2)
      expect(y + size / 2).toBeLessThanOrEqual(cell.y + cell.height + 2)
    }
  })
})
