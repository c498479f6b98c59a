/** The shortest way of a pilgrim to a place, along the roads that the view lists (breadth-first search). */
import type { View } from '../shape'

type Roads = View['derived']['roads']

/** For every place that can be reached the one before it; roads never change, so an answer is kept with them. */
const known = new WeakMap<Roads, Map<string, ReadonlyMap<string, string>>>()

function cameFrom(roads: Roads, start: string): ReadonlyMap<string, string> {
  const answers = known.get(roads) ?? new Map<string, ReadonlyMap<string, string>>()
  known.set(roads, answers)
  const answer = answers.get(start) ?? explore(roads, start)
  answers.set(start, answer)
  return answer
}

function explore(roads: Roads, start: string): Map<string, string> {
  const before = new Map([[start, start]])
  for (const [node] of before) for (const next of roads[node] ?? []) if (!before.has(next)) before.set(next, node)
  return before
}

/** The places on the way, the first step first; empty where the pilgrim stands, null where no road leads. */
export function wayTo(view: View, seat: number, node: string): string[] | null {
  const start = view.players[seat]?.pilgrim
  if (!start) return null
  const before = cameFrom(view.derived.roads, start)
  if (!before.has(node)) return null
  const way: string[] = []
  for (let at = node; at !== start; at = before.get(at)!) way.unshift(at)
  return way
}

/** Whose way is shown: of whoever walks now, else mine. */
export function walkerOf(view: View, mine: number | undefined): number {
  const { pending } = view.derived
  return pending?.kind === 'step' && typeof pending.actor === 'number' ? pending.actor : (mine ?? 0)
}
