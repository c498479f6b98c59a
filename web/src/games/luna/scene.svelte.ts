/** What every part of the board needs to know. */
import { Flights } from '../../core/board/flights.svelte'
import { meantBy } from '../../core/board/meaning'
import { Scene } from '../../core/board/scene.svelte'
import type { DescribedAction } from '../../core/game'
import { isPhone } from '../../core/ui/breakpoints'
import type { Components } from './components'
import { PHONE, WIDE } from './geometry'
import { awaiting, legsOf } from './moves/flights'
import { leadingTo, NO_OUTLOOK, outlookOf } from './moves/preview'
import type { View } from './shape'

export class LunaScene extends Scene<View, Components> {
  readonly layout = $derived(isPhone() ? PHONE : WIDE)
  readonly flights = new Flights(
    () => this.props,
    (events) => legsOf(events, this.props.view, this.layout),
    { beat: 160, most: 6 },
  )
  /** What is on its way is not yet drawn where it lands. */
  readonly #shown = $derived.by(() => awaiting(this.props.view, this.flights.journeys))
  /** What the action that is pointed at would change. */
  readonly outlook = $derived.by(() => (this.meant ? outlookOf(this.meant.preview, this.view) : NO_OUTLOOK))

  override get view(): View {
    return this.#shown
  }

  /** The ways from the element whose menu is open to another one. */
  waysTo(element: string | null): DescribedAction[] {
    return leadingTo(this.props.picked, element, this.legal)
  }

  /** A way that leads where the pointer is says more than the element itself. */
  override get meant(): DescribedAction | undefined {
    const ways = this.waysTo(this.props.hovered)
    return ways.length === 1 ? ways[0] : super.meant
  }

  /** A stone stands for what is done with it, whatever that is paid with. */
  protected override meantBy(element: string | null): DescribedAction | undefined {
    return meantBy(element, this.legal, element?.startsWith('stone:'))
  }
}
