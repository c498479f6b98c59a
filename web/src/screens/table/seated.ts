/** Everything that the parts of a table share. */
import type { Components, GameModule, Text } from '../../core/game'
import type { GameInfo } from '../../core/protocol'
import type { TableStore } from '../../core/table.svelte'
import type { Turn } from './turn.svelte'

export interface Seated {
  store: TableStore
  turn: Turn
  module: GameModule
  info: GameInfo
  components: Components
  text: Text
  /** Open the rules, at a rule if one is given. */
  openRules(rule: string | null): void
}
