/** What the board reads out of the engine's view. */
import type { Seat } from '../../core/game'
import type { Owner } from '../../core/parts/players'
import type { View } from './shape'

/** Boards in the frame, face up or down (LU-2.3). */
export const BOARD_SLOTS = 4
export const SPACES = 7

/** The icon of each favor, which is also the sign of its island. */
export const FAVOR_ICON: Record<string, string> = {
  shrine: 'shrine',
  herbs: 'herbs',
  tide: 'tide',
  sailboat: 'ship',
  bribe: 'bag',
  book: 'book',
  novice: 'novice',
}

export const FIGURE_ICON: Record<string, string> = {
  moon_priestess: 'priestess',
  master_builder: 'builder',
  apostate: 'apostate',
}

/** The glyph whose colour comes nearest to a colour of the box; nobody else wears the same. */
export const COLOUR_GLYPH: Record<string, number> = { yellow: 1, red: 4, blue: 0, white: 5 }

/**
 * The glyph of a seat: of the colour that its player chose; whoever has not chosen yet wears one that is free. Where
 * colours are not chosen they go by the seats (LU-2.1).
 */
export function glyphOf(view: View, seat: number): number {
  const isChosen = view.seats > 1 && view.options['setup'] === 'preset' && view.options['colours'] === 'chosen'
  if (!isChosen) return seat
  const chosen = view.derived.parties.slice(0, view.seats).map(({ color }) => (color ? COLOUR_GLYPH[color] : undefined))
  const free = [0, 1, 2, 3, 4].filter((glyph) => !chosen.includes(glyph))
  return chosen[seat] ?? free[chosen.slice(0, seat).filter((glyph) => glyph === undefined).length] ?? seat
}

/** The colours of a party: seats may sit in any colour, the opponent of a solo game has none. */
export function colourOf(party: number, view: View, seats: Seat[]): Owner {
  if (party >= view.seats) return 'neutral'
  return seats.find((seat) => seat.seat === party)?.glyph ?? party
}

/** The message that names a party. */
export function nameOf(party: number, view: View): string {
  return view.derived.parties[party]?.name ?? `seat-${party}`
}

/** The board that a stone belongs to. */
export function boardOf(view: View, stone: number): string {
  return view.boards[view.derived.temple.findIndex((spaces) => spaces.includes(stone))] ?? 'none'
}

export interface Novices {
  active: number
  inactive: number
  path: number
  temple: number
  pier: number
  reserve: number
}

/** Where the novices of a party are. */
export function novicesOf(view: View, party: number): Novices {
  const { active, inactive, pier, reserve } = view.parties[party]!
  const stones = Object.values(view.stones).filter((stone) => stone.party === party)
  const isMoving = view.agenda.at(-1)?.kind === 'moves' && view.agenda.at(-1)?.actor === party
  return {
    active: sum(active),
    inactive: sum(inactive) + (isMoving ? sum(view.moved) : 0),
    path: stones.filter((stone) => stone.place === 'path').length,
    temple: stones.filter((stone) => stone.place === 'temple').length,
    pier,
    reserve,
  }
}

const sum = (counts: Record<string, number>) => Object.values(counts).reduce((total, count) => total + count, 0)
