/**
 * A hint in three steps, one press each, so that it teaches: where to look, what to do, everything. It belongs to one position
 * and is gone with it.
 */
import { untrack } from 'svelte'
import { announcer } from '../../../core/a11y/announcer.svelte'
import type { Shortcut } from '../../../core/a11y/keys'
import type { LineMark } from '../../../core/board/line/line'
import { say } from '../../../core/i18n/i18n.svelte'
import { attempt } from '../../../core/ui/errors'
import type { GivenHint, HintTurn } from '../../../core/wire/messages'
import type { Seated } from '../seated'
import { tellOutlook, tellReasons, tellTurn, tellWhere } from './told'

export type HintStep = 0 | 1 | 2 | 3
/** So often somebody may have it think longer. */
const DEEPEST = 2

export class Hinting {
  /** How much is shown; 0 is nothing. */
  step = $state<HintStep>(0)
  given = $state.raw<GivenHint | null>(null)
  isFinal = $state(false)
  /** Which of the turns is drawn and compared, the best one being 0. */
  chosen = $state(0)
  deeper = $state(0)
  /** The position that it is about. */
  #seq = -1
  /** What was announced last: the same thing is said once. */
  #said = ''

  constructor(private readonly seated: () => Seated) {}

  /** Why there is no hint now, for whoever asks; empty when there is. */
  readonly refusal: string = $derived.by(() => {
    const { store } = this.seated()
    if (store.line.status !== 'open') return say('web-hint-offline')
    if (!store.update?.hints.allowed) return say('web-hint-off')
    return store.isMine && !store.moment ? '' : say('web-hint-not-now')
  })

  readonly turn: HintTurn | null = $derived(this.given?.turns[this.chosen] ?? null)

  /** What glows when only the place is told. */
  readonly lit: string[] = $derived(
    this.step === 1 ? (this.given?.turns[0]?.actions[0]?.elements.slice(0, 1) ?? []) : [],
  )

  /** What is drawn: the first action, then the whole line. */
  readonly line: LineMark[] = $derived.by(() => {
    const turn = this.step === 2 ? this.given?.turns[0] : this.step === 3 ? this.turn : null
    const { store } = this.seated()
    return (turn?.actions ?? []).slice(0, this.step === 2 ? 1 : undefined).map((action, i) => ({
      elements: action.elements,
      glyph: store.seats[action.seat]?.glyph ?? 0,
      step: i + 1,
      own: i < turn!.own,
    }))
  })

  /** The next step; the first one asks. */
  press(): void {
    if (this.refusal) {
      announcer.announce([this.refusal])
      return
    }
    if (this.step === 0) this.#ask(0)
    this.show(Math.min(3, this.step + 1) as HintStep)
  }

  show(step: HintStep): void {
    this.step = step
    this.#announce()
  }

  /** The next of the turns. */
  next(): boolean {
    const turns = this.given?.turns.length ?? 0
    if (this.step < 3 || turns < 2) return false
    this.choose((this.chosen + 1) % turns)
    return true
  }

  choose(turn: number): void {
    this.chosen = turn
    this.#announce()
  }

  readonly canThinkLonger: boolean = $derived(
    this.isFinal && this.deeper < DEEPEST && !!this.given && !this.given.forced && !this.refusal,
  )

  thinkLonger(): void {
    if (this.canThinkLonger) this.#ask(this.deeper + 1)
  }

  /** What the chosen turn comes to, once more. */
  speak(): boolean {
    const { store } = this.seated()
    if (this.step < 3 || !this.turn) return false
    announcer.announce([tellTurn(this.seated(), this.turn), ...tellOutlook(store, this.turn)])
    return true
  }

  /** Put it away; true when it was there. */
  close(): boolean {
    if (this.step === 0) return false
    const { store } = this.seated()
    if (!this.isFinal) void store.line.ask({ type: 'hint_stop', table: store.id }).catch(() => {})
    this.#forget()
    return true
  }

  /** Another position: what was told is about it no more. */
  renew(seq: number): void {
    untrack(() => {
      if (seq !== this.#seq && this.step !== 0) this.#forget()
    })
  }

  hear(seq: number, given: GivenHint | null, isFinal: boolean): void {
    if (seq !== this.#seq || this.step === 0) return
    if (given) this.given = given
    if (this.chosen >= (this.given?.turns.length ?? 0)) this.chosen = 0
    this.isFinal = isFinal
    this.#announce()
  }

  commands(): Shortcut[] {
    return [
      { keys: ['h'], does: 'web-key-hint', run: () => this.press() },
      { keys: ['v'], does: 'web-key-hint-speak', run: () => void this.speak() },
    ]
  }

  #ask(deeper: number): void {
    const { store } = this.seated()
    const { seq, actor } = store.update!
    if (seq !== this.#seq) this.given = null
    this.#seq = seq
    this.deeper = deeper
    this.isFinal = false
    this.#said = ''
    void attempt(async () => {
      try {
        await store.line.ask({ type: 'hint', table: store.id, seq, seat: actor!, deeper })
      } catch (error) {
        this.#forget()
        throw error
      }
    })
  }

  #forget(): void {
    this.step = 0
    this.given = null
    this.isFinal = false
    this.chosen = this.deeper = 0
    this.#seq = -1
    this.#said = ''
  }

  /** What this step tells is said once, when it will change no more. */
  #announce(): void {
    const key = `${this.step} ${this.chosen} ${this.deeper}`
    if (!this.isFinal || this.#said === key) return
    this.#said = key
    announcer.announce(this.#told())
  }

  #told(): string[] {
    const seated = this.seated()
    const best = this.given?.turns[0]
    if (!best || !this.turn) return [say('web-hint-none')]
    if (this.step === 1) return [tellWhere(seated, best)]
    if (this.step === 2) return [tellTurn(seated, { ...best, own: 1 })]
    return [tellTurn(seated, this.turn), ...tellOutlook(seated.store, this.turn), ...tellReasons(seated, this.turn)]
  }
}
