/** What the board reads out of the engine's view. */
import type { Seat, Text } from '../../core/game'
import type { Owner } from '../../core/parts/players'
import type { Fragment, View } from './shape'

export const DIPLOMA_ICON: Record<string, string> = {
  d1: 'diploma_chalice',
  d2: 'diploma_scales',
  d3: 'diploma_quill',
  d4: 'diploma_compasses',
  d5: 'diploma_lyre',
  wild: 'diploma_any',
}

export const RESOURCE_ICON: Record<string, string> = {
  coins: 'coin',
  guards: 'guard',
  steps: 'steps',
  vp: 'points_blank',
  either: 'coin_or_guard',
}

/** The phases of a round by the letters of the rulebook; D follows by itself. */
const LETTER: Record<string, string> = { layout: 'A', roll: 'A', draft: 'B', retrieve: 'C', income: 'E', invest: 'F' }

export function letterOf(phase: string): string | null {
  return LETTER[phase] ?? null
}

/** The colours of a seat: anybody may sit in any colour. */
export function colourOf(seat: number, seats: Seat[]): Owner {
  return seats.find((other) => other.seat === seat)?.glyph ?? seat
}

/** What effects say, as one sentence without an end. */
export function sayEffects(effects: Fragment[], text: Text): string {
  return effects
    .map(({ message, arguments: args }) => text(message, args))
    .join(' ')
    .replace(/,$/, '')
}

/** The die that is being retrieved, wherever the agenda has come to. */
export function activeDie(view: View): string | null {
  if (view.phase !== 'retrieve') return null
  return view.agenda.findLast((frame) => frame.die !== undefined)?.die ?? null
}

/** The die that was drafted and lies in no row yet. */
export function draftedDie(view: View): string | null {
  return view.agenda.findLast((frame) => frame.kind === 'place')?.die ?? null
}

/** The dice on a player's own board: what is still being placed or retrieved lies in the city. */
export function shutteredDice(view: View, seat: number): string[] {
  const away = [activeDie(view), draftedDie(view)]
  return (view.derived.players[seat]?.board ?? []).filter((die) => !away.includes(die))
}

/** The crown tokens on a place of the display. */
export function crownsAt(view: View, location: string, column: number): string[] {
  return Object.keys(view.crowns).filter((name) => view.crowns[name] === `${location} ${column}`)
}

/** Whether a row is evaluated already, is it now, or waits: only while dice are retrieved. */
export function stateOfRow(view: View, location: string, locations: string[]): 'done' | 'now' | 'next' | null {
  if (view.phase !== 'retrieve') return null
  const [here, now] = [locations.indexOf(location), locations.indexOf(view.location)]
  return here < now ? 'done' : here === now ? 'now' : 'next'
}

/** What a card of the active row costs whoever is asked. */
export function priceAt(view: View, location: string, column: number): number | null {
  const { pending } = view.derived
  if (pending?.kind !== 'city_action' || view.location !== location || !Array.isArray(pending.prices)) return null
  return pending.prices[column - 1] ?? null
}

/** What a voyage costs whoever is asked. */
export function voyagePrice(view: View, slot: number): number | null {
  const { pending } = view.derived
  return pending?.kind === 'invest' && Array.isArray(pending.prices) ? (pending.prices[slot] ?? null) : null
}

/** Cards that are asked for and lie neither in the display nor in a pair: they are laid out to be seen. */
export function laidOut(view: View, elements: Iterable<string>): string[] {
  const shown = new Set([...Object.values(view.display).flat(), ...view.groups.flat()])
  return [...elements].flatMap((element) =>
    element.startsWith('card:') && !shown.has(element.slice(5)) ? [element.slice(5)] : [],
  )
}

const DEALT = new Set([
  'monastery_drawn',
  'scoring_tile_drawn',
  'voyage_drawn',
  'seat_drawn',
  'character_drawn',
  'start_card_drawn',
  'crown_placed',
  'die_rolled',
])

/** Events that lay the table: they are nobody's move, and to mark them all would mark everything. */
export function isDealt(kind: string): boolean {
  return DEALT.has(kind)
}
