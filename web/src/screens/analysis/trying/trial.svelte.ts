/** A turn that is tried from its beginning, as often as one likes and with free undo: nothing of it changes a game. */
import type { DescribedAction } from '../../../core/game'
import { attempt } from '../../../core/ui/errors'
import type { TryResponse } from '../../../core/wire/rest'

/** How much is shown of the better turn: nothing, its kind, its place, all of it. */
export type Helps = 0 | 1 | 2 | 3

/** What is known of a try, whatever it is a try at. */
type Tried = Pick<TryResponse, 'legal' | 'played' | 'ended'> & { verdict: string | null }

export abstract class Trial<Now extends Tried> {
  now = $state.raw<Now | null>(null)
  helps = $state<Helps>(0)
  busy = $state(false)
  /** The element whose actions are offered. */
  picked = $state<string | null>(null)
  /** What was done, as it was chosen: each step with everything that was forced by it. */
  #steps = $state.raw<string[][]>([])

  readonly canUndo: boolean = $derived(this.#steps.length > 0 && !this.busy)
  readonly canCheck: boolean = $derived(!!this.now?.ended && !this.now.verdict && !this.busy)

  /** Send what was done; null when nobody wants the answer any more. */
  protected abstract send(actions: string[], check: boolean): Promise<Now | null>
  /** What follows from an answer. */
  protected abstract take(now: Now): void

  /** The actions that touch an element. */
  at(element: string): DescribedAction[] {
    return (this.now?.legal ?? []).filter((action) => action.elements.includes(element))
  }

  /** A press on the board: what can only mean one thing is done, else it is asked. */
  pick(element: string, among?: DescribedAction[]): void {
    const meant = among ?? this.at(element)
    if (meant.length === 1) this.play(meant[0]!)
    else this.picked = meant.length ? element : null
  }

  play(action: DescribedAction): void {
    if (this.busy) return
    const before = this.#steps
    this.#steps = [...before, [action.text]]
    void this.#ask(false, before)
  }

  undo(): void {
    if (!this.canUndo) return
    this.#steps = this.#steps.slice(0, -1)
    void this.#ask(false)
  }

  again(): void {
    if (this.busy) return
    this.begin()
  }

  check(): void {
    if (this.canCheck) void this.#ask(true)
  }

  /** Begin the turn anew, whatever is under way. */
  protected begin(): void {
    this.#steps = []
    void this.#ask(false)
  }

  /** Ask again where the turn stands now. */
  protected look(): void {
    void this.#ask(false)
  }

  async #ask(check: boolean, before: string[][] | null = null): Promise<void> {
    this.busy = true
    this.picked = null
    await attempt(async () => {
      try {
        const now = await this.send(this.#steps.flat(), check)
        if (now) this.#take(now)
      } catch (error) {
        if (before) this.#steps = before
        throw error
      }
    })
    this.busy = false
  }

  /** What was forced belongs to the step that forced it. */
  #take(now: Now): void {
    const known = this.#steps.slice(0, -1).flat().length
    if (this.#steps.length) this.#steps = [...this.#steps.slice(0, -1), now.played.slice(known).map(({ text }) => text)]
    this.now = now
    this.take(now)
  }
}
