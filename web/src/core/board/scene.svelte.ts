/**
 * What every part of a board needs to know, in one object instead of ten properties: a board makes one from its own
 * properties and hands it down. A game adds what its parts share by extending it.
 */
import type { BoardProps, DescribedAction, GameEvent, Seat, Text } from '../game'
import { afterFrame } from '../frame/after_frame'
import { followWhile } from '../frame/follow.svelte'
import type { Owner } from '../parts/players'
import { Marks } from './marks'
import { meantBy } from './meaning'

export class Scene<View, Components> {
  readonly marks = $derived.by(() => new Marks(this.legal, this.props.picked, this.props.hovered, this.told()))

  readonly #read: () => BoardProps<View, Components>

  /** What was on the screen when the last frame was drawn. */
  #drawn = $state.raw<{ view: View; legal: DescribedAction[] } | null>(null)
  /** Whether the position is on the screen already. */
  readonly #isDrawn = $derived(this.#drawn?.view === this.props.view && this.#drawn.legal === this.legal)

  /** Make it while a board is set up. */
  constructor(read: () => BoardProps<View, Components>) {
    this.#read = read
    $effect(() => {
      const { legal } = this
      const { view } = this.props
      return afterFrame(() => (this.#drawn = { view, legal }))
    })
  }

  /**
   * The name of something for those who do not see it: a new one is worked out at once, a known one again when the new
   * position stands, so that names do not hold up the drawing.
   */
  heard(name: () => string): () => string {
    return followWhile(() => this.#isDrawn, name)
  }

  protected get props(): BoardProps<View, Components> {
    return this.#read()
  }

  /** The position that is drawn. A game may leave out what is still on its way. */
  get view(): View {
    return this.props.view
  }

  get components(): Components {
    return this.props.components
  }

  get seats(): Seat[] {
    return this.props.seats
  }

  get text(): Text {
    return this.props.text
  }

  /** What may be done now: nothing while the board is disabled. */
  get legal(): DescribedAction[] {
    return this.props.disabled ? NONE : this.props.legal
  }

  /** The action that is pointed at or picked, if it is one only. */
  get meant(): DescribedAction | undefined {
    return this.meantBy(this.props.hovered) ?? this.meantBy(this.props.picked)
  }

  /** The colours of a seat: anybody may sit in any colour. */
  colourOf(seat: number): Owner {
    return this.seats.find((other) => other.seat === seat)?.glyph ?? seat
  }

  /** The events whose elements are marked as the last move; a game may leave some out. */
  protected told(): GameEvent[] {
    return this.props.last
  }

  /** The action that an element stands for; a game may know better. */
  protected meantBy(element: string | null): DescribedAction | undefined {
    return meantBy(element, this.legal)
  }
}

const NONE: DescribedAction[] = []
