/** The last move as things on their way: where each came from and where it lies now, told by the events alone. */
import type { Leg } from '../../../core/board/flights.svelte'
import type { GameEvent } from '../../../core/game'
import type { Point } from '../../../core/board/point'
import { centreOf, coellenSlotAt, markerAt, officeAt, prestigeCell, stackAt, type Geometry } from '../geometry'
import type { View } from '../shape'
import type { PieceText } from '../wire'

export interface ThingLeg extends Leg {
  piece?: PieceText
  marker?: string
  points?: number
}

interface Move {
  view: View
  geometry: Geometry
  /** Where pieces were lifted and not yet put down, the oldest first; it is kept from move to move. */
  lifted: Point[]
  /** The middle of the route that this move clears: founders come from there. */
  claimed: Point | null
}

/** How far above its place a piece from off the board appears. */
const ABOVE = 34

export function legsOf(events: GameEvent[], view: View, geometry: Geometry, lifted: Point[]): ThingLeg[] {
  const cleared = events.find((event) => event.kind === 'pieces_returned')
  const route = cleared && idOf(cleared, 'route')
  const move: Move = { view, geometry, lifted, claimed: (route && geometry.roads[route]?.middle) || null }
  return events.flatMap((event) => LEGS[event.kind]?.(event, move) ?? [])
}

/** How each kind of event moves something; the others move nothing. */
const LEGS: Record<string, (event: GameEvent, move: Move) => ThingLeg | undefined> = {
  piece_displaced: lift,
  piece_lifted: lift,
  piece_placed: (event, move) => put(event, move, event.seat),
  extra_placed: (event, move) => put(event, move, event.seat),
  neutral_placed: (event, move) => put(event, move, 'neutral'),
  piece_relocated: (event, move) => put(event, move, event.seat, move.lifted.shift()),
  piece_dropped: (event, move) => put(event, move, event.seat, move.lifted.shift()),
  office_founded: (event, move) => found(event, move, event.seat),
  neutral_office_founded: (event, move) => found(event, move, 'neutral'),
  extra_office_founded: foundExtra,
  coellen_slot_taken: (event, move) => {
    const slot = Number(idOf(event, 'coellen'))
    return arrive(`coellen:${slot}`, coellenSlotAt(slot), move.claimed, `${event.seat} merchant`)
  },
  marker_placed: (event, { geometry }) => {
    const route = idOf(event, 'route')!
    const road = geometry.roads[route]!
    return { element: `marker:${route}`, marker: argument(event, 'marker'), from: stackAt(), to: markerAt(route, road) }
  },
  prestige_gained: (event, { view, geometry }) => {
    const city = idOf(event, 'city')
    const to = centreOf(prestigeCell(view.players[event.seat]!.prestige))
    const from = city ? centreOf(geometry.plaques[city]!) : { x: to.x - 120, y: to.y }
    return { element: '', points: Number(event.arguments['points']), from, to }
  },
}

function lift(event: GameEvent, { geometry, lifted }: Move): undefined {
  const { route, index } = spaceOf(event)
  lifted.push(geometry.roads[route]!.houses[index]!)
}

function put(event: GameEvent, { geometry }: Move, owner: number | 'neutral', from: Point | null = null): ThingLeg {
  const { element, route, index } = spaceOf(event)
  return arrive(element, geometry.roads[route]!.houses[index]!, from, `${owner} ${argument(event, 'piece')}`)
}

function found(event: GameEvent, { view, geometry, claimed }: Move, owner: number | 'neutral'): ThingLeg {
  const element = event.elements.find((name) => name.startsWith('office:'))!
  const [, city = '', index] = element.split(':')
  const { offices, extra } = view.cities[city]!
  const place = officeAt(geometry.plaques[city]!, Number(index) + extra.length, offices.length + extra.length)
  return arrive(element, place, claimed, `${owner} ${argument(event, 'piece')}`)
}

function foundExtra(event: GameEvent, { view, geometry, claimed }: Move): ThingLeg {
  const city = idOf(event, 'city')!
  const { offices, extra } = view.cities[city]!
  const place = officeAt(geometry.plaques[city]!, 0, offices.length + extra.length)
  return arrive(`extra:${city}`, place, claimed, `${event.seat} ${argument(event, 'piece')}`)
}

/** A piece comes from a place, or from just above when it comes from off the board. */
function arrive(element: string, to: Point, from: Point | null, piece: PieceText): ThingLeg {
  return { element, piece, to, from: from ?? { x: to.x, y: to.y - ABOVE } }
}

/** The id of the first element of a class that an event names: `route:hamburg_luebeck` gives `hamburg_luebeck`. */
function idOf(event: GameEvent, kind: string): string | undefined {
  return event.elements.find((element) => element.startsWith(`${kind}:`))?.slice(kind.length + 1)
}

/** An argument `piece-trader` of the class `piece` is a `trader`. */
function argument(event: GameEvent, kind: string): string {
  return String(event.arguments[kind]).slice(kind.length + 1)
}

function spaceOf(event: GameEvent): { element: string; route: string; index: number } {
  const id = idOf(event, 'space')!
  const [route = '', index] = id.split(':')
  return { element: `space:${id}`, route, index: Number(index) }
}

const COMING =
  /^(piece_placed|extra_placed|piece_relocated|piece_dropped|neutral_placed|office_founded|neutral_office_founded)$/

/** What an action's preview would put on the board, by element. */
export function ghostsOf(preview: GameEvent[]): Map<string, PieceText> {
  const ghosts = new Map<string, PieceText>()
  for (const event of preview) {
    const owner = event.kind.startsWith('neutral') ? 'neutral' : event.seat
    const element = event.elements.find((name) => /^(space|office|coellen):/.test(name))
    if (element && COMING.test(event.kind)) ghosts.set(element, `${owner} ${argument(event, 'piece')}`)
    if (element && event.kind === 'coellen_slot_taken') ghosts.set(element, `${owner} merchant`)
  }
  return ghosts
}
