/**
 * The log as far as this browser has it: its newest plies without a gap. A game may have thousands; the server tells the
 * newest part, and earlier ones when they are asked for.
 */
import type { LogPart, LogPly } from '../wire/messages'

/** The log after an update: its part replaces everything from there on. What does not meet it is forgotten. */
export function continued(log: LogPly[], part: LogPart): LogPly[] {
  const first = log[0]?.ply ?? part.from
  const kept = part.from - first
  return kept >= 0 && kept <= log.length ? [...log.slice(0, kept), ...part.plies] : part.plies
}

/** What an update adds to a game of which `end` plies were known; nothing when it takes some back. */
export function added(end: number, part: LogPart): LogPly[] {
  return end <= part.from + part.plies.length ? part.plies.filter((line) => line.ply >= end) : []
}

/** What an update says about a game of which `end` plies were known: it begins anew (an undo, a first look), stays, or goes on. */
export function courseOf(log: LogPly[], end: number | null, part: LogPart): 'anew' | 'same' | 'on' {
  const reached = part.from + part.plies.length
  if (end === null || reached < end) return 'anew'
  const last = log.at(-1)
  const again = last && part.plies[last.ply - part.from]
  if (again && (again.actor !== last.actor || again.action.text !== last.action.text)) return 'anew'
  return reached > end ? 'on' : 'same'
}

/** Whether somebody chose this; else chance or the rules did. */
export const isChosen = ({ by, actor }: LogPly): boolean => actor >= 0 && by !== 'forced' && by !== 'chance'

/**
 * The last action that somebody chose, with the forced ones and the chance that followed. The set-up is no move: there
 * nobody has chosen anything.
 */
export function lastMove(log: LogPly[]): LogPly[] {
  const chosen = log.findLastIndex(isChosen)
  return chosen < 0 ? [] : log.slice(chosen)
}

/** The log with an earlier part before it; unchanged when they do not meet (something was undone meanwhile). */
export function preceded(log: LogPly[], end: number, part: LogPart): LogPly[] {
  return part.from + part.plies.length === (log[0]?.ply ?? end) ? [...part.plies, ...log] : log
}
