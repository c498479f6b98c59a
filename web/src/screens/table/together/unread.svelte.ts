/** Lines of chat that I have not seen: others' lines since the chat was last open, also before a reload. */
import { untrack } from 'svelte'
import { noteSeen, seenAt } from '../../../core/store/last_seen'
import type { TableStore } from '../../../core/store/table.svelte'

/** How many lines are unread; `isOpen` says whether the chat is on the screen. Call it during set-up. */
export function useUnread(store: () => TableStore, isOpen: () => boolean): () => number {
  let seen = $state(untrack(() => seenAt(store().id, 'chat') ?? firstSeen(store())))
  const last = $derived(store().chat.at(-1)?.seq ?? 0)

  $effect(() => {
    if (!isOpen() || document.hidden || last <= seen) return
    seen = last
    noteSeen(store().id, last, 'chat')
  })

  return () => store().chat.filter((line) => line.seq > seen && line.user !== store().me).length
}

/** What was said before a spectator came is old; a player has missed it. */
function firstSeen(store: TableStore): number {
  const plays = store.seats.some((seat) => seat.you) || store.isHost
  return plays ? 0 : (store.chat.at(-1)?.seq ?? 0)
}
