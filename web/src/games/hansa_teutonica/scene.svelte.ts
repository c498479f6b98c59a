/** What every part of the board needs to know. */
import { untrack } from 'svelte'
import { Flights } from '../../core/board/flights.svelte'
import type { Point } from '../../core/board/point'
import { Names } from '../../core/board/marks/names.svelte'
import { Scene } from '../../core/board/scene.svelte'
import type { BoardProps, DescribedAction } from '../../core/game'
import type { Components } from './components'
import { geometryOf } from './geometry'
import { ghostsOf, legsOf } from './moves/flights'
import { actionsOfSpace, besieged, isAboutRoute, openSpaces } from './view'
import type { View } from './shape'
import type { PieceText } from './wire'

export class HansaScene extends Scene<View, Components> {
  /** The space under the pointer: it tells which of its route's actions is meant. */
  pointed = $state<string | null>(null)
  /** The space that a displacement is about to take. */
  readonly target = $derived.by(() => besieged(this.view))
  readonly legalBy = $derived.by(() => {
    const by = new Map<string, DescribedAction[]>()
    for (const action of this.legal)
      for (const element of action.elements) by.set(element, [...(by.get(element) ?? []), action])
    return by
  })
  /** What the geometry follows from, as a text: it is worked out again only when that changes. */
  readonly #plan = $derived.by(() =>
    JSON.stringify([
      this.view.derived.side,
      Object.entries(this.view.cities).map(([city, { extra }]) => [this.cityName(city), extra.length]),
    ]),
  )
  readonly geometry = $derived.by(() => {
    void this.#plan
    return untrack(() => geometryOf(this.view, (city) => this.cityName(city)))
  })
  /** Pieces where they would stand, by element. */
  readonly ghosts = $derived.by(() => this.#ghosts())
  /** Where pieces were lifted that have not come down yet. */
  readonly #lifted: Point[] = []
  readonly flights = new Flights(
    () => this.props,
    (events) => legsOf(events, this.view, this.geometry, this.#lifted),
    { beat: 160 },
  )

  /** The spaces that something can be done with. */
  readonly open = new Names()

  constructor(read: () => BoardProps<View, Components>) {
    super(read)
    $effect.pre(() => {
      const open = openSpaces(this.view, this.legalBy)
      untrack(() => this.open.renew(open))
    })
  }

  /** Elements that something is on its way to: it is drawn when it lands. */
  get arriving(): ReadonlySet<string> {
    return this.flights.awaited
  }

  override get meant(): DescribedAction | undefined {
    const { hovered } = this.props
    if (this.pointed) return this.actionsAt(this.pointed)[0]
    return hovered === null ? undefined : this.legalBy.get(hovered)?.[0]
  }

  /** What a space stands for: what can be done with its whole route, then with itself. */
  actionsAt(space: string): DescribedAction[] {
    const [, route = '', index = ''] = space.split(':')
    const ofRoute = this.legalBy.get(`route:${route}`) ?? []
    return [
      ...ofRoute.filter(isAboutRoute),
      ...actionsOfSpace(ofRoute, route, this.view.routes[route]?.spaces[Number(index)] ?? null),
    ]
  }

  cityName(city: string): string {
    return this.text(`city-${city}`)
  }

  #ghosts(): ReadonlyMap<string, PieceText> {
    const { meant, pointed, target } = this
    // A displacement has no preview of its own yet: what pays for it is asked next.
    if (meant?.kind === 'displace' && pointed) return new Map([[pointed, `${meant.seat} trader`]])
    if (meant) return ghostsOf(meant.preview)
    return target ? new Map([[target, `${this.view.active} trader`]]) : NO_GHOSTS
  }
}

const NO_GHOSTS: ReadonlyMap<string, PieceText> = new Map()
