/** The pips of a die as one path: their shape repeats its colour (square, round, diamond, triangle, ring). */
import type { Point } from '../../../core/board/point'
import { PIPS } from '../../../core/parts/pips'

function pipAt(enamel: string, { x, y }: Point, radius: number): string {
  const r = radius
  if (enamel === 'council') return `M${x - r * 0.86} ${y - r * 0.86}h${r * 1.72}v${r * 1.72}h${-r * 1.72}z`
  if (enamel === 'clerics')
    return `M${x} ${y - r * 1.3}l${r * 1.2} ${r * 1.3} ${-r * 1.2} ${r * 1.3} ${-r * 1.2} ${-r * 1.3}z`
  if (enamel === 'scholars') return `M${x} ${y - r * 1.2}l${r * 1.25} ${r * 2.1}h${-r * 2.5}z`
  const round = enamel === 'white' ? r * 0.8 : r
  return `M${x - round} ${y}a${round} ${round} 0 1 1 ${2 * round} 0a${round} ${round} 0 1 1 ${-2 * round} 0z`
}

/** The pips of a value around a middle, so far from each other. */
export function pipsOf(enamel: string, value: number, { x, y }: Point, step: number, radius: number): string {
  const places = PIPS[value] ?? []
  return places.map(([dx, dy]) => pipAt(enamel, { x: x + dx * step, y: y + dy * step }, radius)).join('')
}
