/** A line of likely actions on any board: each step is numbered on what it touches, in the colour and with the glyph of its seat. */
import type { Point } from '../point'

/** One action of a line: the elements that it touches, whose it is, and its number from 1. */
export interface LineMark {
  elements: string[]
  /** The glyph of the seat, 0..4. */
  glyph: number
  step: number
  /** Whether it belongs to the turn itself; what others will likely answer is dotted. */
  own: boolean
}

/** A number on the board, and the arcs that join it with the other elements of its action. */
export interface LineSeal extends Point {
  mark: LineMark
  arcs: string[]
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 })

/** A bow from one place to another, bent to the left of its way. */
export function arc(from: Point, to: Point): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const bend = { x: (from.x + to.x) / 2 + dy * 0.22, y: (from.y + to.y) / 2 - dx * 0.22 }
  return `M${round(from.x)} ${round(from.y)}Q${round(bend.x)} ${round(bend.y)} ${round(to.x)} ${round(to.y)}`
}

const round = (number: number) => Math.round(number * 10) / 10

/** Where the numbers of a line stand: at the first element of each action that is drawn; those that would cover another step aside. */
export function sealsOf(line: LineMark[], find: (element: string) => Box | null, size: number): LineSeal[] {
  const placed: LineSeal[] = []
  for (const mark of line) {
    const places = mark.elements.flatMap((element) => find(element) ?? []).map(middle)
    if (!places.length) continue
    const [first, ...others] = places
    let { x } = first!
    while (placed.some((seal) => Math.abs(seal.x - x) < size && Math.abs(seal.y - first!.y) < size)) x += size
    placed.push({ x, y: first!.y, mark, arcs: others.slice(0, 3).map((other) => arc(first!, other)) })
  }
  return placed
}
