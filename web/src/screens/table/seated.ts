/** Everything that the parts of a table share. */
import type { GameModule, Text } from '../../core/game'
import type { GameResponse } from '../../core/wire/rest'
import type { TableStore } from '../../core/store/table.svelte'
import type { Turn } from './turn/turn.svelte'

export interface Seated {
  store: TableStore
  turn: Turn
  module: GameModule<unknown, unknown>
  info: GameResponse
  components: unknown
  text: Text
  /** Open the rules, at a rule if one is given. */
  openRules: (rule: string | null) => void
}

/** A player's points: those on the board, and when the game is over those of the final scoring. */
export function pointsOf({ store, module }: Pick<Seated, 'store' | 'module'>, seat: number): number {
  const result = store.moment ? store.moment.result : store.update?.result
  const standing = result?.standings.find((known) => known.party === `seat-${seat}`)
  return standing?.points ?? module.score(store.view, seat)
}
