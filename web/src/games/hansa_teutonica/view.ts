/** The engine's view of Hansa Teutonica, as far as the board reads it. */
import type { DescribedAction, Seat } from '../../core/game'
import type { Owner } from '../../core/parts/players'

/** A piece as the engine writes it: `2 trader`, `neutral trader`. */
export type PieceText = string

export type Colour = 'white' | 'orange' | 'pink' | 'black'

export interface PrintedOffice {
  shape: 'square' | 'circle'
  colour: Colour
  coin: boolean
}

export interface HansaPlayer {
  prestige: number
  supply: Heap
  stock: Heap
  levels: Record<string, number>
  unused: Record<string, number>
  used: Record<string, number>
  plate: number
  /** The how-manieth player to connect east and west; 0 for not yet. */
  connected: number
}

export interface Heap {
  trader: number
  merchant: number
}

/** A pending decision: its kind and, where it is about a route or a piece, which. */
export interface Frame {
  kind: string
  actor: number | 'chance'
  route?: string
  target?: PieceText | null
  space?: number
}

export interface HansaView {
  seats: number
  start: number | null
  active: number | null
  turns: number
  actions_left: number
  agenda: Frame[]
  hand: Heap
  stack: number
  turned_up: string | null
  completed: number
  coellen: (number | null)[]
  routes: Record<string, { spaces: (PieceText | null)[]; marker: string | null }>
  cities: Record<string, { offices: (PieceText | null)[]; extra: PieceText[] }>
  players: HansaPlayer[]
  derived: {
    side: 'side_2_3' | 'side_4_5'
    cities: Record<string, { controller: number | 'neutral' | null; printed: PrintedOffice[]; figure: string | null }>
    routes: Record<string, { a: string; b: string }>
    coellen: { points: number; colour: Colour }[]
    players: HansaStanding[]
  }
}

export interface HansaStanding {
  values: Record<string, number | string>
  full: string[]
  offices: number
  network: number
  markers: number
  projected: Record<string, number>
  total: number
}

export type Rank = 'trader' | 'merchant'

export interface Owned {
  /** A seat, or nobody's. */
  owner: number | 'neutral'
  rank: Rank
}

/** Which wooden shape a piece has: traders are cubes, merchants discs. */
export const SHAPE = { trader: 'cube', merchant: 'disc' } as const

/** Privileges in the order in which they are earned, each with its numeral. */
export const ROMAN: Record<Colour, string> = { white: 'I', orange: 'II', pink: 'III', black: 'IV' }

export const TRACKS = ['keys', 'actions', 'privilegium', 'liber_sophiae', 'money_bags'] as const

/** The icon of each ability, also of the figure that improves it. */
export const TRACK_ICON: Record<string, string> = {
  keys: 'key',
  actions: 'hand',
  privilegium: 'charter',
  liber_sophiae: 'book',
  money_bags: 'bag',
  coellen_table: 'table',
}

export function readPiece(text: PieceText): Owned {
  const [owner, rank] = text.split(' ') as [string, Rank]
  return { owner: owner === 'neutral' ? 'neutral' : Number(owner), rank }
}

/** The colours of an owner: seats may sit in any colour. */
export function colourOf(owner: number | 'neutral', seats: Seat[]): Owner {
  return owner === 'neutral' ? owner : (seats.find((seat) => seat.seat === owner)?.glyph ?? owner)
}

/** The message that names an owner. */
export function nameOf(owner: number | 'neutral'): string {
  return owner === 'neutral' ? owner : `seat-${owner}`
}

/** The legal actions that a space of a route means: an empty one takes a piece, a piece is lifted or displaced. */
export function actionsOfSpace(legal: DescribedAction[], route: string, piece: PieceText | null): DescribedAction[] {
  return legal.filter((action) => action.elements.includes(`route:${route}`) && fitsSpace(action, piece))
}

const PUTTING = ['place', 'extra_put', 'extra_drop', 'relocate', 'move_drop', 'neutral_put']
const LIFTING = ['move_lift', 'extra_lift']
const TAKING = ['displace', 'remove_pick']

function fitsSpace(action: DescribedAction, text: PieceText | null): boolean {
  if (text === null) return PUTTING.includes(action.kind)
  const piece = readPiece(text)
  if (action.arguments['piece'] !== `piece-${piece.rank}`) return false
  if (LIFTING.includes(action.kind)) return piece.owner === action.seat
  return TAKING.includes(action.kind) && action.arguments['owner'] === nameOf(piece.owner)
}

/** The space whose piece is being displaced, while its price is asked for. */
export function besieged(view: HansaView): string | null {
  const frame = view.agenda.at(-1)
  return frame?.kind === 'displace_pay' ? `space:${frame.route}:${frame.space}` : null
}

/** Whether an action is about a route as a whole, not about one of its spaces. */
export function isAboutRoute(action: DescribedAction): boolean {
  return ['claim', 'place_marker'].includes(action.kind)
}
