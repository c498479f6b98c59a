/** What every part of the board needs to know. */
import { tick } from 'svelte'
import { Flights } from '../../core/board/flights.svelte'
import { centreOf, type Point } from '../../core/board/point'
import { Scene } from '../../core/board/scene.svelte'
import type { GameEvent } from '../../core/game'
import type { Owner } from '../../core/parts/players'
import type { Components } from './components'
import { legsOf, type Thing } from './moves/flights'
import { NO_OUTLOOK, outlookOf } from './moves/preview'
import { colourOf } from './view'
import type { View } from './shape'
import type { Party } from './wire'

export class MervScene extends Scene<View, Components> {
  /** The drawing, once it stands: pieces fly between elements as they are drawn. */
  board = $state.raw<SVGSVGElement>()
  readonly flights = new Flights(
    () => this.props,
    (events) => this.#legs(events),
    { beat: 110, most: 7 },
  )

  /** What the action that is pointed at would change. */
  readonly outlook = $derived.by(() => (this.meant ? outlookOf(this.meant.preview, this.view) : NO_OUTLOOK))

  /** Elements that something is on its way to: it is drawn when it lands. */
  get arriving(): ReadonlySet<string> {
    return this.flights.awaited
  }

  /** Whose prices and limits are shown: the reader's seat. */
  get reader(): number {
    const { seats, actor } = this.props
    const mine = seats.filter((seat) => seat.you)
    return (mine.find((seat) => seat.seat === actor) ?? mine[0])?.seat ?? Math.max(0, actor)
  }

  colour(party: Party): Owner {
    return colourOf(party, this.view, this.seats)
  }

  /** Where the elements of a move's legs are drawn after it; a leg from or to what is not in sight is left out. */
  async #legs(events: GameEvent[]): Promise<{ thing: Thing; element: string; from: Point; to: Point }[]> {
    await tick()
    const { board } = this
    if (!board) return []
    return legsOf(events, this.view).flatMap(({ thing, from, to, awaited }) => {
      const [start, end] = [centreOf(board, from), centreOf(board, to)]
      return start && end ? [{ thing, element: awaited ?? '', from: start, to: end }] : []
    })
  }
}
