/** The gates of Coimbra: how the one-way roads leave the town, with their arrow heads. */
import type { Point } from '../../../core/board/point'
import { between, beyond, point, towards } from './curve'

export interface Stretch {
  /** Blue, brown or ruby, as 1, 2 or 3: the monasteries of that stack have the same colour. */
  level: number
  path: string
}

/** The line of every step, by both of its ends. */
export type Steps = Map<string, Stretch>
export const stepKey = (from: string, to: string): string => (from < to ? `${from} ${to}` : `${to} ${from}`)

/** A road out of Coimbra: the line from the gate, and its arrow heads. */
export interface OneWay {
  gate: string
  path: string
  heads: string[]
}

type Places = Record<string, Point>

/** How far the road between the two ends of a gate's road swings towards the gate. */
const BULGE = 13
/** A line longer than this has a second arrow head on its way. */
const LONG = 46
const ARROW = 8

/** All roads out of the town; the lines of their steps join the others. */
export function oneWaysOf(
  roads: [string, string][],
  places: Places,
  steps: Steps,
  bends: Record<string, [number, number]>,
): OneWay[] {
  const gates = [...new Set(roads.map(([gate]) => gate))]
  return gates.flatMap((gate) => {
    const ends = roads.filter(([from]) => from === gate).map(([, end]) => end)
    const [first = '', second = ''] = ends
    return steps.has(stepKey(first, second))
      ? [forked(gate, [first, second], places, steps, bends[gate] ?? [0, 0])]
      : ends.map((end) => straight(gate, end, places, steps))
  })
}

function straight(gate: string, end: string, places: Places, steps: Steps): OneWay {
  const [from, to] = [places[gate]!, places[end]!]
  const tip = beyond(to, towards(to, from), 18)
  steps.set(stepKey(gate, end), { path: `M${point(from)}L${point(to)}`, level: 1 })
  return { gate, path: `M${point(from)}L${point(tip)}`, heads: [head(tip, towards(from, to))] }
}

/** Where the two ends are joined by a road, one line stands for both: it ends in a T on that road, as printed. */
function forked(
  gate: string,
  [first, second]: [string, string],
  places: Places,
  steps: Steps,
  bend: [number, number],
): OneWay {
  const [from, a, b] = [places[gate]!, places[first]!, places[second]!]
  const middle = between(a, b)
  const out = awayFrom(thirdOf(first, second, steps), a, b, places)
  const bulge = Math.min(BULGE, Math.hypot(b.x - a.x, b.y - a.y) * 0.24)
  const [control, foot] = [beyond(middle, out, 2 * bulge), beyond(middle, out, bulge)]
  const tip = beyond(foot, out, 9)
  const knee = beyond(foot, out, 26)
  const turn = { x: knee.x + bend[0], y: knee.y + bend[1] }
  const stem = `M${point(from)}Q${point(turn)} ${point(tip)}`
  steps.set(stepKey(first, second), { path: `M${point(a)}Q${point(control)} ${point(b)}`, level: 1 })
  for (const [end, at] of [
    [first, a],
    [second, b],
  ] as const)
    steps.set(stepKey(gate, end), {
      path: `${stem}L${point(foot)}Q${point(between(control, at))} ${point(at)}`,
      level: 1,
    })
  const half = between(between(from, turn), between(turn, tip))
  const isLong = Math.hypot(from.x - tip.x, from.y - tip.y) > LONG
  return {
    gate,
    path: stem,
    heads: [head(tip, towards(tip, foot)), ...(isLong ? [head(half, towards(from, tip))] : [])],
  }
}

/** The third stop of the triangle that two stops belong to. */
function thirdOf(first: string, second: string, steps: Steps): string | undefined {
  const beside = (node: string) =>
    [...steps.keys()].flatMap((key) =>
      key.split(' ').includes(node) ? key.split(' ').filter((end) => end !== node) : [],
    )
  return beside(first).find((node) => beside(second).includes(node))
}

/** The direction across the line from a to b, away from a third place. */
function awayFrom(third: string | undefined, a: Point, b: Point, places: Places): Point {
  const along = towards(a, b)
  const across = { x: -along.y, y: along.x }
  const other = third ? places[third]! : a
  const isNear = (other.x - a.x) * across.x + (other.y - a.y) * across.y > 0
  return isNear ? { x: along.y, y: -along.x } : across
}

/** An arrow head with its tip a little ahead of a point. */
function head(at: Point, ahead: Point): string {
  const aside = { x: -ahead.y, y: ahead.x }
  const wing = (side: number) => beyond(beyond(at, ahead, -ARROW * 0.7), aside, side * ARROW * 0.85)
  const notch = beyond(at, ahead, -ARROW * 0.25)
  return `M${[beyond(at, ahead, ARROW), wing(1), notch, wing(-1)].map(point).join('L')}z`
}
