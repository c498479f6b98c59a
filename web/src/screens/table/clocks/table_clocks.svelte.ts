/** The clocks of the table on the screen: what each shows now, and the warnings of whoever is running out of time. */
import { announcer } from '../../../core/a11y/announcer.svelte'
import { say } from '../../../core/i18n/i18n.svelte'
import { hear } from '../../../core/sound/sounds'
import { preferences } from '../../../core/store/preferences.svelte'
import { serverTime } from '../../../core/store/server_time.svelte'
import type { TableStore } from '../../../core/store/table.svelte'
import { readClock, warningBetween, type Reading } from './reading'
import { sayLeft } from './saying'

/** A tenth of what a full clock holds is told to whoever cannot see it. */
const SHARE = 0.1
const LAST = 10_000

export class TableClocks {
  constructor(private readonly store: TableStore) {}

  get clocks() {
    const update = this.store.update
    return update?.state === 'running' ? update.clocks : null
  }

  /** What the clock of a seat shows now. */
  read(seat: number): Reading {
    const held = this.store.update?.seats[seat]
    const facts = { isBot: !!held?.standin, isOwner: this.store.update?.turn?.owner === seat }
    return readClock(this.clocks!, seat, facts, serverTime.now)
  }

  /** The seat whose time runs; null when nobody's does. */
  get running(): number | null {
    return this.clocks?.running ?? null
  }

  /** Everybody's time, one sentence each. */
  tell(): void {
    if (!this.clocks) return
    const lines = this.store.seats.map((seat) => {
      const { bank, word } = this.read(seat.seat)
      const figure = bank === null ? say('web-clock-bot') : sayLeft(bank)
      return say('web-clock-of', { name: seat.name, figure, word: say(`web-clock-word-${word}`) })
    })
    announcer.announce(lines)
  }
}

/** Call it while the table's component is set up. */
export function useClocks(store: () => TableStore): TableClocks {
  const timing = new TableClocks(store())
  let before = Infinity

  const isTimed = $derived(timing.clocks !== null)
  $effect(() => (isTimed ? serverTime.watch() : undefined))
  $effect(() => {
    const seat = timing.running
    const clocks = timing.clocks
    if (seat === null || !clocks || clocks.rule.kind !== 'live' || !store().seats[seat]?.you) {
      before = Infinity
      return
    }
    const { bank, free } = timing.read(seat)
    const left = (bank ?? 0) + free
    if (warningBetween(before, left) !== null) hear('clock', preferences.sound)
    const told = [SHARE * clocks.rule.cap, LAST].some((mark) => before > mark && left <= mark)
    if (told) announcer.alert(say('web-clock-warning', { left: sayLeft(left) }))
    before = left
  })
  return timing
}
