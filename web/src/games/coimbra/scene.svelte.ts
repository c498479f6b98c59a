/** What every part of the board needs to know. */
import { Flights } from '../../core/board/flights.svelte'
import { Scene } from '../../core/board/scene.svelte'
import type { GameEvent } from '../../core/game'
import { isPhone } from '../../core/ui/breakpoints'
import { openBox, type Components } from './components'
import { PHONE, WIDE } from './geometry'
import { awaiting, legsOf } from './moves/flights'
import { NO_OUTLOOK, outlookOf } from './moves/preview'
import { isDealt } from './view'
import type { View } from './shape'

export class CoimbraScene extends Scene<View, Components> {
  readonly box = $derived.by(() => openBox(this.components))
  readonly layout = $derived(isPhone() ? PHONE : WIDE)
  readonly flights = new Flights(
    () => this.props,
    (events, before) => legsOf(events, { view: this.props.view, before, box: this.box, layout: this.layout }),
    { beat: 150, most: 6 },
  )
  /** What is on its way is not yet drawn where it lands. */
  readonly #shown = $derived.by(() => awaiting(this.props.view, this.flights.journeys))
  /** What the action that is pointed at would change. */
  readonly outlook = $derived.by(() => (this.meant ? outlookOf(this.meant.preview) : NO_OUTLOOK))

  override get view(): View {
    return this.#shown
  }

  protected override told(): GameEvent[] {
    return this.props.last.filter((event) => !isDealt(event.kind))
  }
}
