/** What an action's preview would change on the board, told by its events alone. */
import type { DescribedAction, GameEvent } from '../../../core/game'
import { partyNamed } from '../view'
import type { View } from '../shape'
import type { Party } from '../wire'

/** Cubes and camels that a party would get. */
export interface Share {
  party: Party
  cubes: string[]
}

export interface Outlook {
  /** Pieces that would come, by element: whose they are. */
  houses: Map<string, Party>
  soldiers: Map<string, Party>
  masters: Map<string, Party>
  courtiers: Map<string, Party>
  posts: Map<string, Party>
  /** Elements that a camel would come to. */
  camels: Set<string>
  forts: Set<string>
  /** Where markers would stand: `favor:4`, `influence:7`, `mosque:3`. */
  markers: Map<string, Party>
}

/** The party that an event is about: automas have a name but no seat. */
export function partyOf(event: GameEvent, view: View): Party | null {
  return event.seat >= 0 ? event.seat : partyNamed(String(event.arguments['player'] ?? ''), view)
}

const nothing = (): Outlook => ({
  houses: new Map(),
  soldiers: new Map(),
  masters: new Map(),
  courtiers: new Map(),
  posts: new Map(),
  camels: new Set(),
  forts: new Set(),
  markers: new Map(),
})

/** While nothing is pointed at: always the same, so that nobody looks at it again. */
export const NO_OUTLOOK: Outlook = nothing()

export function outlookOf(preview: GameEvent[], view: View): Outlook {
  const outlook = nothing()
  for (const event of preview) foresee(event, partyOf(event, view), outlook)
  return outlook
}

function foresee(event: GameEvent, party: Party | null, outlook: Outlook): void {
  const element = event.elements[0] ?? ''
  if (party === null) return
  switch (event.kind) {
    case 'building':
      outlook.houses.set(element, party)
      break
    case 'soldier':
      outlook.soldiers.set(element, party)
      break
    case 'slot':
    case 'queue_space':
      outlook.masters.set(element, party)
      break
    case 'courtier':
      outlook.courtiers.set(element, party)
      break
    case 'post':
      outlook.posts.set(element, party)
      break
    case 'fortification':
      outlook.forts.add(element)
      break
    case 'route_camel':
    case 'market_place':
    case 'extend':
    case 'queue_camel':
      outlook.camels.add(element)
      break
    case 'favor':
    case 'influence':
      outlook.markers.set(`${event.kind}:${event.arguments['number']}`, party)
      break
    case 'advance':
      outlook.markers.set(`mosque:${event.arguments['number']}`, party)
  }
}

/** What activating a site would bring to everybody, whoever acts first. */
export function sharesOf(action: DescribedAction, view: View): Share[] {
  const shares = new Map<Party, string[]>()
  for (const event of action.preview) {
    const party = partyOf(event, view)
    if (event.kind !== 'gain_cube' || party === null) continue
    const colour = event.elements[0]!.slice('cube:'.length)
    shares.set(party, [...(shares.get(party) ?? []), ...Array<string>(Number(event.arguments['number'])).fill(colour)])
  }
  const all = [...shares].map(([party, cubes]) => ({ party, cubes }))
  return all.toSorted((a, b) => Number(b.party === action.seat) - Number(a.party === action.seat))
}
