/** Warns before a blunder, for whoever wishes it: what waits for confirmation is looked at, and what it gives away is told. */
import { announcer } from '../../../core/a11y/announcer.svelte'
import type { DescribedAction } from '../../../core/game'
import { i18n, say } from '../../../core/i18n/i18n.svelte'
import { preferences } from '../../../core/store/preferences.svelte'
import type { TableStore } from '../../../core/store/table.svelte'
import type { WarningMessage } from '../../../core/wire/messages'

/** A whole win, as losses are told. */
const WIN = 10_000
/** A point of margin, as they are told to whoever plays alone. */
const POINT = 100

export class Caution {
  /** The last thing that was found. */
  #heard = $state.raw<WarningMessage | null>(null)

  constructor(private readonly store: () => TableStore) {}

  /** Have an action looked at that waits for confirmation; a refusal is no news to anybody. */
  look(action: DescribedAction | null): void {
    const store = this.store()
    const update = store.update
    if (!preferences.warn || !action?.hands_over || !update?.hints.allowed || update.lesson) return
    const { seq, actor } = update
    store.onwarning = (message) => this.#hear(message)
    void store.line.ask({ type: 'warn', table: store.id, seq, seat: actor!, action: action.id }).catch(() => {})
  }

  /** What is to be said of an action; empty when nothing speaks against it, or nothing is known. */
  told(action: DescribedAction | null): string {
    const heard = this.#heard
    const isMeant = heard?.action === action?.id && heard?.seq === this.store().update?.seq
    return heard?.bad && isMeant ? this.#tell(heard) : ''
  }

  #hear(message: WarningMessage): void {
    this.#heard = message
    if (message.bad) announcer.announce([this.#tell(message)])
  }

  #tell({ loss }: WarningMessage): string {
    if (this.store().seats.length === 1) return say('web-warn-points', { points: number(loss / POINT) })
    return say('web-warn-share', { share: percent(loss / WIN) })
  }
}

const percent = (share: number) =>
  new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 0 }).format(share)
const number = (value: number) => new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 0 }).format(value)
