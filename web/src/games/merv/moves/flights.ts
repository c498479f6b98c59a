/** The last move as things on their way, from element to element, told by the events alone. */
import type { GameEvent } from '../../../core/game'
import { partyOf } from './preview'
import type { View } from '../shape'
import type { Party } from '../wire'

export type Thing =
  { piece: 'master' | 'house' | 'meeple' | 'disc'; party: Party } | { icon: string } | { cube: string }

/** A way from element to element; where they are drawn is measured when it begins. */
export interface Leg {
  thing: Thing
  from: string
  to: string
  /** The element whose new piece is hidden until it lands. */
  awaited: string | null
}

export function legsOf(events: GameEvent[], view: View): Leg[] {
  const site = events.find((event) => event.kind === 'site')?.elements[0] ?? null
  return events.flatMap((event) => {
    const party = partyOf(event, view)
    return party === null ? [] : (legOf(event, party, site, view) ?? [])
  })
}

/** Where a party's master stands now. */
export function standOf(party: Party, view: View): string | null {
  const slot = view.slots.indexOf(party)
  if (slot >= 0) return `slot:slot_${view.side.toLowerCase()}${slot}`
  const place = view.order.indexOf(party)
  return place < 0 ? null : `queue:${place + 1}`
}

function legOf(event: GameEvent, party: Party, site: string | null, view: View): Leg | null {
  const [first = '', second = ''] = event.elements
  const stand = standOf(party, view)
  const come = (thing: Thing, from: string | null = stand, to = first): Leg | null =>
    from ? { thing, from, to, awaited: to } : null
  const go = (thing: Thing, from: string): Leg | null => (stand ? { thing, from, to: stand, awaited: null } : null)
  switch (event.kind) {
    case 'slot':
      return come({ piece: 'master', party }, `queue:${view.order.indexOf(party) + 1}`)
    case 'queue_space':
      return view.slots.includes(party) ? come({ piece: 'master', party }) : null
    case 'building':
      return come({ piece: 'house', party })
    case 'soldier':
    case 'courtier':
      return come({ piece: 'meeple', party })
    case 'post':
      return come({ piece: 'disc', party })
    case 'advance':
      return come({ piece: 'disc', party }, `mosque_step:${Number(event.arguments['number']) - 1}`)
    case 'fortification':
      return come({ icon: 'wall' }, `yard:${view.forts[first.slice('fort:'.length)]}`)
    case 'route_camel':
    case 'market_place':
    case 'extend':
      return come({ icon: 'camel' })
    case 'market_collect':
      return go({ icon: 'camel' }, 'camel_market')
    case 'gain_cube':
      return go({ cube: first.slice('cube:'.length) }, site ?? first)
    case 'pay':
      return stand ? { thing: { cube: first.slice('cube:'.length) }, from: stand, to: first, awaited: null } : null
    case 'good':
      return go({ icon: second.slice('good:'.length) }, first)
    case 'card':
      return go({ icon: first.slice('spice:'.length) }, 'panel:caravansary')
    case 'scroll':
      return go({ icon: 'scroll' }, 'panel:library')
    case 'upgrade':
      return second ? { thing: { icon: 'up' }, from: second, to: first, awaited: null } : null
    default:
      return null
  }
}
