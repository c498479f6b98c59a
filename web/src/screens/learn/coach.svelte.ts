/**
 * The coach at a lesson's table: what it asks, what it answered to the last try, and the ways from step to step. The server
 * judges; here is only what is on the card.
 */
import type { Arguments, DescribedAction } from '../../core/game'
import type { Shortcut } from '../../core/a11y/keys'
import type { Preferences } from '../../core/store/preferences.svelte'
import type { TableStore } from '../../core/store/table.svelte'
import { attempt, showError } from '../../core/ui/errors'
import { router } from '../../core/ui/router.svelte'
import type { LessonCard } from '../../core/wire/messages'
import { Refused } from '../../core/wire/refused'
import type { LessonResponse } from '../../core/wire/rest'
import { addressOf } from '../tables'
import { readSteps, tableOfStep } from './lessons'

/** What was tried, and what the coach says to it. */
export interface Reply {
  /** The rules forbid it, the lesson asks for something else, or an answer was wrong. */
  sort: 'refused' | 'elsewhere' | 'wrong'
  /** The action that was tried; a forbidden one is named by its kind. */
  tried: Pick<DescribedAction, 'message' | 'arguments'> | null
  message: string
  args: Arguments
  rule: string | null
}

const TAP = 'tap '
const OPEN = 'open '

export class Coach {
  reply = $state.raw<Reply | null>(null)
  /** Whether help was asked for in this step. */
  isHelping = $state(false)
  /** On the way to another step. */
  isGoing = $state(false)
  #lesson = $state.raw<LessonResponse | null>(null)
  #isAsking = false

  constructor(private readonly store: TableStore) {}

  readonly card: LessonCard | null = $derived.by(() => this.store.update?.lesson ?? null)

  /** What is still to be done besides actions. */
  readonly wishes = $derived((this.card?.wanted ?? []).filter(({ given }) => !this.card!.given.includes(given)))

  readonly taps = $derived(this.wishes.filter(({ given }) => given.startsWith(TAP)))

  /** The asked actions, as the table offers them. */
  readonly asked: DescribedAction[] = $derived.by(() =>
    this.store.legal.filter((action) => this.card?.allowed.includes(action.id)),
  )

  /** Invited tries that were not tried yet. */
  readonly tries = $derived(
    (this.card?.tries ?? []).filter(({ action }) => !this.card!.given.includes(`try ${action}`)),
  )

  /** The elements that pulse. */
  readonly shown: string[] = $derived(
    this.card ? [...this.card.show, ...this.taps.map(({ given }) => given.slice(TAP.length))] : [],
  )

  /** Whether this is the end of the whole lesson. */
  readonly isFinished: boolean = $derived(!!this.card?.over && this.card.step === this.card.of)

  /** The steps of the lesson, once they are here. */
  get steps(): LessonResponse['steps'] {
    return this.#read()?.steps ?? []
  }

  /** What the lesson leaves out. */
  get later(): LessonResponse['later'] {
    return this.#read()?.later ?? []
  }

  #read(): LessonResponse | null {
    const game = this.store.update?.game
    if (!this.#isAsking && game) {
      this.#isAsking = true
      void attempt(async () => (this.#lesson = await readSteps(game)))
    }
    return this.#lesson
  }

  /** A new step or a new position: what was said about the old one is over. */
  renew(isNewStep: boolean): void {
    this.reply = null
    if (isNewStep) this.isHelping = false
  }

  /** In a lesson nobody loses a turn by a slip, because nothing but what is asked is played: nothing is to be confirmed. */
  confirmation(action: DescribedAction, preference: Preferences['confirm']): Preferences['confirm'] {
    if (!this.card || (preference === 'always' && this.card.allowed.includes(action.id))) return preference
    return 'never'
  }

  /** Take a refusal, if the coach has something to say to it. */
  hear(error: Refused, action: Reply['tried']): boolean {
    if (!this.card || (error.code !== 'illegal' && error.code !== 'not_here')) return false
    const sort = error.code === 'illegal' ? 'refused' : action ? 'elsewhere' : 'wrong'
    this.reply = { sort, tried: action, message: error.key, args: error.args, rule: error.rule }
    return true
  }

  /** Try what the card invites to. */
  async tryOut(action: string, kind: string): Promise<void> {
    await this.#told(() => this.store.tryOut(action), { message: `kind-${kind}`, arguments: {} })
  }

  async answer(id: string): Promise<void> {
    await this.#told(() => this.store.learn(`answer ${id}`), null)
  }

  async open(category: string): Promise<void> {
    await this.#told(() => this.store.learn(OPEN + category), null)
  }

  async #told(work: () => Promise<void>, tried: Reply['tried']): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof Refused) || !this.hear(error, tried)) showError(error)
    }
  }

  /** Whether an element is to be looked up. */
  wants(element: string): boolean {
    return this.taps.some(({ given }) => given === TAP + element)
  }

  /** An element explains itself on the screen. */
  look(element: string | null): void {
    if (element !== null && this.wants(element)) void this.#told(() => this.store.learn(TAP + element), null)
  }

  /** The step before this one, or its beginning; null when there is none. */
  stepBy(by: -1 | 0 | 1): string | null {
    return this.card ? (this.steps[this.card.step - 1 + by]?.id ?? null) : null
  }

  /** Go to a step: at this table where it shows the same scene, else at another one. */
  async go(step: string | null): Promise<void> {
    const game = this.store.update?.game
    if (step === null || !game || this.isGoing) return
    this.isGoing = true
    this.store.isLeft = true
    try {
      const table = await tableOfStep(game, step)
      this.renew(true)
      if (table.table !== this.store.id) router.go(addressOf(table), { replace: true })
    } finally {
      this.isGoing = false
      this.store.isLeft = false
    }
  }

  /** The keys of a lesson. */
  commands(): Shortcut[] {
    if (!this.card) return []
    return [
      { keys: ['h'], does: 'web-key-coach', run: () => (this.isHelping = !this.isHelping) },
      { keys: ['Backspace'], does: 'web-key-step-back', run: () => void attempt(() => this.go(this.stepBy(-1))) },
    ]
  }
}
