/**
 * The moves of others since my last decision, shown one after the other at a pace that people can follow: a queue between
 * what the server has told and what is on the screen. Nothing is asked of the reader before it is shown or skipped.
 */
import type { GameEvent } from '../game'
import type { LogPly, UpdateMessage } from '../wire/messages'

export const SPEEDS = ['off', 'quick', 'usual', 'slow'] as const
export type Speed = (typeof SPEEDS)[number]

/** Milliseconds that a move takes, and the pause after it. */
const PACES: Record<Speed, { motion: number; pause: number }> = {
  off: { motion: 0, pause: 0 },
  quick: { motion: 250, pause: 150 },
  usual: { motion: 600, pause: 300 },
  slow: { motion: 1200, pause: 600 },
}
/** More moves than these are not kept: whoever only watches never acts, and bots among themselves do not wait. */
const MOST = 60

/** The table after a move, as it is drawn. */
export interface Frame extends Pick<UpdateMessage, 'ply' | 'view' | 'actor' | 'decision'> {
  /** The events of the move that led here. */
  events: GameEvent[]
  /** The view when the turn of whoever decides there began. */
  before: unknown
}

/** A move of somebody else: what was chosen, with the forced actions and the chance that followed, and where it led. */
export interface Step extends Frame {
  plies: LogPly[]
}

export class Following {
  /** The moves since my last decision, the oldest first; they stay until I act. */
  steps = $state.raw<Step[]>([])
  /** Told of the moves that come on the screen: one, or several when they are skipped. */
  onshown: (steps: Step[]) => void = () => {}

  /** How many of the steps were on the screen. */
  #shown = $state(0)
  /** The step that the reader looks at; -1 is the position before the first. Null while they are played, and now. */
  #looked = $state<number | null>(null)
  /** The last step has been drawn, and its pieces are still on their way. */
  #isMoving = $state(false)
  #base = $state.raw<Frame | null>(null)
  #timer: ReturnType<typeof setTimeout> | null = null

  constructor(
    private readonly speed: () => Speed,
    /** Whether anybody sees the page: what nobody sees is not played. */
    private readonly isSeen: () => boolean,
  ) {}

  /** Whether moves are being shown one after the other. */
  readonly isPlaying: boolean = $derived(this.#looked === null && (this.#shown < this.steps.length || this.#isMoving))

  /** Whether the screen shows something else than now: nothing may be asked. */
  readonly isBehind: boolean = $derived(this.#looked !== null || this.isPlaying)

  /** The step on the screen, -1 for the position before the first; null is now. */
  readonly at: number | null = $derived(this.#looked ?? (this.isPlaying ? this.#shown - 1 : null))

  /** What is on the screen instead of now. */
  readonly frame: Frame | null = $derived(
    this.at === null ? null : this.at < 0 ? this.#base : (this.steps[this.at] ?? null),
  )

  /** I have acted, or everything is new: nothing is left to show. My own move gets its time before the next one. */
  begin(frame: Frame): void {
    this.#stop()
    this.#base = frame
    if (this.steps.length) this.steps = []
    this.#shown = 0
    this.#looked = null
    this.#isMoving = false
    if (this.speed() !== 'off') this.#timer = setTimeout(() => this.#rest(), PACES[this.speed()].motion)
  }

  /** Somebody else has moved. */
  add(step: Step): void {
    this.steps = [...this.steps, step]
    if (this.steps.length > MOST) this.#drop()
    if (this.#looked !== null) return
    if (this.speed() === 'off' || !this.isSeen()) this.skip()
    else if (this.#timer === null) this.#advance()
  }

  /** The move on the screen is over at once; the next one comes. */
  hasten(): void {
    this.#stop()
    this.#isMoving = false
    this.#rest()
  }

  /** Back to now; what was not shown is told all the same. */
  skip(): void {
    this.#stop()
    const unseen = this.steps.slice(this.#shown)
    this.#shown = this.steps.length
    this.#looked = null
    this.#isMoving = false
    if (unseen.length) this.onshown(unseen)
  }

  /** Look at a step as long as one likes; beyond the last one is now. */
  look(at: number): void {
    if (at >= this.steps.length) {
      this.skip()
      return
    }
    this.#stop()
    this.#isMoving = false
    this.#looked = Math.max(-1, at)
    this.#shown = Math.max(this.#shown, this.#looked + 1)
  }

  /** One step on or back from what is on the screen. */
  move(by: -1 | 1): void {
    if (this.steps.length) this.look((this.at ?? this.steps.length - 1) + by)
  }

  /** Go on from the step on the screen, from the first one if that is now; or stand still there. */
  toggle(): void {
    if (this.isPlaying) {
      this.look(this.#shown - 1)
      return
    }
    const at = this.#looked ?? -1
    this.#looked = null
    this.#shown = at + 1 < this.steps.length ? at + 1 : 0
    this.#advance()
  }

  close(): void {
    this.#stop()
  }

  #advance(): void {
    this.#stop()
    const step = this.steps[this.#shown]
    if (!step) return
    this.#shown++
    this.#isMoving = true
    this.onshown([step])
    this.#timer = setTimeout(() => this.#rest(), this.#pace.motion)
  }

  /** A move is over: pause before the next one, or be done. */
  #rest(): void {
    const wasMoving = this.#isMoving
    this.#timer = null
    if (this.#shown >= this.steps.length) this.#isMoving = false
    else if (!wasMoving) this.#advance()
    else {
      this.#isMoving = false
      this.#timer = setTimeout(() => this.#rest(), this.#pace.pause)
    }
  }

  /** The first move is no longer kept. */
  #drop(): void {
    this.#base = this.steps[0]!
    this.steps = this.steps.slice(1)
    this.#shown = Math.max(0, this.#shown - 1)
    if (this.#looked !== null) this.#looked = Math.max(-1, this.#looked - 1)
  }

  /** Moves that are played again by a press have a pace too, whatever is preferred. */
  get #pace(): { motion: number; pause: number } {
    return PACES[this.speed() === 'off' ? 'usual' : this.speed()]
  }

  #stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
  }
}
