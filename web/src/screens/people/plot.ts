/** The arithmetic of plots: scales, ticks, and labels that do not lie on each other. */
import { gameName } from '../../core/i18n/i18n.svelte'

/** A linear scale from values to places. */
export function scale(low: number, high: number, from: number, to: number): (value: number) => number {
  const span = high - low || 1
  return (value) => from + ((value - low) / span) * (to - from)
}

const STEPS = [10, 20, 50, 100, 200, 500, 1000]

/** Round values between two others, no more than are asked for. */
export function ticks(low: number, high: number, most = 5): number[] {
  const step = STEPS.find((one) => (high - low) / one <= most) ?? STEPS.at(-1)!
  const first = Math.ceil(low / step) * step
  return Array.from({ length: Math.max(0, Math.floor((high - first) / step) + 1) }, (_, i) => first + i * step)
}

/** Moments between two others, at equal distances. */
export function moments(first: number, last: number, count: number): number[] {
  if (first === last) return [first]
  return Array.from({ length: count }, (_, i) => first + ((last - first) * (i + 0.5)) / count)
}

/** The places of labels, in the order that they came: as near to where they belong as a gap between them allows. */
export function apart(wanted: readonly number[], gap: number, last: number): number[] {
  const order = wanted.map((_, i) => i).sort((one, other) => wanted[one]! - wanted[other]!)
  const placed = [...wanted]
  let above = -Infinity
  for (const i of order) above = placed[i] = Math.max(wanted[i]!, above + gap)
  let below = last + gap
  for (const i of order.toReversed()) below = placed[i] = Math.min(placed[i]!, below - gap)
  return placed
}

/** A path through points. */
export function path(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
}

/** The first word of a game's name. */
export const shortName = (game: string): string => gameName(game).split(/[ :]/)[0]!

/** How the line of each game is drawn: never by colour alone. */
export const LINES = [
  { colour: 'var(--ink-1)', dash: '' },
  { colour: 'var(--verdigris)', dash: '7 3' },
  { colour: 'var(--seal)', dash: '9 3 2 3' },
  { colour: 'var(--wood)', dash: '2 3' },
] as const

export const lineOf = (number: number) => LINES[number % LINES.length]!
