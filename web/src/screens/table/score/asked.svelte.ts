/** Which score somebody wants to have explained, as of which moment. It stays while he looks at the moves behind it. */
import { tick } from 'svelte'

export class AskedScore {
  /** The party, the seats first; null when nothing is asked. */
  party = $state<number | null>(null)
  /** The moment on the screen when it was asked; null is now, whatever happens. */
  ply = $state<number | null>(null)
  /** What to begin with: a number of one category was pressed. */
  category = $state<string | null>(null)
  /** Where to go back to. */
  back = $state.raw<(() => void) | null>(null)

  #opener: Element | null = null

  open(party: number, ply: number | null, category: string | null = null, back: (() => void) | null = null): void {
    if (this.party === null) this.#opener = document.activeElement
    this.party = party
    this.ply = ply
    this.category = category
    this.back = back
  }

  /** Close it; true when it was open. The focus goes back to the number that was pressed. */
  close(): boolean {
    if (this.party === null) return false
    const { back } = this
    this.party = this.category = this.back = null
    if (back) back()
    else void tick().then(() => this.#opener instanceof HTMLElement && this.#opener.focus({ preventScroll: true }))
    return true
  }
}
