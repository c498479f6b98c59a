/**
 * What every part of a board needs to know, in one object instead of ten properties: a board makes one from its own
 * properties and hands it down. A game adds what its parts share by extending it.
 */
import type { BoardProps, DescribedAction, GameEvent, Seat, Text } from '../game'
import { untrack } from 'svelte'
import { afterFrame } from '../frame/after_frame'
import { i18n } from '../i18n/i18n.svelte'
import type { Owner } from '../parts/players'
import { Marks } from './marks/marks.svelte'
import { meantBy } from './meaning'

export class Scene<View, Components> {
  readonly marks = new Marks()

  readonly #read: () => BoardProps<View, Components>

  /** Counts the positions that have come on the screen. */
  #drawn = $state(0)

  /** Make it while a board is set up. */
  constructor(read: () => BoardProps<View, Components>) {
    this.#read = read
    $effect.pre(() => {
      const { legal } = this
      untrack(() => this.marks.offer(legal))
    })
    $effect.pre(() => {
      const told = this.told()
      untrack(() => this.marks.tell(told))
    })
    $effect.pre(() => {
      const { picked, hovered } = this.props
      untrack(() => this.marks.point(picked, hovered))
    })
    $effect(() => {
      void [this.props.view, this.legal, this.seats, i18n.language]
      return afterFrame(() => this.#drawn++)
    })
  }

  /**
   * The name of something for those who do not see it: a new one is worked out at once, a known one again when the new
   * position stands, so that names do not hold up the drawing.
   */
  heard(name: () => string): () => string {
    const heard = $derived.by(() => {
      void this.#drawn
      return untrack(name)
    })
    return () => heard
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

  /** The events whose elements are marked as the last move; a game may leave some out, by its properties alone. */
  protected told(): GameEvent[] {
    return this.props.last
  }

  /** The action that an element stands for; a game may know better. */
  protected meantBy(element: string | null): DescribedAction | undefined {
    return meantBy(element, this.legal)
  }
}

const NONE: DescribedAction[] = []
