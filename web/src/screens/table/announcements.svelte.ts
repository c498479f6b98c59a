/** What is told to whoever cannot see the board: every move, and that it is their turn. */
import { onMount, untrack } from 'svelte'
import { announcer } from '../../core/a11y/announcer.svelte'
import { tellEvent } from '../../core/game'
import { say } from '../../core/i18n/i18n.svelte'
import type { LogPly } from '../../core/wire/messages'
import type { Seated } from './seated'

/** Call it while the table's component is set up. */
export function useAnnouncements(seated: () => Pick<Seated, 'store' | 'text'>): void {
  const isMine = $derived(seated().store.isMine)

  $effect(() => {
    if (!isMine) return
    untrack(() => {
      const { store, text } = seated()
      announcer.alert(`${say('web-your-turn')}: ${text(`decision-${store.update!.decision}`)}`)
    })
  })

  onMount(() => {
    const { store, text } = seated()
    const tell = (plies: LogPly[]) =>
      announcer.announce(plies.flatMap((line) => line.events.map((event) => tellEvent(text, event))))
    store.onplies = tell
    store.following.onshown = (steps) => tell(steps.flatMap(({ plies }) => plies))
  })
}
