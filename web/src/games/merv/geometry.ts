/** Where everything lies: the areas of the board, and inside an area its own units from its upper left corner. */
import type { Point } from '../../core/board/point'
import { readLayout } from '../../core/board/layout'
import layouts from './layout.json'

export interface Box extends Point {
  width: number
  height: number
}

/** An area of the board: its own size, where it lies, and how much it is enlarged there. */
export interface Area extends Box {
  scale?: number
  /** Things in one row, where a narrow board needs more rows. */
  columns?: number
}

/** On a phone one group of areas is in sight at a time. */
export interface Group {
  id: string
  icon: string
  areas: string[]
}

export interface CityMeasures {
  tile: number
  wall: number
  slot: number
}

/** The map of the trade routes. */
export interface TradeMap {
  home: [number, number]
  desert: string
  river: string
  cities: Record<string, TradeCityPlace>
  /** Where a route bends; others are straight. */
  bends: Record<string, [number, number]>
  /** How far along a route its camel stands; others are in the middle. */
  spots: Record<string, number>
}

export interface TradeCityPlace extends Point {
  /** On which side trading posts stand: 1 east, -1 west. */
  posts: number
}

export interface Layout {
  width: number
  height: number
  city: CityMeasures
  areas: Record<string, Area>
  groups: Group[] | null
  map: TradeMap
}

export const WIDE = readLayout<Layout>(layouts.wide)
export const PHONE = readLayout<Layout>(layouts.phone)
/** In sight whatever group is chosen. */
export const ALWAYS = 'supply'

export const CELLS = 5

/** From the outer edge of the city to its first tile. */
export const margin = ({ wall, slot }: CityMeasures) => wall + slot

export const citySize = (city: CityMeasures) => CELLS * city.tile + 2 * margin(city)

/** A tile by its id `r1c4`: row from the north, column from the west. */
export function cellAt(city: CityMeasures, cell: string): Point {
  const [row, column] = [Number(cell[1]), Number(cell[3])]
  return { x: margin(city) + column * city.tile, y: margin(city) + row * city.tile }
}

/** How far a side is turned against the north. */
export const TURN: Record<string, number> = { N: 0, E: 90, S: 180, W: 270 }

/** The middle of a strip along a side: `depth` from the outer edge, at the `index`-th line. */
function along(city: CityMeasures, side: string, index: number, depth: number): Point {
  const place = margin(city) + (index + 0.5) * city.tile
  const far = citySize(city) - depth
  if (side === 'N') return { x: place, y: depth }
  if (side === 'S') return { x: place, y: far }
  return side === 'W' ? { x: depth, y: place } : { x: far, y: place }
}

export const slotAt = (city: CityMeasures, side: string, index: number) => along(city, side, index, city.slot / 2)
export const fortAt = (city: CityMeasures, side: string, index: number) =>
  along(city, side, index, city.slot + city.wall / 2)

/** The upper left corner of a corner tower, by its id `corner_ne`. */
export function cornerAt(city: CityMeasures, corner: string): Point {
  const far = citySize(city) - margin(city)
  return { x: corner.endsWith('w') ? 0 : far, y: corner.at(-2) === 'n' ? 0 : far }
}

/** The middle of a space of a corner's queue, from the tower's corner. */
export function queueAt(city: CityMeasures, index: number): Point {
  const half = margin(city) / 2
  const step = margin(city) * 0.215
  return { x: half + (index % 2 === 0 ? -step : step), y: half + (index < 2 ? -step : step) }
}

/** The band from a slot through the whole city. */
export function bandOf(city: CityMeasures, side: string, index: number): Box {
  const length = margin(city) - city.slot + CELLS * city.tile
  const start = side === 'N' || side === 'W' ? city.slot : margin(city)
  const across = margin(city) + index * city.tile
  return side === 'N' || side === 'S'
    ? { x: across, y: start, width: city.tile, height: length }
    : { x: start, y: across, width: length, height: city.tile }
}

export function tradeCityAt({ cities }: TradeMap, city: string): TradeCityPlace {
  return cities[city] ?? { x: 0, y: 0, posts: 1 }
}

/** A trading post, from the middle of its city: two in a column. */
export function postAt({ posts }: TradeCityPlace, index: number): Point {
  return { x: posts * (27 + 18 * Math.floor(index / 2)), y: -9 + 19 * (index % 2) }
}

/** The line of a trade route and the place of its camel. */
export function routeOf(map: TradeMap, route: string, [a = '', b = '']: string[]): { d: string; spot: Point } {
  const [from, to] = [tradeCityAt(map, a), tradeCityAt(map, b)]
  const [bx, by] = map.bends[route] ?? [(from.x + to.x) / 2, (from.y + to.y) / 2]
  const t = map.spots[route] ?? 0.5
  const on = (p: number, bend: number, q: number) => (1 - t) ** 2 * p + 2 * t * (1 - t) * bend + t ** 2 * q
  return {
    d: `M${from.x} ${from.y}Q${bx} ${by} ${to.x} ${to.y}`,
    spot: { x: on(from.x, bx, to.x), y: on(from.y, by, to.y) },
  }
}

/** The group that shows an area; areas that are always in sight belong to none. */
export function groupOf(layout: Layout, area: string): string | null {
  return layout.groups?.find(({ areas }) => areas.includes(area))?.id ?? null
}

const AREA_OF: Record<string, string> = {
  slot: 'city',
  cell: 'city',
  fort: 'city',
  queue: 'city',
  market_space: 'city',
  camel_market: 'city',
  hall: 'palace',
  main: 'main',
  mosque_step: 'mosque',
  upgrade: 'mosque',
  scoring_tile: 'mosque',
  city: 'marketplace',
  route: 'marketplace',
  good: 'marketplace',
  row: 'caravansary',
  spice: 'caravansary',
  yard: 'walls',
  breakthrough: 'library',
  pile: 'contracts',
  contract: 'contracts',
  cube: 'supply',
  side: 'years',
  solo_card: 'automas',
}

/** The area that an element lies in. */
export function areaOf(element: string): string | null {
  const [kind = '', id = ''] = element.split(':')
  return kind === 'panel' ? id : (AREA_OF[kind] ?? null)
}
