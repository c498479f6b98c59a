/**
 * Where everything on the board lies. Each area (city, map, tracks, voyages ...) is drawn in units of its own; the layout
 * of a wide screen or a phone says where an area begins on the board and how large it is drawn there.
 */
import type { Point } from '../../core/board/point'
import { readLayout } from '../../core/board/layout'
import layout from './layout.json'
import type { Chart } from './roads/chart'
import { activeDie } from './view'
import type { View } from './shape'

export interface Rect extends Point {
  width: number
  height: number
}

/** Where an area begins on the board, and how large its units are there. */
type Area = [number, number, number]

export interface Layout {
  size: [number, number]
  /** Whether there is room for words beside an area. */
  beside: boolean
  /** Whether the score track runs around the board. */
  score: boolean
  city: Area
  map: Area
  tracks: Area
  agenda: Area
  voyages: Area
  voyage_columns: number
  piles: Area
  pool: { box: number[]; first: number[]; pitch: number; die: number; down: boolean; colors: Record<string, number[]> }
}

export const WIDE = readLayout<Layout>(layout.wide)
export const PHONE = readLayout<Layout>(layout.phone)
/** What a phone shows at once. */
export const PHONE_AREAS = readLayout<{ message: string; box: [number, number, number, number] }[]>(layout.phone_areas)
export const [CARD_WIDTH, CARD_HEIGHT] = layout.card as [number, number]
export const [FAVOR_WIDTH, FAVOR_HEIGHT] = layout.favor as [number, number]
export const [VOYAGE_WIDTH, VOYAGE_HEIGHT] = layout.voyage as [number, number]
export const AGENDA_SIZE = layout.agenda_size as [number, number]
export const MAP_SIZE = layout.map_size as [number, number]
export const PILES_SIZE = layout.piles_size as [number, number]
export const TRACKS_SIZE = layout.tracks_size as [number, number]
export const ROW_HEAD: number = layout.row_head
export const TRACK = layout.track
/** A die in its holder. */
export const HOLDER = { width: 30, height: 36 }
const SCORE = layout.score
const DICE_FROM = 150
const DICE_STEP = 35
const ACTIVE_STEP = 48
/** What the distress action takes at the end of the active row's head. */
export const DISTRESS_WIDTH = 74
const rows = readLayout<Record<string, [number, number, number, number]>>(layout.rows)

/** A point of an area, on the board. */
export function onBoard([x, y, scale]: Area, point: Point): Point {
  return { x: x + point.x * scale, y: y + point.y * scale }
}

function rectOnBoard(area: Area, rect: Rect): Rect {
  return { ...onBoard(area, rect), width: rect.width * area[2], height: rect.height * area[2] }
}

export function move([x, y, scale]: Area): string {
  return scale === 1 ? `translate(${x} ${y})` : `translate(${x} ${y}) scale(${scale})`
}

export function centreOf({ x, y, width, height }: Rect): Point {
  return { x: x + width / 2, y: y + height / 2 }
}

// ------------------------------------------------------------------ the city

export function rowAt(location: string): Rect {
  const [x, y, width, height] = rows[location]!
  return { x, y, width, height }
}

/** A card of the display or a favor tile; columns count from 1. */
export function columnAt(location: string, column: number): Rect {
  const { x, y } = rowAt(location)
  const height = location === 'castle' ? FAVOR_HEIGHT : CARD_HEIGHT
  return { x: x + 5 + (column - 1) * (CARD_WIDTH + layout.card_gap), y: y + ROW_HEAD + 2, width: CARD_WIDTH, height }
}

/** The upper left corners of the holders in a row: the active die stands apart, many dice overlap. */
export function diceAt(location: string, count: number, hasActive: boolean, hasDistress: boolean): Point[] {
  const { x, y, width } = rowAt(location)
  const from = x + DICE_FROM + (hasActive ? ACTIVE_STEP : 0)
  const room = x + width - 6 - (hasDistress ? DISTRESS_WIDTH + 4 : 0) - from - HOLDER.width
  const step = Math.min(DICE_STEP, room / Math.max(1, count - 1))
  return Array.from({ length: count }, (_, i) => ({ x: from + i * step, y: y + 2 }))
}

export function activeAt(location: string): Point {
  const { x, y } = rowAt(location)
  return { x: x + DICE_FROM, y: y + 2 }
}

export function distressAt(location: string): Rect {
  const { x, y, width } = rowAt(location)
  return { x: x + width - DISTRESS_WIDTH - 4, y: y + 5, width: DISTRESS_WIDTH, height: 32 }
}

/** The place of a die in the pool: every die has its own, so that it can be found again. */
export function poolAt({ pool }: Layout, die: string): Point {
  const [color = '', number = '1'] = die.split('_')
  const [column, row] = (pool.colors[color] ?? [0, 0]) as [number, number]
  const further = Number(number) - 1
  const [x, y] = pool.down ? [column, row + further] : [column + further, row]
  return { x: pool.box[0]! + pool.first[0]! + x * pool.pitch, y: pool.box[1]! + pool.first[1]! + y * pool.pitch }
}

// ------------------------------------------------------------------ the map

/** The feet of a pilgrim: beside others on the same place, at the lower right corner of a monastery's tile. */
export function pilgrimAt({ x, y }: Point, index: number, isMonastery: boolean): Point {
  return isMonastery
    ? { x: x + 40 - 17 * index, y: y + 38 }
    : { x: x + (index % 2 ? -1 : 1) * Math.ceil(index / 2) * 15, y: y + 4 }
}

/** The disks of a monastery hang on the lower edge of its tile, in the tile's own units. */
export function monasteryDiskAt(index: number): Point {
  return { x: -28 + index * 16, y: 24 }
}

// ------------------------------------------------------------------ the tracks

export function trackAt(index: number): Rect {
  return { x: index * (TRACK.column + TRACK.gap), y: 0, width: TRACK.column, height: TRACKS_SIZE[1] }
}

export interface TrackBox extends Rect {
  from: number
  to: number
}

/** The boxes of a track from the highest down, each with its income on top. */
export function boxesOf(boxes: [number, number][], index: number): TrackBox[] {
  const { x, width } = trackAt(index)
  let y = TRACK.head + TRACK.tile + 6
  return boxes.toReversed().map(([from, to]) => {
    const height = TRACK.income + (to - from + 1) * TRACK.cell
    const box = { x, y, width, height, from, to }
    y += height + TRACK.box_gap
    return box
  })
}

/** The upper edge of a space inside its box. */
export function spaceY(box: TrackBox, space: number): number {
  return box.y + TRACK.income + (box.to - space) * TRACK.cell
}

/** The centres of the disks on one space: the first is ahead, on the left. */
export function disksAt(box: TrackBox, space: number, count: number): Point[] {
  const step = count < 3 ? 15 : count === 3 ? 12 : 10
  const left = box.x + box.width - 14 - (count - 1) * step
  return Array.from({ length: count }, (_, i) => ({ x: left + i * step, y: spaceY(box, space) + 12 }))
}

// ------------------------------------------------------------------ voyages, flags, score

export function voyageAt(slot: number, { voyage_columns: columns }: Layout): Rect {
  const [column, row] = [slot % columns, Math.floor(slot / columns)]
  return {
    x: column * (VOYAGE_WIDTH + layout.voyage_gap),
    y: row * (VOYAGE_HEIGHT + layout.voyage_gap),
    width: VOYAGE_WIDTH,
    height: VOYAGE_HEIGHT,
  }
}

export function voyageDiskAt(index: number): Point {
  return { x: 43 + index * 19.5, y: VOYAGE_HEIGHT - 15 }
}

/** The flags of the player order: one under another in the sea, in the units of the map. */
export function flagAt(place: number): Point {
  const [x, y] = layout.flag.first as [number, number]
  return { x, y: y + place * layout.flag.pitch }
}

export function lionAt(place: number): Point {
  const { x, y } = flagAt(place)
  return { x: x + 36, y: y + 11 }
}

/** A space of the score track: 0 at the top left, clockwise. */
export function scoreAt(points: number, [width, height]: [number, number]): Point {
  const { band, side, top } = SCORE
  const space = ((points % 100) + 100) % 100
  const [down, across] = [(height - band) / side, (width - band) / top]
  const edge = band / 2
  if (space <= top) return { x: edge + space * across, y: edge }
  if (space <= top + side) return { x: width - edge, y: edge + (space - top) * down }
  if (space <= 2 * top + side) return { x: width - edge - (space - top - side) * across, y: height - edge }
  return { x: edge, y: height - edge - (space - 2 * top - side) * down }
}

/** Whether a space stands in a column of the border, a row of it, or a corner. */
export function scoreEdge(space: number): 'corner' | 'side' | 'top' {
  const { side, top } = SCORE
  if ([0, top, top + side, 2 * top + side].includes(space)) return 'corner'
  return space < top || (space > top + side && space < 2 * top + side) ? 'top' : 'side'
}

// ------------------------------------------------------------------ anything

/** Where an element is drawn on the board; nothing for what lies in the panels alone. */
export function rectOf(element: string, view: View, at: Layout, { places }: Pick<Chart, 'places'>): Rect | null {
  const [kind = '', id = '', column = ''] = element.split(':')
  switch (kind) {
    case 'display':
      return rectOnBoard(at.city, columnAt(id, Number(column)))
    case 'location':
      return rectOnBoard(at.city, rowAt(id))
    case 'favor':
      return rectOnBoard(at.city, columnAt('castle', Object.keys(view.favors).indexOf(id) + 1))
    case 'card':
      return cardAt(id, view, at)
    case 'die':
      return dieAt(id, view, at)
    case 'node':
      return around(onBoard(at.map, places[id]!), 24 * at.map[2])
    case 'monastery': {
      const node = Object.keys(view.monasteries).find((space) => view.monasteries[space] === id)
      return node ? around(onBoard(at.map, places[node]!), 40 * at.map[2]) : null
    }
    case 'slot':
      return rectOnBoard(at.voyages, voyageAt(Number(id), at))
    case 'voyage':
      return view.voyages.includes(id) ? rectOnBoard(at.voyages, voyageAt(view.voyages.indexOf(id), at)) : null
    case 'track':
      return rectOnBoard(at.tracks, trackAt(Object.keys(view.tracks).indexOf(id)))
    default:
      return null
  }
}

function cardAt(card: string, view: View, at: Layout): Rect | null {
  for (const [location, cards] of Object.entries(view.display)) {
    const column = cards.indexOf(card)
    if (column >= 0) return rectOnBoard(at.city, columnAt(location, column + 1))
  }
  const group = view.groups.findIndex((pair) => pair.includes(card))
  if (group >= 0) return rectOnBoard(at.tracks, groupCardAt(group, view.groups[group]!.indexOf(card)))
  return view.discard.includes(card) ? rectOnBoard(at.piles, { x: 60, y: 12, width: 44, height: 60 }) : null
}

/** A die in its row or in the pool. */
function dieAt(die: string, view: View, at: Layout): Rect | null {
  const isActive = activeDie(view) === die
  if (isActive) return rectOnBoard(at.city, { ...activeAt(view.location), ...HOLDER })
  for (const [location, entries] of Object.entries(view.derived.rows)) {
    const index = entries.findIndex((entry) => entry.die === die)
    const isNow = view.phase === 'retrieve' && view.location === location
    if (index >= 0)
      return rectOnBoard(at.city, {
        ...diceAt(location, entries.length, isNow && activeDie(view) !== null, isNow)[index]!,
        ...HOLDER,
      })
  }
  return around(poolAt(at, die), at.pool.die / 2)
}

/** A card of a start pair: the pairs lie over the tracks while nobody has moved there. */
export function groupCardAt(group: number, index: number): Rect {
  const top = TRACK.head + TRACK.tile + 24
  return {
    x: 14 + index * (CARD_WIDTH + 12),
    y: top + group * (CARD_HEIGHT + 25),
    width: CARD_WIDTH,
    height: CARD_HEIGHT,
  }
}

function around({ x, y }: Point, reach: number): Rect {
  return { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach }
}
