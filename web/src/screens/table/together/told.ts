/** What the log tells about people's wishes: what would be taken back, what a bot did for somebody. */
import type { Text } from '../../../core/game'
import type { LogPly } from '../../../core/wire/messages'

/** What was decided at a ply, in words (empty when it lies too far back), and how many decisions were taken since. */
export function takenBack(log: LogPly[], ply: number, text: Text): { what: string; moves: number } {
  const line = log.find((known) => known.ply === ply)
  const moves = log.filter((known) => known.ply >= ply && (known.by === 'user' || known.by === 'bot')).length
  return { what: line ? text(line.action.message, line.action.arguments) : '', moves }
}

/** How many decisions a bot took for a seat since its owner last decided, and the ply of the first. */
export function standsIn(log: LogPly[], seat: number): { moves: number; first: number } {
  const own = log.filter((line) => line.actor === seat && (line.by === 'user' || line.by === 'bot'))
  const last = own.findLastIndex((line) => line.by === 'user')
  const done = own.slice(last + 1)
  return { moves: done.length, first: done[0]?.ply ?? 0 }
}
