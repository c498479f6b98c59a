/** What the board reads out of the engine's view. */
import type { Seat, Text } from '../../core/game'
import type { Owner } from '../../core/parts/players'
import type { PlayerStanding, View } from './shape'
import type { Party } from './wire'

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
export function indexOf(party: Party, view: View): number {
  return typeof party === 'number' ? party : view.derived.parties.findIndex(({ name }) => name === party)
}

/** The message that names a party. */
export function nameOf(party: Party): string {
  return typeof party === 'number' ? `seat-${party}` : party
}

/** The party that a message names. */
export function partyNamed(name: string, view: View): Party | null {
  const index = view.derived.parties.findIndex((party) => party.name === name)
  return index < 0 ? null : index < view.seats ? index : name
}

const GLYPHS = [0, 1, 2, 3, 4]

/** The colours of a party: seats may sit in any colour, automas take those that are left. */
export function colourOf(party: Party, view: View, seats: Seat[]): Owner {
  const index = indexOf(party, view)
  if (index < view.seats) return seats.find(({ seat }) => seat === index)?.glyph ?? index
  const free = GLYPHS.filter((glyph) => !seats.some((seat) => seat.glyph === glyph))
  return free[index - view.seats] ?? 'neutral'
}

/** What follows for a player; for an automa there is no such thing as a limit or a price. */
export function standingOf(view: View, seat: number): PlayerStanding | null {
  const standing = view.derived.parties[seat]
  return standing && 'projected' in standing ? standing : null
}

/** Automas by their ids. */
export function automasOf(view: View): string[] {
  return view.derived.parties.slice(view.seats).map(({ name }) => name)
}

/** Who waits at which corner: the queue that is filled now, or what is left of the last one. */
export interface Queue {
  corner: string
  places: { party: Party | null; hasLeft: boolean; camels: number }[]
}

export function queueOf(view: View): Queue {
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
export function ownerOf(tile: string, view: View): number {
  return view.parties.findIndex((party) => party.breakthroughs.includes(tile))
}

/** The courtiers of a hall, one entry each. */
export function courtiersIn(hall: string, view: View): Party[] {
  return view.parties.flatMap((party, i) =>
    Array<Party>(party.courtiers[hall] ?? 0).fill(i < view.seats ? i : view.derived.parties[i]!.name),
  )
}

/** The parties whose markers stand on each place of a track; automas have none. */
export function markersOn(track: 'favor' | 'influence' | 'mosque', place: number, view: View): number[] {
  return view.parties.slice(0, view.seats).flatMap((party, seat) => (party[track] === place ? [seat] : []))
}

/** Buildings of a seat that the invasion of this year would hit. */
export function threatened(view: View, seat: number): number {
  if (!isInvaded(view)) return 0
  return Object.entries(view.city).filter(
    ([cell, { building, ransom }]) => building === seat && ransom === null && view.derived.city[cell]?.attacked,
  ).length
}

/** Whether the Mongols still come this year. */
export function isInvaded(view: View): boolean {
  return (
    view.derived.printed.invasion_years.includes(view.year) &&
    !['scoring', 'over', 'setup'].includes(view.derived.phase)
  )
}

/** A number of goods or scrolls as the panel shows it: free ones, then those bound by contracts (ME-4.7.1). */
export const owned = (free: number, pledged: number): string | number => (pledged > 0 ? `${free}+${pledged}` : free)

/** What the label of such a number adds about those on contracts. */
export const pledgedLabel = (pledged: number, text: Text): string =>
  pledged > 0 ? `, ${text('web-merv-pledged', { count: pledged })}` : ''
