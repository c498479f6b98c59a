/** Where things are drawn in a chart over the turns of a game. */

export interface Plot {
  width: number
  height: number
  left: number
  right: number
  top: number
  bottom: number
  low: number
  high: number
  x: (stop: number) => number
  y: (value: number) => number
  /** The stop that is drawn nearest to a place. */
  stop: (x: number) => number
}

/** A dash for each player's line, so that lines differ without their colour; the last is for whoever is no player. */
export const DASHES = ['none', '8 4', '10 3 2 3', '2 4', '14 4 2 4', '5 3'] as const

const round = (place: number) => Math.round(place * 10) / 10

/** A chart of some stops, with values from low to high. */
export function plotOf(
  size: { width: number; height: number },
  margins: { left: number; right: number; top: number; bottom: number },
  count: number,
  low: number,
  high: number,
): Plot {
  const [left, right] = [margins.left, Math.max(margins.left + 1, size.width - margins.right)]
  const [top, bottom] = [margins.top, size.height - margins.bottom]
  const last = Math.max(1, count - 1)
  return {
    ...size,
    left,
    right,
    top,
    bottom,
    low,
    high,
    x: (stop) => round(left + (stop / last) * (right - left)),
    y: (value) => round(bottom - ((value - low) / (high - low || 1)) * (bottom - top)),
    stop: (x) => Math.round(Math.min(1, Math.max(0, (x - left) / (right - left))) * last),
  }
}

/** A line through values, one a stop. */
export const lineOf = (plot: Plot, values: number[]): string =>
  values.map((value, stop) => `${stop ? 'L' : 'M'}${plot.x(stop)} ${plot.y(value)}`).join('')

/** The same in steps: a value stays until the next stop. */
export const stepsOf = (plot: Plot, values: number[]): string =>
  values.map((value, stop) => (stop ? `H${plot.x(stop)}V${plot.y(value)}` : `M${plot.x(0)} ${plot.y(value)}`)).join('')

/** The area between two lines. */
export function bandOf(plot: Plot, lower: number[], upper: number[]): string {
  const back = lower.map((value, stop) => `L${plot.x(stop)} ${plot.y(value)}`).toReversed()
  return `${lineOf(plot, upper)}${back.join('')}Z`
}

/** The upper edge of every seat's part in a pile, the first seat at the bottom. */
export const edgesOf = (row: number[]): number[] =>
  row.map((_, seat) => row.slice(0, seat + 1).reduce((sum, share) => sum + share, 0))

/** A few round numbers between two. */
export function levelsOf(low: number, high: number, most = 5): number[] {
  const step = [1, 2, 5, 10, 15, 20, 25, 50, 100, 200, 500].find((one) => (high - low) / one <= most) ?? 1000
  const first = Math.ceil(low / step)
  return Array.from({ length: Math.max(0, Math.floor(high / step) - first + 1) }, (_, i) => (first + i) * step)
}

/** Places down a line, moved apart so that each has room, within bounds; their order stays. */
export function spread(places: number[], room: number, top: number, bottom: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => places[a]! - places[b]!)
  const moved = [...places]
  let least = top
  for (const i of order) {
    moved[i] = Math.max(moved[i]!, least)
    least = moved[i] + room
  }
  let most = bottom
  for (const i of order.toReversed()) {
    moved[i] = Math.min(moved[i]!, most)
    most = moved[i] - room
  }
  return moved
}

/** For every seat the stop where its area is highest and no other name stands near. */
export function namePlaces(rows: number[][], seats: number[], apart: number): number[] {
  const margin = Math.ceil(rows.length / 10)
  const placed: number[] = []
  for (const seat of seats) {
    const free = rows
      .map((row, stop) => ({ stop, share: row[seat]! }))
      .slice(margin, Math.max(margin + 1, rows.length - margin))
      .toSorted((a, b) => b.share - a.share || a.stop - b.stop)
    const found = free.find(({ stop }) => placed.every((other) => Math.abs(other - stop) >= apart)) ?? free[0]
    placed.push(found?.stop ?? 0)
  }
  return placed
}
