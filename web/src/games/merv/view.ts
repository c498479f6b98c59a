/** The engine's view of Merv, as far as the board reads it. */
import type { Seat } from '../../core/game'
import type { Owner } from '../../core/parts/players'

/** A seat's number, or the id of an automa. */
export type Party = number | string

export interface Effect {
  op: string
  n: number
}

/** Cubes by colour; `any` stands for any colour. */
export type Cost = Record<string, number>

export interface MervParty {
  houses: number
  servants: number
  camels: number
  favor: number
  influence: number
  mosque: number
  scrolls: number
  cubes: Record<string, number>
  spices: Record<string, number>
  goods: Record<string, number>
  courtiers: Record<string, number>
  posts: string[]
  contracts: string[]
  breakthroughs: string[]
  scoring_tiles: string[]
}

/** What follows for a party from the position; an automa has only what stands before `goods`. */
export interface MervStanding {
  name: string
  points: number
  buildings: number
  courtiers: number
  cards: number
  sets: number
  goods?: number
  pledged?: Record<string, number>
  scrolls?: number
  spice_kinds?: number
  spice_limit?: number
  contract_level?: number
  courtier_cost?: number
  posts_left?: number
  connected?: string[]
  discounts?: string[]
  hall_values?: Record<string, number>
  next_scoring?: number
  projected?: number
}

export interface Contract {
  level: number
  points: number
  cost: Cost
  goods: Record<string, number>
  scrolls: number
  effects: Effect[]
}

export interface Breakthrough {
  pile: number
  kind: 'discount' | 'wild_color' | 'alternative_action' | 'immediate'
  site?: string
  cube?: string
  effects?: Effect[]
}

/** What the board, the cards and the tiles say; it never changes during a game. */
export interface Printed {
  contracts: Record<string, Contract>
  mosque_steps: { cost: Cost; effects: Effect[] }[]
  market_spaces: Record<string, Effect[]>
  spices: Record<string, Effect[]>
  halls: Record<string, { cube: string; scores: string; points: number }>
  first_courtier: Effect[]
  cities: Record<string, { ring: 'inner' | 'outer'; good: string; effects: Effect[] }>
  routes: Record<string, [string, string]>
  yard: Record<string, Record<string, Cost>>
  breakthroughs: Record<string, Breakthrough>
  breakthrough_at: number[]
  favor_points: Record<string, number>
  influence_points: Record<string, number>
  spice_limits: number[]
  thresholds: number[]
  invasion_years: number[]
}

export interface Cell {
  tile: string | null
  building: Party | null
  soldier: Party | null
  upgrade: string | null
  /** The cube paid as a ransom for its building. */
  ransom: string | null
}

export interface MervView {
  seats: number
  year: number
  side: string
  /** How many masters have had their turn in this round. */
  turn: number
  active: Party | null
  slot: number | null
  site: string | null
  order: (Party | null)[]
  slots: (Party | null)[]
  queue: (Party | null)[]
  queue_camels: number[]
  supply: Record<string, number>
  stock: Record<string, number>
  city: Record<string, Cell>
  forts: Record<string, string | null>
  yard: Record<string, Record<string, number>>
  camel_market: Record<string, number>
  row: { spice: string; camel: boolean }[]
  route_camels: string[]
  piles: Record<string, string[]>
  solo_deck: string[]
  parties: MervParty[]
  derived: {
    phase: string
    /** The corner where the round of each side ends. */
    sides: Record<string, string>
    line: string[]
    city: Record<string, { site: string | null; cube: string | null; makes: string[]; attacked: boolean }>
    market_side: string
    reach: number
    deck_left: number
    hall_spaces: number
    parties: MervStanding[]
    printed: Printed
  }
}

export const ROMAN = ['', 'I', 'II', 'III', 'IV']

/** The icon of each kind of site, also of the place where its action happens. */
export const SITE_ICON: Record<string, string> = {
  caravansary: 'caravansary',
  palace: 'crown',
  mosque: 'mosque',
  marketplace: 'marketplace',
  library: 'book',
  walls: 'tower',
}

/** What a courtier in a hall counts. */
export const COUNTED_ICON: Record<string, string> = {
  mosque_steps: 'mosque',
  goods: 'marketplace',
  scrolls: 'scroll',
  spices: 'jar',
}

export const MAIN_ICON: Record<string, string> = { favor: 'blossom', soldier: 'soldier', alternative: 'scroll' }

/** The place of a party among the parties: seats first, then automas. */
export function indexOf(party: Party, view: MervView): number {
  return typeof party === 'number' ? party : view.derived.parties.findIndex(({ name }) => name === party)
}

/** The message that names a party. */
export function nameOf(party: Party): string {
  return typeof party === 'number' ? `seat-${party}` : party
}

/** The party that a message names. */
export function partyNamed(name: string, view: MervView): Party | null {
  const index = view.derived.parties.findIndex((party) => party.name === name)
  return index < 0 ? null : index < view.seats ? index : name
}

const GLYPHS = [0, 1, 2, 3, 4]

/** The colours of a party: seats may sit in any colour, automas take those that are left. */
export function colourOf(party: Party, view: MervView, seats: Seat[]): Owner {
  const index = indexOf(party, view)
  if (index < view.seats) return seats.find(({ seat }) => seat === index)?.glyph ?? index
  const free = GLYPHS.filter((glyph) => !seats.some((seat) => seat.glyph === glyph))
  return free[index - view.seats] ?? 'neutral'
}

/** Automas by their ids. */
export function automasOf(view: MervView): string[] {
  return view.derived.parties.slice(view.seats).map(({ name }) => name)
}

/** Who waits at which corner: the queue that is filled now, or what is left of the last one. */
export interface Queue {
  corner: string
  places: { party: Party | null; hasLeft: boolean; camels: number }[]
}

export function queueOf(view: MervView): Queue {
  const sides = Object.keys(view.derived.sides)
  const ending = view.derived.sides[view.side]!
  const beginning = view.derived.sides[sides[(sides.indexOf(view.side) + sides.length - 1) % sides.length]!]!
  const { phase } = view.derived
  if (phase === 'queue')
    return {
      corner: ending,
      places: view.queue.map((party, i) => ({ party, hasLeft: false, camels: view.queue_camels[i] ?? 0 })),
    }
  // After the last round of a year the new order already stands at the corner where the next one begins.
  const isBetween = phase === 'invasion' || phase === 'scoring'
  const hasLeft = (i: number) => !isBetween && i < view.turn + (view.slot === null ? 0 : 1)
  return {
    corner: isBetween ? ending : beginning,
    places: view.order.map((party, i) => ({ party, hasLeft: hasLeft(i), camels: 0 })),
  }
}

/** The owner of a breakthrough tile. */
export function ownerOf(tile: string, view: MervView): number {
  return view.parties.findIndex((party) => party.breakthroughs.includes(tile))
}

/** The courtiers of a hall, one entry each. */
export function courtiersIn(hall: string, view: MervView): Party[] {
  return view.parties.flatMap((party, i) =>
    Array<Party>(party.courtiers[hall] ?? 0).fill(i < view.seats ? i : view.derived.parties[i]!.name),
  )
}

/** The parties whose markers stand on each place of a track; automas have none. */
export function markersOn(track: 'favor' | 'influence' | 'mosque', place: number, view: MervView): number[] {
  return view.parties.slice(0, view.seats).flatMap((party, seat) => (party[track] === place ? [seat] : []))
}

/** Buildings of a seat that the invasion of this year would hit. */
export function threatened(view: MervView, seat: number): number {
  if (!isInvaded(view)) return 0
  return Object.entries(view.city).filter(
    ([cell, { building, ransom }]) => building === seat && ransom === null && view.derived.city[cell]?.attacked,
  ).length
}

/** Whether the Mongols still come this year. */
export function isInvaded(view: MervView): boolean {
  return (
    view.derived.printed.invasion_years.includes(view.year) &&
    !['scoring', 'over', 'setup'].includes(view.derived.phase)
  )
}
