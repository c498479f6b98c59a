/** The last move as things on their way: where each came from and where it is now, told by the events and the position before. */
import type { Leg } from '../../../core/board/flights.svelte'
import { amend, without } from '../../../core/store/sharing/amend'
import type { GameEvent } from '../../../core/game'
import type { Box } from '../components'
import type { Point } from '../../../core/board/point'
import {
  boxesOf,
  centreOf,
  disksAt,
  lionAt,
  monasteryDiskAt,
  onBoard,
  pilgrimAt,
  rectOf,
  scoreAt,
  voyageAt,
  voyageDiskAt,
  type Layout,
} from '../geometry'
import type { Chart } from '../roads/chart'
import type { View } from '../shape'

export interface PieceLeg extends Leg {
  seat: number
  shape: 'die' | 'card' | 'lion' | 'pilgrim' | 'disk' | 'points'
  /** Which die or card, or how many points. */
  what: string
}

/** What has no place it comes from drops in from above. */
const DROP = 46

/** A move: the position after it and before it, and where things are drawn. */
export interface Move {
  view: View
  /** The position before the move, if it is known. */
  before: View | null
  box: Box
  chart: Chart
  layout: Layout
}

export function legsOf(events: GameEvent[], move: Move): PieceLeg[] {
  return events.flatMap((event) => legOf(event, move) ?? [])
}

function legOf({ kind, seat, elements, arguments: args }: GameEvent, move: Move): PieceLeg | null {
  const [first = '', second = ''] = elements
  const leg = (
    shape: PieceLeg['shape'],
    element: string,
    from: Point | null,
    to: Point | null,
    what = '',
  ): PieceLeg | null => from && to && { seat, shape, element, what, from, to }
  switch (kind) {
    case 'die_placed': {
      const die = second.split(':')[1] ?? ''
      return leg('die', second, middle(second, move.before ?? move.view, move), middle(second, move.view, move), die)
    }
    case 'die_retrieved':
      return leg(
        'die',
        '',
        middle(first, move.before ?? move.view, move),
        flagOf(seat, move),
        first.split(':')[1] ?? '',
      )
    case 'card_acquired':
    case 'card_bought':
      return move.before
        ? leg('card', '', middle(first, move.before, move), flagOf(seat, move), first.split(':')[1] ?? '')
        : null
    case 'favor_taken':
      return leg('lion', first, flagOf(seat, move), lower(middle(first, move.view, move), 30 * move.layout.city[2]))
    case 'pilgrim_moved':
    case 'pilgrim_placed':
      return pilgrimLeg(seat, first, move)
    case 'disk_placed': {
      const to = monasteryDisk(seat, first.split(':')[1] ?? '', move)
      return leg('disk', first, { x: to.x, y: to.y - DROP }, to)
    }
    case 'voyage_invested': {
      const slot = Number(first.split(':')[1])
      const at = voyageDiskAt(move.view.players.slice(0, seat).filter(({ voyages }) => voyages.includes(slot)).length)
      const card = voyageAt(slot, move.layout)
      const to = onBoard(move.layout.voyages, { x: card.x + at.x, y: card.y + at.y })
      return leg('disk', first, { x: to.x, y: to.y - DROP }, to)
    }
    case 'influence_gained':
    case 'influence_lost':
      return influenceLeg(seat, first, Number(args['amount']) * (kind === 'influence_gained' ? 1 : -1), move)
    case 'points_gained':
      return move.layout.score ? pointsLeg(seat, Number(args['amount']), move) : null
    default:
      return null
  }
}

function middle(element: string, view: View, { layout, chart }: Move): Point | null {
  const rect = rectOf(element, view, layout, chart)
  return rect && centreOf(rect)
}

const lower = (point: Point | null, by: number): Point | null => point && { x: point.x, y: point.y + by }

function flagOf(seat: number, { view, layout }: Move): Point {
  return onBoard(layout.map, lionAt(Math.max(0, view.order.indexOf(seat))))
}

/** Where the disk of a seat hangs on the tile of a monastery. */
function monasteryDisk(seat: number, node: string, { view, chart, layout }: Move): Point {
  const disks = view.derived.monasteries[view.monasteries[node] ?? '']?.disks ?? []
  const [{ x, y }, at] = [chart.places[node]!, monasteryDiskAt(Math.max(0, disks.indexOf(seat)))]
  return onBoard(layout.map, { x: x + at.x * chart.tile, y: y + at.y * chart.tile })
}

function pilgrimLeg(seat: number, element: string, { view, before, chart, layout }: Move): PieceLeg | null {
  const node = element.split(':')[1] ?? ''
  const start = before?.players[seat]?.pilgrim
  const feet = (place: string) => onBoard(layout.map, pilgrimAt(chart.places[place]!, 0, place in view.monasteries))
  const to = feet(node)
  const from = start && start !== node ? feet(start) : { x: to.x, y: to.y - DROP }
  return { seat, shape: 'pilgrim', element, what: '', from, to, isOnFoot: Boolean(start) }
}

function influenceLeg(seat: number, element: string, amount: number, { view, box, layout }: Move): PieceLeg | null {
  const track = element.split(':')[1] ?? ''
  const now = view.tracks[track]?.find((disk) => disk.seat === seat)?.space
  if (now === undefined) return null
  const boxes = boxesOf(
    box.tracks[track]!.boxes,
    box.classes.findIndex((name) => name === track),
  )
  const on = (space: number): Point | null => {
    const part = boxes.find(({ from, to }) => space >= from && space <= to)
    return part ? onBoard(layout.tracks, disksAt(part, space, 1)[0]!) : null
  }
  const [from, to] = [on(Math.max(0, now - amount)), on(now)]
  return from && to && { seat, shape: 'disk', element, what: '', from, to }
}

function pointsLeg(seat: number, amount: number, move: Move): PieceLeg {
  return {
    seat,
    shape: 'points',
    element: '',
    what: `+${amount}`,
    from: flagOf(seat, move),
    to: scoreAt(move.view.players[seat]?.points ?? 0, move.layout.size),
  }
}

/** The view without what is still on its way; what nothing is on its way to stays as it is. */
export function awaiting(view: View, legs: PieceLeg[]): View {
  return legs.reduce(hide, view)
}

function hide(view: View, { element, seat, shape, what }: PieceLeg): View {
  const [kind = '', id = ''] = element.split(':')
  let shown = view
  if (shape === 'pilgrim') shown = amend(shown, ['players', seat, 'pilgrim'], () => null)
  if (shape === 'lion') shown = amend(shown, ['favors', id], () => null)
  if (shape === 'die')
    for (const row of Object.keys(view.derived.rows))
      shown = amend(shown, ['derived', 'rows', row], (dice) => without(dice, ({ die }) => die === what))
  if (kind === 'track') shown = amend(shown, ['tracks', id], (disks) => without(disks, (disk) => disk.seat === seat))
  if (kind === 'slot')
    shown = amend(shown, ['players', seat, 'voyages'], (slots) => without(slots, (slot) => slot === Number(id)))
  if (shape === 'disk' && kind === 'node')
    shown = amend(shown, ['derived', 'monasteries', view.monasteries[id] ?? '', 'disks'], (disks) =>
      without(disks, (owner) => owner === seat),
    )
  return shown
}
