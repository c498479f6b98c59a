/**
 * Where everything on the board lies, in board units. City centres, bends of roads and terrain are ours (layout.json);
 * the rest follows: a road is a quadratic arc between two cities, cut at their plaques, with its houses at equal steps.
 */
import type { Point } from '../../core/board/point'
import { readLayout } from '../../core/board/layout'
import layout from './layout.json'
import type { View } from './shape'

export interface Box extends Point {
  width: number
  height: number
}

export interface Road {
  /** The arc from the one city to the other, for drawing. */
  path: string
  /** The middle of its houses. */
  middle: Point
  houses: Point[]
}

interface CityLayout {
  xy: number[]
  /** On which corner the controller's pennant flies; the right one unless said. */
  flag?: string
}

export const [WIDTH, HEIGHT] = layout.size as [number, number]
export const BORDER: number = layout.border
/** The pitch of an office row. */
export const PITCH = 29
const PLAQUE_HEIGHT = 55
/** The house as drawn, for its outline and its glow. */
export const HOUSE = 'M-12 13V-4L0-14.5 12-4V13Z'
const STEPS = 240
const CORNERS = [0, 20, 50, 70]

const cityLayout = layout.cities as Record<string, CityLayout>
const bends = layout.routes as Record<string, number>
const taverns = readLayout<Record<string, [number, number]>>(layout.taverns)
const markerOffsets = readLayout<Record<string, [number, number]>>(layout.markers)

/** All that depends on the side and on how many extra offices widen a plaque. */
export interface Geometry {
  plaques: Record<string, Box>
  roads: Record<string, Road>
}

export function geometryOf(view: View, nameOfCity: (city: string) => string): Geometry {
  const plaques: Record<string, Box> = {}
  for (const [city, { offices, extra }] of Object.entries(view.cities)) {
    plaques[city] = plaqueOf(city, nameOfCity(city), offices.length + extra.length)
  }
  const roads: Record<string, Road> = {}
  for (const [route, { a, b }] of Object.entries(view.derived.routes)) {
    roads[route] = roadOf(route, plaques[a]!, plaques[b]!, view.routes[route]!.spaces.length)
  }
  return { plaques, roads }
}

/** A plaque is as wide as its offices or its name, whichever is wider. */
function plaqueOf(city: string, name: string, offices: number): Box {
  const [x, y] = cityLayout[city]!.xy as [number, number]
  const width = Math.max(PITCH * offices + 8, textWidth(name) * 1.05 + 20)
  return { x: x - width / 2, y: y - PLAQUE_HEIGHT / 2, width, height: PLAQUE_HEIGHT }
}

const NARROW: Record<string, number> = { i: 3.9, l: 3.9, r: 5.6, t: 5, m: 11.4, w: 10.6, M: 12.6, W: 13 }

/** About how wide a name is in the display face at 14.5 units. */
function textWidth(name: string): number {
  let width = 0
  for (const letter of name) width += NARROW[letter] ?? (letter === letter.toUpperCase() ? 8.6 : 7.5)
  return width
}

export function centreOf(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

function roadOf(route: string, from: Box, to: Box, spaces: number): Road {
  const a = centreOf(from)
  const b = centreOf(to)
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  const bow = (bends[route] ?? 0) * 2
  const c = { x: (a.x + b.x) / 2 - ((b.y - a.y) / length) * bow, y: (a.y + b.y) / 2 + ((b.x - a.x) / length) * bow }
  const open = arc(a, c, b).filter((point) => !isInside(point, from) && !isInside(point, to))
  const houses = alongEvenly(open, spaces)
  const path = `M${round(a.x)} ${round(a.y)}Q${round(c.x)} ${round(c.y)} ${round(b.x)} ${round(b.y)}`
  return { path, middle: middleOf(houses), houses }
}

function arc(a: Point, c: Point, b: Point): Point[] {
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const t = step / STEPS
    const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t * t]
    return { x: p * a.x + q * c.x + r * b.x, y: p * a.y + q * c.y + r * b.y }
  })
}

function isInside(point: Point, box: Box): boolean {
  return (
    point.x > box.x - 1 && point.x < box.x + box.width + 1 && point.y > box.y - 1 && point.y < box.y + box.height + 1
  )
}

/** Points at equal steps of the way, half a step from either end. */
function alongEvenly(points: Point[], count: number): Point[] {
  const way = [0]
  for (let i = 1; i < points.length; i++) {
    way.push(way[i - 1]! + Math.hypot(points[i]!.x - points[i - 1]!.x, points[i]!.y - points[i - 1]!.y))
  }
  const whole = way.at(-1)!
  const margin = Math.max(0, Math.min(5, (whole - PITCH * count) / 2))
  return Array.from({ length: count }, (_, i) => {
    const wanted = margin + ((whole - 2 * margin) * (i + 0.5)) / count
    const found = points[way.findIndex((gone) => gone >= wanted)]!
    return { x: round(found.x), y: round(found.y) }
  })
}

function middleOf(houses: Point[]): Point {
  const left = houses[Math.floor((houses.length - 1) / 2)]!
  const right = houses[Math.floor(houses.length / 2)]!
  return { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** The centre of an office: extra offices, left of the printed ones, count too. */
export function officeAt(plaque: Box, index: number, count: number): Point {
  return { x: plaque.x + plaque.width / 2 + PITCH * (index - (count - 1) / 2), y: plaque.y + plaque.height - 17.5 }
}

export function medallionAt(plaque: Box): Point {
  return { x: plaque.x + plaque.width / 2, y: plaque.y - 14 }
}

export function pennantAt(city: string, plaque: Box): Point {
  return { x: plaque.x + (cityLayout[city]!.flag === 'l' ? -3 : plaque.width - 9), y: plaque.y - 13 }
}

export function tavernAt(route: string): Point | null {
  const place = taverns[route]
  return place ? { x: place[0], y: place[1] } : null
}

/** A bonus marker lies beside its tavern, or beside the middle of its road. */
export function markerAt(route: string, road: Road): Point {
  const tavern = tavernAt(route)
  if (tavern) return { x: tavern.x - 35, y: tavern.y + 2 }
  const [dx = 0, dy = 0] = markerOffsets[route] ?? []
  return { x: road.middle.x + dx, y: road.middle.y + dy }
}

/** The point of a road that an arrow from a place leads to: its middle, or a house that is much nearer. */
export function nearestTo(place: Point, road: Road): Point {
  const distance = (point: Point) => Math.hypot(point.x - place.x, point.y - place.y)
  const house = road.houses.reduce((near, next) => (distance(next) < distance(near) ? next : near))
  return distance(house) < distance(road.middle) - 20 ? house : road.middle
}

/** A space of the prestige track: clockwise from 0 at the top right; 20, where the game ends, at the bottom right. */
export function prestigeCell(points: number): Box {
  const space = points % 100
  const [right, bottom] = [WIDTH - BORDER, HEIGHT - BORDER]
  const [across, down] = [(WIDTH - 2 * BORDER) / 29, (HEIGHT - 2 * BORDER) / 19]
  if (CORNERS.includes(space)) {
    return { x: space < 50 ? right : 0, y: space === 20 || space === 50 ? bottom : 0, width: BORDER, height: BORDER }
  }
  if (space < 20) return { x: right, y: BORDER + (space - 1) * down, width: BORDER, height: down }
  if (space < 50) return { x: right - (space - 20) * across, y: bottom, width: across, height: BORDER }
  if (space < 70) return { x: 0, y: bottom - (space - 50) * down, width: BORDER, height: down }
  return { x: BORDER + (space - 71) * across, y: 0, width: across, height: BORDER }
}

export interface Standing extends Point {
  size: number
}

/** Where the cubes on one space of the prestige track stand: one alone is large, several share the space in two columns. */
export function prestigePlaces(points: number, count: number): Standing[] {
  const cell = prestigeCell(points)
  const bottom = cell.y + cell.height
  if (count === 1) return [{ x: cell.x + cell.width / 2, y: bottom - 12, size: 19 }]
  const rows = Math.ceil(count / 2)
  const size = Math.min(13.5, cell.width / 1.9, cell.height / rows)
  return Array.from({ length: count }, (_, i) => ({
    x: cell.x + cell.width / 2 + (i === count - 1 && i % 2 === 0 ? 0 : (i % 2) - 0.5) * size * 0.86,
    y: bottom - (Math.floor(i / 2) + 0.5) * size * 0.92 - 1,
    size,
  }))
}

export const coellenSlotAt = (slot: number): Point => ({
  x: layout.coellen_table[0]! - 57 + 38 * slot,
  y: layout.coellen_table[1]! - 7,
})

export const stackAt = (): Point => ({ x: layout.marker_stack[0]!, y: layout.marker_stack[1]! })
