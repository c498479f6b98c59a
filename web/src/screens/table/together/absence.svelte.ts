/** Who is away, and since when: as long as this browser has seen it. */
import { SvelteMap } from 'svelte/reactivity'
import { untrack } from 'svelte'
import type { TableStore } from '../../../core/store/table.svelte'

const EVERY = 1000

export interface Absence {
  seat: number
  name: string
  /** How long, in seconds. */
  seconds: number
}

/** The player who decides now and has been away for so long that a bot may play on. Call it during set-up. */
export function useAbsence(store: () => TableStore): () => Absence | null {
  const since = new SvelteMap<number, number>()
  let now = $state(Date.now())

  const missing = $derived(
    store().update?.state === 'running'
      ? store().seats.filter((seat) => !seat.connected && !seat.bot && !seat.you)
      : [],
  )

  $effect(() => {
    const away = new Set(missing.map((seat) => seat.seat))
    untrack(() => {
      for (const seat of since.keys()) if (!away.has(seat)) since.delete(seat)
      for (const seat of away) if (!since.has(seat)) since.set(seat, Date.now())
    })
    if (!away.size) return
    const timer = setInterval(() => (now = Date.now()), EVERY)
    return () => clearInterval(timer)
  })

  return () => {
    const found = missing.find((seat) => seat.deciding)
    const seconds = found ? Math.floor((now - (since.get(found.seat) ?? now)) / 1000) : 0
    return found && seconds >= Math.max(1, store().line.goneSeconds)
      ? { seat: found.seat, name: found.name, seconds }
      : null
  }
}
