/** Where everything lies, in units of the board: the ring of islands, the path, the temple, the council and the pier. */
import { seeded } from '../../core/parts/seeded'
import type { Point } from '../../core/board/point'
import { readLayout } from '../../core/board/layout'
import layouts from './layout.json'
import type { View } from './shape'

type Pair = [number, number]

/** The hand-tuned part: one drawing for wide windows, another one for phones. */
export interface Layout {
  top: number
  width: number
  height: number
  /** A phone's drawing has larger units, so that the shell shows the whole of it. */
  unit: number
  names: boolean
  islands: Pair[]
  arrows: Pair[]
  island: Pair
  /** From one party's pieces to the next on an island. */
  column: number
  temple: Pair
  /** The temple island: centre and half its size. */
  frame: [number, number, number, number]
  hexagon: number
  stone: number
  number: number
  stone_number: number
  name: number
  label: number
  chip: number
  slots: Pair[]
  gate: Pair
  /** First and last chair, their height, how much the row sags, the width of a chair. */
  council: [number, number, number, number, number]
  council_label: Pair | null
  /** From, to, height, first place and distance of the places. */
  pier: [number, number, number, number, number]
  pier_label: Pair | null
  /** Centre and radius. */
  meditation: [number, number, number]
  neck: string | null
  meditation_label: Pair | null
  legend: Pair
  moon: [number, number, number] | null
}

export const WIDE = readLayout<Layout>(layouts.wide)
export const PHONE = readLayout<Layout>(layouts.phone)

const at = ([x, y]: Pair): Point => ({ x, y })

/** The centre of an island by its place in the ring. */
export function islandAt(layout: Layout, view: View, island: string): Point | null {
  const place = layout.islands[view.ring.indexOf(island)]
  return place ? at(place) : null
}

/** A party's column on an island, from the island's centre. */
export function columnAt(layout: Layout, party: number, parties: number): number {
  return (party - (parties - 1) / 2) * layout.column
}

/** Heights on an island, from its centre: shrines, standing and lying novices. */
export const SHRINE_Y = 3
export const STANDING_Y = 35
export const LYING_Y = 71

/** The middle of a space of the temple: four in an even column, three between them (LU-1.3). */
export function hexAt({ temple: [x, y], hexagon }: Layout, slot: number, position: number): Point {
  const isOdd = position > 3
  const column = 2 * slot + (isOdd ? 1 : 0)
  const row = isOdd ? position - 3.5 : position
  return { x: x + (column - 3.5) * 1.5 * hexagon, y: y + (row - 1.5) * Math.sqrt(3) * hexagon }
}

/** Where a stone belongs in the temple. */
export function spaceAt(layout: Layout, view: View, stone: number): Point | null {
  const slot = view.derived.temple.findIndex((spaces) => spaces.includes(stone))
  return slot < 0 ? null : hexAt(layout, slot, view.derived.temple[slot]!.indexOf(stone))
}

/** Where a stone lies now: on the path or in the temple. */
export function stoneAt(layout: Layout, view: View, stone: number): Point | null {
  if (view.stones[stone]?.place !== 'path') return spaceAt(layout, view, stone)
  return slotAt(
    layout,
    view.derived.path.findIndex((slot) => slot.stone === stone),
  )
}

export function slotAt(layout: Layout, index: number): Point | null {
  const slot = layout.slots[index]
  return slot ? at(slot) : null
}

export function chairAt({ council: [first, last, y, sag] }: Layout, chair: number, chairs: number): Point {
  const along = chair / (chairs - 1)
  return { x: first + (last - first) * along, y: y + sag * (2 * along - 1) ** 2 }
}

export function pierAt({ pier: [start, , y, pad, gap] }: Layout, party: number): Point {
  return { x: start + pad + party * gap, y: y - 5 }
}

/** One entry of the legend: a swatch, a sign and a word of nine letters. In heights of its letters. */
const ENTRY = 7.3

/** Where the legend of the path's bands lies: `step` from one of its entries to the next. */
export function legendBox({ legend: [x, y], label }: Layout, entries: number) {
  const step = label * ENTRY
  return { x: x - (entries * step) / 2, y: y - label * 0.95, width: entries * step, height: label * 1.2, step }
}

/** The middle of an element, for what moves between elements. */
export function placeOf(layout: Layout, view: View, element: string): Point | null {
  const [kind, id = ''] = element.split(':')
  if (kind === 'island') return islandAt(layout, view, id)
  if (kind === 'figure') return islandAt(layout, view, view.figures[id] ?? '')
  if (kind === 'beside') {
    const island = islandAt(layout, view, id)
    return island && { x: island.x, y: island.y + LYING_Y }
  }
  if (kind === 'stone') return stoneAt(layout, view, Number(id))
  if (kind === 'pier') return pierAt(layout, Number(id))
  if (kind === 'chair') return chairAt(layout, Number(id), view.council.length)
  return null
}

export function hexagon(radius: number, x = 0, y = 0): string {
  const corners = Array.from({ length: 6 }, (_, i) => {
    const angle = (i * Math.PI) / 3
    return `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`
  })
  return `M${corners.join('L')}Z`
}

const round = (value: number) => Math.round(value * 10) / 10

/** A curve through points; a closed one comes back to the first. */
export function curve(points: Point[], isClosed = false): string {
  const count = points.length
  const point = (i: number) => points[isClosed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))]!
  let d = `M${round(point(0).x)} ${round(point(0).y)}`
  for (let i = 0; i < (isClosed ? count : count - 1); i++) {
    const [before, from, to, after] = [point(i - 1), point(i), point(i + 1), point(i + 2)]
    const bends = [
      from.x + (to.x - before.x) / 6,
      from.y + (to.y - before.y) / 6,
      to.x - (after.x - from.x) / 6,
      to.y - (after.y - from.y) / 6,
      to.x,
      to.y,
    ]
    d += `C${bends.map(round).join(' ')}`
  }
  return isClosed ? `${d}Z` : d
}

/** The middle line of the path from one slot to another, half a slot longer on either side. */
export function section(layout: Layout, first: number, last: number): string {
  const slot = (i: number) => at(layout.slots[Math.max(0, Math.min(layout.slots.length - 1, i))]!)
  const middle = (i: number, j: number) => {
    const [a, b] = [slot(i), slot(j)]
    // Before the gate and behind the pier there is no slot: the line goes straight on.
    if (a.x === b.x && a.y === b.y) {
      const inner = slot(i === 0 || j === -1 ? 1 : layout.slots.length - 2)
      return { x: a.x + (a.x - inner.x) * 0.5, y: a.y + (a.y - inner.y) * 0.5 }
    }
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  }
  const inside = Array.from({ length: last - first + 1 }, (_, i) => slot(first + i))
  return curve([middle(first, first - 1), ...inside, middle(last, last + 1)])
}

/** An island's coast: a rounded rectangle with a few bays, always the same for the same name. */
export function coast(
  name: string,
  width: number,
  height: number,
  { x = 0, y = 0, bays = 3.6, corners = 16, roundness = 3 } = {},
): string {
  const chance = seeded(name)
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = Math.PI + (2 * Math.PI * i) / corners
    const bent = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / roundness)
    const [dx, dy] = [(width / 2) * bent(Math.cos(angle)), (height / 2) * bent(Math.sin(angle))]
    const bay = 1 + (chance() * 2 - 1) * (bays / Math.hypot(dx, dy))
    return { x: x + dx * bay, y: y + dy * bay }
  })
  return curve(points, true)
}
