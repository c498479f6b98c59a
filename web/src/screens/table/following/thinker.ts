import type { Seat } from '../../../core/game'
import type { TableStore } from '../../../core/store/table.svelte'

/** The bot that the table waits for now, whatever the screen shows. */
export function thinker({ update, seats }: TableStore): Seat | null {
  if (update?.state !== 'running' || update.actor === null || update.actor < 0) return null
  const seat = seats[update.actor]
  return seat?.bot ? seat : null
}
