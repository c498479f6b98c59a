/** Where the points of a game are drawn: plies from left to right, points from the bottom up. */
import type { Course } from '../past/course'

export interface Plot {
  left: number
  right: number
  top: number
  bottom: number
  least: number
  most: number
  x: (ply: number) => number
  y: (points: number) => number
  /** The ply that is drawn at a place. */
  ply: (x: number) => number
}

/** Room for the scale at the left, for the names at the right, and above and below the lines. */
const [LEFT, RIGHT, TOP, BOTTOM] = [36, 62, 10, 12]

/** `finals` are the points of the final scoring, which no ply of the game has. */
export function plotOf({ actors, points }: Course, finals: number[], size: { width: number; height: number }): Plot {
  const all = [0, ...finals, ...points.flatMap(({ scores }) => scores.slice(0, finals.length))]
  const [least, most] = [Math.min(...all), Math.max(1, ...all)]
  const [right, bottom] = [size.width - RIGHT, size.height - BOTTOM]
  const last = Math.max(1, actors.length)
  return {
    left: LEFT,
    right,
    top: TOP,
    bottom,
    least,
    most,
    x: (ply) => LEFT + (ply / last) * (right - LEFT),
    y: (value) => bottom - ((value - least) / (most - least)) * (bottom - TOP),
    ply: (x) => Math.round(Math.min(1, Math.max(0, (x - LEFT) / (right - LEFT))) * last),
  }
}

/** The line of one party: it stays until its points change. */
export function pathOf({ actors, points }: Course, plot: Plot, party: number): string {
  const round = (place: number) => Math.round(place * 10) / 10
  const corners = points.map(({ ply, scores }) => ({ x: round(plot.x(ply)), y: round(plot.y(scores[party] ?? 0)) }))
  const path = corners.map(({ x, y }, i) => (i === 0 ? `M${x} ${y}` : corners[i - 1]!.y === y ? '' : `H${x}V${y}`))
  return `${path.join('')}H${round(plot.x(actors.length))}`
}

/** A few round numbers between two. */
export function levels(least: number, most: number): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((one) => (most - least) / one <= 5) ?? 1000
  const first = Math.ceil(least / step)
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, i) => (first + i) * step)
}

/** Places on a line, moved so that each has room; their order stays. */
export function apartFrom(places: number[], room: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => places[b]! - places[a]!)
  const moved = [...places]
  order.forEach((i, rank) => {
    if (rank > 0) moved[i] = Math.min(moved[i]!, moved[order[rank - 1]!]! - room)
  })
  return moved
}
