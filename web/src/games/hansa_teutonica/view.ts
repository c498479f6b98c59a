/** What the board reads out of the engine's view. */
import type { DescribedAction, Seat } from '../../core/game'
import type { Owner } from '../../core/parts/players'
import type { View } from './shape'
import type { Colour, PieceText } from './wire'

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

/** The spaces of routes that some action fits. */
export function openSpaces({ routes }: View, legalBy: ReadonlyMap<string, DescribedAction[]>): string[] {
  return Object.entries(routes).flatMap(([route, { spaces }]) => {
    const actions = legalBy.get(`route:${route}`) ?? []
    return spaces.flatMap((piece, i) =>
      actions.some((action) => fitsSpace(action, piece)) ? [`space:${route}:${i}`] : [],
    )
  })
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
export function besieged(view: View): string | null {
  const frame = view.agenda.at(-1)
  return frame?.kind === 'displace_pay' ? `space:${frame.route}:${frame.space}` : null
}

/** Whether an action is about a route as a whole, not about one of its spaces. */
export function isAboutRoute(action: DescribedAction): boolean {
  return ['claim', 'place_marker'].includes(action.kind)
}
