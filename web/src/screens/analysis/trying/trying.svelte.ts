/** A turn that is tried again from its beginning, as often as one likes: nothing of it changes the game. */
import type { DescribedAction } from '../../../core/game'
import { announcer } from '../../../core/a11y/announcer.svelte'
import { say } from '../../../core/i18n/i18n.svelte'
import { attempt } from '../../../core/ui/errors'
import { answer, api } from '../../../core/wire/api'
import type { TryResponse, TurnShape } from '../../../core/wire/rest'

/** How much is shown of the better turn: nothing, its kind, its place, all of it. */
export type Helps = 0 | 1 | 2 | 3

export class Trying {
  turn = $state.raw<TurnShape | null>(null)
  now = $state.raw<TryResponse | null>(null)
  helps = $state<Helps>(0)
  busy = $state(false)
  /** The element whose actions are offered. */
  picked = $state<string | null>(null)
  /** How the last try of every turn was judged. */
  verdicts = $state<Record<string, string>>({})
  /** What was done, as it was chosen: each step with everything that was forced by it. */
  #steps = $state.raw<string[][]>([])

  constructor(
    private readonly analysis: string,
    private readonly key: string | null,
  ) {}

  readonly canUndo: boolean = $derived(this.#steps.length > 0 && !this.busy)
  readonly isSolved: boolean = $derived(this.now?.verdict === 'best' || this.now?.verdict === 'good')

  begin(turn: TurnShape): void {
    this.turn = turn
    this.helps = 0
    this.#steps = []
    void this.#ask(false)
  }

  close(): boolean {
    if (!this.turn) return false
    this.turn = this.now = this.picked = null
    return true
  }

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
    this.#steps = []
    void this.#ask(false)
  }

  check(): void {
    if (this.now?.ended && !this.busy) void this.#ask(true)
  }

  help(): void {
    if (this.helps < 3) this.helps = (this.helps + 1) as Helps
  }

  async #ask(check: boolean, before: string[][] | null = null): Promise<void> {
    const { turn } = this.turn!
    const body = { turn, actions: this.#steps.flat(), check, helps: this.helps, key: this.key ?? '' }
    this.busy = true
    this.picked = null
    await attempt(async () => {
      try {
        const params = { path: { analysis: this.analysis } }
        const now = await answer(api.POST('/api/analyses/{analysis}/tries', { params, body }))
        if (this.turn?.turn !== turn) return
        this.#take(now)
      } catch (error) {
        if (before) this.#steps = before
        throw error
      }
    })
    this.busy = false
  }

  /** What was forced belongs to the step that forced it. */
  #take(now: TryResponse): void {
    const known = this.#steps.slice(0, -1).flat().length
    if (this.#steps.length) this.#steps = [...this.#steps.slice(0, -1), now.played.slice(known).map(({ text }) => text)]
    this.now = now
    if (!now.verdict) return
    this.verdicts = { ...this.verdicts, [String(this.turn!.turn)]: now.verdict }
    announcer.announce([say(`web-try-${now.verdict}`)])
  }
}
