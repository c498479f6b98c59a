/** Which puzzle comes next. */
import type { PuzzleListedResponse } from '../../core/wire/rest'

/** The one after a puzzle that I have not solved yet; when all are solved, simply the one after it. */
export function nextOf(
  list: readonly PuzzleListedResponse[],
  now: string,
  solved: Record<string, boolean>,
): string | null {
  const at = list.findIndex(({ puzzle }) => puzzle === now)
  const following = [...list.slice(at + 1), ...list.slice(0, Math.max(at, 0))].map(({ puzzle }) => puzzle)
  return following.find((name) => !solved[name]) ?? following[0] ?? null
}

/** The address of a puzzle within what I practise. */
export function addressOfPuzzle(name: string, theme: string, level: number): string {
  const wanted = new URLSearchParams()
  if (theme) wanted.set('theme', theme)
  if (level) wanted.set('level', String(level))
  return `/puzzle/${name}${wanted.size ? `?${wanted}` : ''}`
}
