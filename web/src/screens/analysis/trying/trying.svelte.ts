/** A turn of a game that is tried again. */
import { announcer } from '../../../core/a11y/announcer.svelte'
import { say } from '../../../core/i18n/i18n.svelte'
import { answer, api } from '../../../core/wire/api'
import type { TryResponse, TurnShape } from '../../../core/wire/rest'
import { type Helps, Trial } from './trial.svelte'

export class Trying extends Trial<TryResponse> {
  turn = $state.raw<TurnShape | null>(null)
  /** How the last try of every turn was judged. */
  verdicts = $state<Record<string, string>>({})

  constructor(
    private readonly analysis: string,
    private readonly key: string | null,
  ) {
    super()
  }

  readonly isSolved: boolean = $derived(this.now?.verdict === 'best' || this.now?.verdict === 'good')

  open(turn: TurnShape): void {
    this.turn = turn
    this.helps = 0
    this.begin()
  }

  close(): boolean {
    if (!this.turn) return false
    this.turn = this.now = this.picked = null
    return true
  }

  help(): void {
    if (this.helps < 3) this.helps = (this.helps + 1) as Helps
  }

  protected async send(actions: string[], check: boolean): Promise<TryResponse | null> {
    const { turn } = this.turn!
    const body = { turn, actions, check, helps: this.helps, key: this.key ?? '' }
    const params = { path: { analysis: this.analysis } }
    const now = await answer(api.POST('/api/analyses/{analysis}/tries', { params, body }))
    return this.turn?.turn === turn ? now : null
  }

  protected take(now: TryResponse): void {
    if (!now.verdict) return
    this.verdicts = { ...this.verdicts, [String(this.turn!.turn)]: now.verdict }
    announcer.announce([say(`web-try-${now.verdict}`)])
  }
}
