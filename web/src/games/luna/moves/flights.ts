/** The last move as things on their way: where each came from and where it is now, told by the events alone. */
import type { Leg } from '../../../core/board/flights.svelte'
import { amend, without } from '../../../core/store/sharing/amend'
import type { GameEvent } from '../../../core/game'
import type { Point } from '../../../core/board/point'
import {
  columnAt,
  islandAt,
  LYING_Y,
  pierAt,
  placeOf,
  slotAt,
  spaceAt,
  STANDING_Y,
  chairAt,
  type Layout,
} from '../geometry'
import { partyOf } from './preview'
import type { View } from '../shape'

export interface PieceLeg extends Leg {
  party: number
  shape: 'standing' | 'lying' | 'disc' | 'stone'
}

export function legsOf(events: GameEvent[], view: View, layout: Layout): PieceLeg[] {
  return events.flatMap((event) => legOf(event, partyOf(event, view), view, layout) ?? [])
}

function legOf(event: GameEvent, party: number, view: View, layout: Layout): PieceLeg | null {
  const [first = '', second = ''] = event.elements
  const leg = (shape: PieceLeg['shape'], element: string, from: Point | null, to: Point | null): PieceLeg | null =>
    from && to && { party, shape, element, from, to }
  const onIsland = (element: string, y: number): Point | null => {
    const at = islandAt(layout, view, element.split(':')[1] ?? '')
    return at && { x: at.x + columnAt(layout, party, view.parties.length), y: at.y + y }
  }
  switch (event.kind) {
    case 'novice_moved':
    case 'novice_left_pier':
      return onFoot(
        leg(
          'lying',
          second,
          first.startsWith('pier') ? pierAt(layout, party) : onIsland(first, STANDING_Y),
          onIsland(second, LYING_Y),
        ),
      )
    case 'novices_sailed':
    case 'novices_sailed_from_pier':
      return leg(
        'standing',
        second,
        first.startsWith('pier') ? pierAt(layout, party) : onIsland(first, STANDING_Y),
        onIsland(second, STANDING_Y),
      )
    case 'stone_claimed': {
      const stone = placeOf(layout, view, first)
      return leg(
        'standing',
        first,
        islandAt(layout, view, view.derived.symbols[Number(event.arguments['stone'])] ?? ''),
        stone,
      )
    }
    case 'stone_sanctified': {
      const stone = Number(event.arguments['stone'])
      return leg(
        'stone',
        first,
        slotAt(
          layout,
          view.derived.path.findIndex((slot) => slot.stone === stone),
        ),
        spaceAt(layout, view, stone),
      )
    }
    case 'novice_displaced':
      return leg('standing', second, placeOf(layout, view, first), pierAt(layout, party))
    case 'opponent_displaced':
      return leg('lying', second, placeOf(layout, view, first), onIsland(second, LYING_Y))
    case 'council_advanced': {
      const chair = Number(event.arguments['chair'])
      const to = chairAt(layout, chair, view.council.length)
      return leg(
        'disc',
        first,
        chairAt(layout, Math.max(0, chair - Number(event.arguments['count'])), view.council.length),
        to,
      )
    }
    case 'novice_recruited':
      return leg('lying', first, onIsland(first, -40), onIsland(first, LYING_Y))
    default:
      return null
  }
}

const onFoot = (leg: PieceLeg | null): PieceLeg | null => leg && { ...leg, isOnFoot: true }

/** The view without what is still on its way; what nothing is on its way to stays as it is. */
export function awaiting(view: View, legs: PieceLeg[]): View {
  return legs.reduce(hide, view)
}

function hide(view: View, { element, party, shape }: PieceLeg): View {
  const [kind, id = ''] = element.split(':')
  if (kind === 'pier') return amend(view, ['parties', party, 'pier'], less)
  if (kind === 'chair')
    return amend(view, ['council', Number(id)], (parties) => without(parties, (other) => other === party))
  if (kind === 'stone') return amend(view, ['stones', id, 'party'], () => null)
  if (kind === 'island' && shape === 'standing') return amend(view, ['parties', party, 'active', id], less)
  if (kind === 'island' && shape === 'lying')
    return (view.moved[id] ?? 0) > 0
      ? amend(view, ['moved', id], less)
      : amend(view, ['parties', party, 'inactive', id], less)
  return view
}

const less = (count: number) => Math.max(0, count - 1)
