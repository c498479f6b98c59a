/**
 * The last move as things on their way, from where they were to where they are now (what the trade calls a FLIP
 * animation: first, last, invert, play). A game tells the legs of a move by its events; this starts them one after the
 * other and forgets each when it has landed.
 */
import type { BoardProps, GameEvent } from '../game'
import type { Point } from './point'

export interface Leg {
  /** The element that waits for it: its new content is hidden until it lands. Empty where nothing waits. */
  element: string
  from: Point
  to: Point
  /** People do not fly: they go straight to the place, step by step. */
  isOnFoot?: boolean
}

/** A leg that has begun: `id` is its own for as long as the board stands, `delay` in milliseconds. */
export type Journey<L extends Leg = Leg> = L & { id: number; delay: number }

interface Pace {
  /** Milliseconds between two things that happen in one move. */
  beat: number
  /** More than these would only be waited for. */
  most?: number
}

/** The legs of a move by its events; `before` is the position before it, if it is known. */
type Legs<View, L extends Leg> = (events: GameEvent[], before: View | null) => L[] | Promise<L[]>

export class Flights<View, L extends Leg> {
  journeys = $state.raw<Journey<L>[]>([])
  /** The elements that something is on its way to. */
  readonly awaited: ReadonlySet<string> = $derived(new Set(this.journeys.map(({ element }) => element)))
  #begun = 0

  /** Make it while a board is set up: it follows the board's properties. What had happened before does not fly. */
  constructor(
    read: () => Pick<BoardProps<View, unknown>, 'view' | 'last' | 'animate'>,
    legsOf: Legs<View, L>,
    readonly pace: Pace,
  ) {
    let told: GameEvent[] | null = null
    let before: View | null = null
    $effect.pre(() => {
      const { last, view, animate } = read()
      if (last === told) return
      const isFirst = told === null
      told = last
      const legs = animate && !isFirst ? legsOf(last, before) : []
      before = view
      if (legs instanceof Promise) void legs.then((found) => told === last && this.#begin(found))
      else this.#begin(legs)
    })
  }

  land(id: number): void {
    this.journeys = this.journeys.filter((journey) => journey.id !== id)
  }

  /** Where nothing was on its way and nothing is, nothing has changed. */
  #begin(legs: L[]): void {
    if (legs.length + this.journeys.length > 0)
      this.journeys = inTurn(legs, this.pace).map((leg) => ({ ...leg, id: ++this.#begun }))
  }
}

/** Legs one after the other. */
export function inTurn<L>(legs: L[], { beat, most = Infinity }: Pace): (L & { delay: number })[] {
  return legs.slice(0, most).map((leg, i) => ({ ...leg, delay: i * beat }))
}
