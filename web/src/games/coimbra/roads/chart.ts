/**
 * The pilgrim map as it is drawn: where every place lies and how the roads run between them. The published map has places
 * tuned by hand (`layout.json`); any other edition is laid out from the coordinates in its own data.
 */
import { readLayout } from '../../../core/board/layout'
import type { Point } from '../../../core/board/point'
import type { Box, MapNode } from '../components'
import layout from '../layout.json'
import { beyond, piece, point, towards } from './curve'
import { oneWaysOf, stepKey, type Stretch, type OneWay, type Steps } from './gates'

export interface Road extends Stretch {
  from: string
  to: string
}

export interface Chart {
  /** Whether this is the published map, with its sea and coast. */
  isPublished: boolean
  places: Record<string, Point>
  /** How large the tile of a monastery is drawn. */
  tile: number
  roads: Road[]
  oneWays: OneWay[]
  steps: Readonly<Steps>
}

type Pair = [number, number]

const PLACES = readLayout<Record<string, Pair>>(layout.places)
const CHAINS = layout.chains.map((chain) => chain.split(' '))
/** How the line from a gate gives way to what stands beside it. */
const BENDS = readLayout<Record<string, Pair>>(layout.bends)
const LEVEL: Record<string, number> = { blue: 1, brown: 2, ruby: 3 }
/** Where the places of another edition go: right of the flags, and so that no tile is cut off. */
const FRAME = { left: 152, right: 430, top: 48, bottom: 612 }
/** There the tiles are smaller, and the town is at least this wide. */
const [SMALL_TILE, TOWN] = [0.96, 78]
/** What a ring keeps clear of: the tile of a monastery around its middle, and another ring. */
const CLEAR = { aside: 56, above: 48, below: 46, ring: 27 }

export const levelOf = (color: string | undefined): number => LEVEL[color ?? ''] ?? 1

const drawn = new WeakMap<Box, Chart>()

/** Draw the map of an edition once; afterwards it is known. */
export function chartOf(box: Box): Chart {
  const known = drawn.get(box)
  if (known) return known
  const chart = draw(box)
  drawn.set(box, chart)
  return chart
}

function draw({ nodes, roads }: Box): Chart {
  const isPublished = nodes.length === Object.keys(PLACES).length && nodes.every(({ id }) => id in PLACES)
  const places = isPublished ? tuned() : eased(withTown(fitted(nodes), nodes), nodes)
  const smooth = isPublished ? chained(places) : new Map<string, string>()
  const steps: Steps = new Map()
  for (const [from, to, color] of roads.twoWay) {
    const straight = `M${point(places[from]!)}L${point(places[to]!)}`
    steps.set(stepKey(from, to), { path: smooth.get(stepKey(from, to)) ?? straight, level: levelOf(color) })
  }
  const oneWays = oneWaysOf(roads.oneWay, places, steps, isPublished ? BENDS : {})
  return {
    isPublished,
    places,
    tile: isPublished ? layout.monastery_scale : SMALL_TILE,
    roads: roads.twoWay.map(([from, to]) => ({ from, to, ...steps.get(stepKey(from, to))! })),
    oneWays,
    steps,
  }
}

const tuned = () => Object.fromEntries(Object.entries(PLACES).map(([id, [x, y]]) => [id, { x, y }]))

/** Coordinates of the data, stretched over the frame. */
function fitted(nodes: MapNode[]): Record<string, Point> {
  const [xs, ys] = [nodes.map(({ x }) => x), nodes.map(({ y }) => y)]
  const stretch = (value: number, all: number[], from: number, to: number) =>
    from + ((value - Math.min(...all)) / (Math.max(...all) - Math.min(...all) || 1)) * (to - from)
  return Object.fromEntries(
    nodes.map(({ id, x, y }) => [
      id,
      { x: stretch(x, xs, FRAME.left, FRAME.right), y: stretch(y, ys, FRAME.top, FRAME.bottom) },
    ]),
  )
}

/** The gates so far apart that the town can be seen between them. */
function withTown(places: Record<string, Point>, nodes: MapNode[]): Record<string, Point> {
  const gates = nodes.filter(({ kind }) => kind === 'corner').map(({ id }) => places[id]!)
  const [xs, ys] = [gates.map(({ x }) => x), gates.map(({ y }) => y)]
  const middle = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 }
  const grown = Math.max(1, TOWN / (Math.max(...xs) - Math.min(...xs)))
  for (const gate of gates) gate.x = middle.x + (gate.x - middle.x) * grown
  return places
}

/** Move the rings off the tiles and off each other, a little at a time (relaxation), and no further than needed. */
function eased(places: Record<string, Point>, nodes: MapNode[]): Record<string, Point> {
  const stops = nodes.filter(({ kind }) => kind === 'stopover').map(({ id }) => places[id]!)
  const tiles = nodes.filter(({ kind }) => kind === 'monastery').map(({ id }) => places[id]!)
  for (let round = 0; round < 60; round++)
    for (const stop of stops) {
      for (const tile of tiles) leaveTile(stop, tile)
      for (const other of stops) {
        const apart = Math.hypot(stop.x - other.x, stop.y - other.y)
        if (other === stop || apart >= CLEAR.ring) continue
        Object.assign(stop, beyond(stop, towards(other, stop), (CLEAR.ring - apart) / 2))
      }
    }
  return places
}

/** Out of a tile by the nearest of its four sides. */
function leaveTile(stop: Point, tile: Point): void {
  const [dx, dy] = [stop.x - tile.x, stop.y - tile.y]
  const ways = [
    { by: CLEAR.aside + dx, to: { x: tile.x - CLEAR.aside, y: stop.y } },
    { by: CLEAR.aside - dx, to: { x: tile.x + CLEAR.aside, y: stop.y } },
    { by: CLEAR.above + dy, to: { x: stop.x, y: tile.y - CLEAR.above } },
    { by: CLEAR.below - dy, to: { x: stop.x, y: tile.y + CLEAR.below } },
  ]
  if (ways.every(({ by }) => by > 0)) Object.assign(stop, ways.toSorted((a, b) => a.by - b.by)[0]!.to)
}

/** The roads that run on smoothly through their stops. */
function chained(places: Record<string, Point>): Map<string, string> {
  const found = new Map<string, string>()
  for (const chain of CHAINS) {
    const isRing = chain[0] === chain.at(-1)
    const last = chain.length - 1
    const at = (i: number) => places[chain[isRing ? (i + last) % last : Math.max(0, Math.min(last, i))]!]!
    for (let i = 0; i < last; i++)
      found.set(stepKey(chain[i]!, chain[i + 1]!), `M${point(at(i))}${piece(at(i - 1), at(i), at(i + 1), at(i + 2))}`)
  }
  return found
}
