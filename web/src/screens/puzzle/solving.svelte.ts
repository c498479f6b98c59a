/** A puzzle being solved: the turn is played as often as one likes, with free undo; then it is judged. */
import type { DescribedAction } from '../../core/game'
import { announcer } from '../../core/a11y/announcer.svelte'
import { say } from '../../core/i18n/i18n.svelte'
import { session } from '../../core/store/session.svelte'
import { attempt } from '../../core/ui/errors'
import { answer, api } from '../../core/wire/api'
import type { PuzzleResponse, PuzzleTryResponse } from '../../core/wire/rest'
import type { Helps } from '../analysis/trying/trying.svelte'

export class Solving {
  now = $state.raw<PuzzleTryResponse | null>(null)
  helps = $state<Helps>(0)
  busy = $state(false)
  /** The element whose actions are offered. */
  picked = $state<string | null>(null)
  /** How often it was checked. */
  tries = $state(0)
  /** What is known of the solution, once it may be known. */
  solution = $state.raw<PuzzleTryResponse['solution']>(null)
  help = $state.raw<PuzzleTryResponse['help']>(null)
  isSolved = $state(false)
  /** What was done, as it was chosen: each step with everything that was forced by it. */
  #steps = $state.raw<string[][]>([])

  constructor(readonly puzzle: PuzzleResponse) {
    void this.#ask(false)
  }

  readonly canUndo: boolean = $derived(this.#steps.length > 0 && !this.busy)
  readonly canCheck: boolean = $derived(!!this.now?.ended && !this.now.verdict && !this.busy)

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
    this.#steps = []
    void this.#ask(false)
  }

  check(): void {
    if (this.canCheck) void this.#ask(true)
  }

  /** The next of three helps; the last is the solution, told from the beginning of the turn. */
  more(): void {
    if (this.helps === 3 || this.busy) return
    this.helps = (this.helps + 1) as Helps
    if (this.helps === 3) this.#steps = []
    void this.#ask(false)
  }

  async #ask(check: boolean, before: string[][] | null = null): Promise<void> {
    this.busy = true
    this.picked = null
    await attempt(async () => {
      try {
        await session.ensure(say('web-guest-name'))
        const params = { path: { puzzle: this.puzzle.puzzle } }
        const body = { actions: this.#steps.flat(), check, helps: this.helps }
        this.#take(await answer(api.POST('/api/puzzles/{puzzle}/tries', { params, body })))
      } catch (error) {
        if (before) this.#steps = before
        throw error
      }
    })
    this.busy = false
  }

  /** What was forced belongs to the step that forced it. */
  #take(now: PuzzleTryResponse): void {
    const known = this.#steps.slice(0, -1).flat().length
    if (this.#steps.length) this.#steps = [...this.#steps.slice(0, -1), now.played.slice(known).map(({ text }) => text)]
    this.now = now
    this.help = now.help
    this.solution = now.solution ?? this.solution
    if (!now.verdict) return
    this.tries += 1
    this.isSolved ||= now.verdict !== 'no'
    announcer.announce([say(`web-puzzle-${now.verdict}`)])
  }
}
