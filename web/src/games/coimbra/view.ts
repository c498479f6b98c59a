/** The engine's view of Coimbra, as far as the board reads it. */
import type { Arguments, Seat, Text } from '../../core/game'
import type { Owner } from '../../core/parts/players'

/** A part of what an effect says. */
export interface Fragment {
  message: string
  arguments: Arguments
}

/** A frame of the agenda: what is asked of whom, or what follows by itself. */
export interface Frame {
  kind: string
  actor: number | 'chance'
  die?: string
  card?: string
  left?: number
  owner?: number
  color?: string
  for_card?: string | null
  activated?: string[]
}

export interface Pending extends Frame {
  effects?: Fragment[]
  /** What the cards of the row, of the discard pile or the voyages cost. */
  prices?: (number | null)[] | Record<string, number>
}

/** A die or a token in a row of the city. */
export interface RowEntry {
  die: string | null
  value: number
  owner: number | null
}

export interface CoimbraPlayer {
  coins: number
  guards: number
  points: number
  pilgrim: string | null
  cards: string[]
  monasteries: string[]
  voyages: number[]
}

export interface CoimbraStanding {
  board: string[]
  crowns: number
  influence: Record<string, number>
  diplomas: Record<string, number>
  tasks: Record<string, number>
  projected: Record<string, number>
  total: number
}

export interface CardInfo {
  class: string
  influence: number
  cost: string | null
  zone: string
  diplomas: string[]
  effects: Fragment[]
}

export interface CoimbraView {
  seats: number
  phase: string
  round: number
  location: string
  order: number[]
  agenda: Frame[]
  monasteries: Record<string, string | null>
  scoring_tiles: Record<string, string | null>
  voyages: (string | null)[]
  favors: Record<string, number | null>
  /** A seat, a place of the display such as `upper 4`, or nowhere. */
  crowns: Record<string, number | string | null>
  display: Record<string, (string | null)[]>
  groups: (string | null)[][]
  undrawn: string[]
  discard: string[]
  dice: Record<string, { value: number; owner: number | null }>
  cap: string | null
  /** The disks from first to last. */
  tracks: Record<string, { seat: number; space: number }[]>
  players: CoimbraPlayer[]
  derived: {
    pending: Pending | null
    pool: string[]
    rows: Record<string, RowEntry[]>
    face_down: Record<string, number[]>
    dice: Record<string, { color: string; value: number }>
    flags: number[]
    cards: Record<string, CardInfo>
    monasteries: Record<
      string,
      { node: string; back: number; immediate: boolean; disks: number[]; effects: Fragment[] }
    >
    voyages: Record<string, { cost: number; resource: string; effects: Fragment[] }>
    favors: Record<string, { crowns: number; effects: Fragment[] }>
    tracks: Record<string, { tile: string | null; points: number[] }>
    players: CoimbraStanding[]
  }
}

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
export function activeDie(view: CoimbraView): string | null {
  if (view.phase !== 'retrieve') return null
  return view.agenda.findLast((frame) => frame.die !== undefined)?.die ?? null
}

/** The die that was drafted and lies in no row yet. */
export function draftedDie(view: CoimbraView): string | null {
  return view.agenda.findLast((frame) => frame.kind === 'place')?.die ?? null
}

/** The dice on a player's own board: what is still being placed or retrieved lies in the city. */
export function shutteredDice(view: CoimbraView, seat: number): string[] {
  const away = [activeDie(view), draftedDie(view)]
  return (view.derived.players[seat]?.board ?? []).filter((die) => !away.includes(die))
}

/** The crown tokens on a place of the display. */
export function crownsAt(view: CoimbraView, location: string, column: number): string[] {
  return Object.keys(view.crowns).filter((name) => view.crowns[name] === `${location} ${column}`)
}

/** Whether a row is evaluated already, is it now, or waits: only while dice are retrieved. */
export function stateOfRow(view: CoimbraView, location: string, locations: string[]): 'done' | 'now' | 'next' | null {
  if (view.phase !== 'retrieve') return null
  const [here, now] = [locations.indexOf(location), locations.indexOf(view.location)]
  return here < now ? 'done' : here === now ? 'now' : 'next'
}

/** What a card of the active row costs whoever is asked. */
export function priceAt(view: CoimbraView, location: string, column: number): number | null {
  const { pending } = view.derived
  if (pending?.kind !== 'city_action' || view.location !== location || !Array.isArray(pending.prices)) return null
  return pending.prices[column - 1] ?? null
}

/** What a voyage costs whoever is asked. */
export function voyagePrice(view: CoimbraView, slot: number): number | null {
  const { pending } = view.derived
  return pending?.kind === 'invest' && Array.isArray(pending.prices) ? (pending.prices[slot] ?? null) : null
}

/** Cards that are asked for and lie neither in the display nor in a pair: they are laid out to be seen. */
export function laidOut(view: CoimbraView, elements: ReadonlySet<string>): string[] {
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
