/** Where I left a table: from there on the log says that it is new, and whoever comes back is told how much. */
import { untrack } from 'svelte'
import { noteSeen, seenAt } from '../../../core/store/last_seen'
import type { TableStore } from '../../../core/store/table.svelte'

/** It is written down after the drawing, which it would hold up. */
const PAUSE = 100

export interface LastSeen {
  since: number
  /** The moves of others since then. */
  missed: number
}

/** Call it while the table's component is set up. */
export function useLastSeen(store: () => TableStore): LastSeen {
  $effect(() => {
    const { id, update } = store()
    const seen = update!.ply
    if (document.hidden) return
    const later = setTimeout(() => noteSeen(id, seen), PAUSE)
    return () => clearTimeout(later)
  })

  return untrack(() => {
    const { id, update, log, logFrom, seats } = store()
    const since = seenAt(id) ?? update!.ply
    const unknown = Math.max(0, logFrom - since) // so much has happened that not all of it is here
    return { since, missed: unknown + log.filter((line) => line.ply >= since && !seats[line.actor]?.you).length }
  })
}
