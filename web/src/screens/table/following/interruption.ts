import { lastMove } from '../../../core/store/log'
import type { LogPly } from '../../../core/wire/messages'
import type { Seated } from '../seated'

/** What somebody else did, and so I am asked in the middle of their turn; nothing where the turn is mine. */
export function interruption({ update, log, seats }: Seated['store'], module: Seated['module']): LogPly[] {
  if (!update?.decision || !module.answers?.includes(update.decision)) return []
  const move = lastMove(log)
  return move[0] && !seats[move[0].actor]?.you ? move : []
}
