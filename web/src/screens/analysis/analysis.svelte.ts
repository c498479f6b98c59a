/** One analysis: what is known of it, asked for again while it is computed, and the turn that the reader looks at. */
import { say } from '../../core/i18n/i18n.svelte'
import { router } from '../../core/ui/router.svelte'
import { answer, api, withKey } from '../../core/wire/api'
import { Refused } from '../../core/wire/refused'
import type { AnalysisShape, LineResponse, TurnShape, WholeAnalysisResponse } from '../../core/wire/rest'
import { announcer } from '../../core/a11y/announcer.svelte'
import { turnAt, turnOfMoment } from './reading'

/** How often the progress is asked for, in milliseconds, and how often what is known so far. */
const LOOK = 1000
const READ = 3000

export class Analysis {
  whole = $state.raw<WholeAnalysisResponse | null>(null)
  /** Why there is nothing to show. */
  unavailable = $state<string | null>(null)
  #timer = 0
  #read = 0
  #closed = false
  #lines = new Map<number, Promise<LineResponse>>()

  constructor(
    readonly id: string,
    readonly key: string | null,
  ) {
    void this.#load()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
  }

  readonly found: AnalysisShape | null = $derived(this.whole?.found ?? null)
  readonly isRunning: boolean = $derived(this.whole?.state === 'waiting' || this.whole?.state === 'running')

  /** The turn that is looked at: the address says which moment, else it is that of the largest swing, or the last one. */
  readonly at: number = $derived.by(() => {
    const { found } = this
    if (!found) return 0
    const asked = router.query('ply')
    const ply = asked === null ? NaN : Number(asked)
    if (Number.isInteger(ply) && ply >= 0) return turnAt(found, ply)
    const swing = found.key_moments.find((moment) => moment.kind === 'swing')
    return swing ? turnOfMoment(found, swing) : Math.max(0, found.turns.length - 1)
  })
  readonly turn: TurnShape | null = $derived(this.found?.turns[this.at] ?? null)

  choose(turn: number): void {
    const turns = this.found?.turns ?? []
    const wanted = turns[Math.max(0, Math.min(turns.length - 1, turn))]
    if (wanted) router.set('ply', String(wanted.from))
  }

  /** The better line at a decision; asked for once. */
  line(ply: number): Promise<LineResponse> {
    const params = { path: { analysis: this.id, ply }, query: withKey(this.key) }
    const known = this.#lines.get(ply) ?? answer(api.GET('/api/analyses/{analysis}/lines/{ply}', { params }))
    this.#lines.set(ply, known)
    return known
  }

  async #load(): Promise<void> {
    const params = { path: { analysis: this.id }, query: withKey(this.key) }
    try {
      this.whole = await answer(api.GET('/api/analyses/{analysis}', { params }))
      this.#lines.clear()
      this.#read = Date.now()
      if (this.isRunning) this.#later()
    } catch (error) {
      this.#fail(error)
    }
  }

  async #look(): Promise<void> {
    const params = { path: { analysis: this.id }, query: withKey(this.key) }
    try {
      const progress = await answer(api.GET('/api/analyses/{analysis}/progress', { params }))
      const isOver = progress.state === 'done' || progress.state === 'failed'
      if (this.whole) this.whole = { ...this.whole, ...progress }
      if (isOver || Date.now() - this.#read >= READ) await this.#load()
      else this.#later()
      if (isOver) announcer.announce([say(`web-analysis-${progress.state}`)])
    } catch (error) {
      this.#fail(error)
    }
  }

  #later(): void {
    if (!this.#closed) this.#timer = window.setTimeout(() => void this.#look(), LOOK)
  }

  /** Whoever is offline for a moment goes on; what is not there stays away. */
  #fail(error: unknown): void {
    if (!(error instanceof Refused)) throw error
    if (this.whole && error.code === 'offline') this.#later()
    else this.unavailable = error.code
  }
}
