/** What every part of the board needs to know. */
import { Flights } from '../../core/board/flights.svelte'
import { Scene } from '../../core/board/scene.svelte'
import type { GameEvent } from '../../core/game'
import { isPhone } from '../../core/ui/breakpoints'
import { openBox, type Components } from './components'
import { PHONE, WIDE } from './geometry'
import { chartOf } from './roads/chart'
import { walkerOf, wayTo } from './roads/way'
import { awaiting, legsOf } from './moves/flights'
import { NO_OUTLOOK, outlookOf } from './moves/preview'
import { isDealt } from './view'
import type { View } from './shape'

export class CoimbraScene extends Scene<View, Components> {
  readonly box = $derived.by(() => openBox(this.components))
  readonly chart = $derived(chartOf(this.box))
  readonly layout = $derived(isPhone() ? PHONE : WIDE)
  readonly flights = new Flights(
    () => this.props,
    (events, before) =>
      legsOf(events, { view: this.props.view, before, box: this.box, chart: this.chart, layout: this.layout }),
    { beat: 150, most: 6 },
  )
  /** What is on its way is not yet drawn where it lands. */
  readonly #shown = $derived.by(() => awaiting(this.props.view, this.flights.journeys))
  /** What the action that is pointed at would change. */
  readonly outlook = $derived.by(() => (this.meant ? outlookOf(this.meant.preview) : NO_OUTLOOK))

  /** The dice that the last move rolled. */
  readonly rolled: ReadonlySet<string> = $derived(
    new Set(this.props.animate ? this.props.last.filter(({ kind }) => kind === 'die_rolled').flatMap(elementsOf) : []),
  )

  /** Whose steps are counted. */
  readonly walker = $derived.by(() => {
    const mine = this.seats.filter(({ you }) => you)
    return walkerOf(this.props.view, (mine.find(({ deciding }) => deciding) ?? mine[0])?.seat)
  })
  /** The way to the place that is pointed at, and what it brings there; `left` of its steps can be taken now. */
  readonly way = $derived.by(() => {
    const node = nodeOf(this.props.hovered, this.props.view)
    const way = node && wayTo(this.props.view, this.walker, node)
    if (!way || way.length === 0) return null
    const { pending } = this.props.view.derived
    return {
      from: this.props.view.players[this.walker]!.pilgrim!,
      way,
      left: pending?.kind === 'step' ? (pending.left ?? 0) : 0,
      brings: this.props.view.derived.players[this.walker]?.visits[node]?.brings ?? null,
    }
  })

  override get view(): View {
    return this.#shown
  }

  protected override told(): GameEvent[] {
    return this.props.last.filter((event) => !isDealt(event.kind))
  }
}

const elementsOf = ({ elements }: GameEvent) => elements

/** The place of the map that an element means: a monastery's tile means the place where it lies. */
function nodeOf(element: string | null, view: View): string | null {
  const [kind = '', id = ''] = element?.split(':') ?? []
  if (kind === 'monastery') return view.derived.monasteries[id]?.node ?? null
  return kind === 'node' ? id : null
}
