/** The engine's view of Luna, as far as the board reads it. */
import type { Seat } from '../../core/game'
import type { Owner } from '../../core/parts/players'

export interface Stone {
  place: 'dealt' | 'path' | 'temple'
  party: number | null
  book: boolean
}

export interface PathSlot {
  guard?: string
  value?: number
  /** The Temple Guard stands here. */
  here?: boolean
  stone?: number
  present: boolean
  status?: 'approved' | 'bribable' | 'locked'
}

export interface LunaParty {
  influence: number
  reserve: number
  pier: number
  active: Record<string, number>
  inactive: Record<string, number>
  shrine_reserve: number
  shrines: string[]
  favors: string[]
}

/** What follows for a party from the position; figures' points only once the figures stand. */
export interface LunaStanding {
  name: string
  projected: number
  shrine_points: number
  favor_points: number
  council_points: number
  temple_points: number
  priestess_place?: number
  priestess_points?: number
  apostate_loss?: number
}

export interface LunaView {
  seats: number
  start: number | null
  round: number
  time_left: number
  agenda: { kind: string; actor: number | 'chance'; taken_from?: number }[]
  boards: string[]
  ring: string[]
  figures: Record<string, string | null>
  tokens: Record<string, number>
  /** The parties on each chair, bottom to top. */
  council: number[][]
  /** Novices under way to the side of an island. */
  moved: Record<string, number>
  stones: Record<string, Stone>
  parties: LunaParty[]
  derived: {
    parties: LunaStanding[]
    council_order: number[]
    chair_points: number[]
    guard: string | null
    guard_value: number
    path: PathSlot[]
    /** The numbers of the face-up boards, from the gate on. */
    temple: number[][]
    symbols: Record<string, string>
    time_tokens: number
    priestess_points: number[]
    next: Record<string, string> | null
    blocked: string | null
    over: boolean
  }
}

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

/** The colours of a party: seats may sit in any colour, the opponent of a solo game has none. */
export function colourOf(party: number, view: LunaView, seats: Seat[]): Owner {
  if (party >= view.seats) return 'neutral'
  return seats.find((seat) => seat.seat === party)?.glyph ?? party
}

/** The message that names a party. */
export function nameOf(party: number, view: LunaView): string {
  return view.derived.parties[party]?.name ?? `seat-${party}`
}

/** The board that a stone belongs to. */
export function boardOf(view: LunaView, stone: number): string {
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
export function novicesOf(view: LunaView, party: number): Novices {
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
