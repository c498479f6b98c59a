/** What an action's preview would change on the board, told by its events alone. */
import type { DescribedAction, GameEvent } from '../../../core/game'
import type { View } from '../shape'

/** A piece that would come to an element. */
export interface Ghost {
  element: string
  party: number
  shape: 'novice' | 'lying' | 'shrine' | 'disc' | 'book'
  count: number
}

export interface Outlook {
  ghosts: Ghost[]
  /** Stones whose novice would leave the temple. */
  leaving: Set<number>
  /** Ways from element to element. */
  ways: { from: string; to: string; isDisplaced: boolean }[]
  /** Influence beside an element. */
  gains: { element: string; points: number }[]
  /** Stones that would go from the path into the temple. */
  entering: Map<number, number>
}

const TRAVELS =
  /^(novice_moved|novice_left_pier|novices_sailed|novices_sailed_from_pier|figure_moved|apostate_expelled|book_moved)$/

/** The party that an event is about: the opponent of a solo game has a name but no seat. */
export function partyOf(event: GameEvent, view: View): number {
  return event.seat >= 0
    ? event.seat
    : view.derived.parties.findIndex((party) => party.name === event.arguments['seat'])
}

const nothing = (): Outlook => ({ ghosts: [], leaving: new Set(), ways: [], gains: [], entering: new Map() })

/** While nothing is pointed at: always the same, so that nobody looks at it again. */
export const NO_OUTLOOK: Outlook = nothing()

export function outlookOf(preview: GameEvent[], view: View): Outlook {
  const outlook = nothing()
  // The round may end with the action: what comes after that is told by the turn panel.
  const end = preview.findIndex((event) => event.kind === 'phase_ended')
  for (const event of end < 0 ? preview : preview.slice(0, end)) foresee(event, partyOf(event, view), outlook)
  return outlook
}

function foresee(event: GameEvent, party: number, outlook: Outlook): void {
  const [first = '', second = ''] = event.elements
  const points = Number(event.arguments['points'] ?? 0)
  const count = Number(event.arguments['count'] ?? 1)
  const come = (shape: Ghost['shape'], element = first, many = 1) =>
    outlook.ghosts.push({ element, party, shape, count: many })
  if (TRAVELS.test(event.kind) && second) outlook.ways.push({ from: first, to: second, isDisplaced: false })
  switch (event.kind) {
    case 'stone_sanctified':
      outlook.entering.set(Number(event.arguments['stone']), party)
      break
    case 'novice_displaced':
      outlook.leaving.add(Number(event.arguments['stone']))
      outlook.ways.push({ from: first, to: second, isDisplaced: true })
      come('novice', second)
      break
    case 'opponent_displaced':
      outlook.leaving.add(Number(event.arguments['stone']))
      outlook.ways.push({ from: first, to: second, isDisplaced: true })
      come('lying', second)
      break
    case 'stone_claimed':
    case 'temple_entered_at_start':
      come('novice')
      break
    case 'shrine_built':
    case 'shrine_placed':
      come('shrine')
      break
    case 'novices_placed':
    case 'novices_reactivated':
      come('novice', first, count)
      break
    case 'novice_recruited':
    case 'novices_used':
      come('lying', first, count)
      break
    case 'novice_moved':
    case 'novice_left_pier':
      come('lying', second)
      break
    case 'novices_sailed':
    case 'novices_sailed_from_pier':
      come('novice', second, count)
      break
    case 'council_advanced':
      come('disc')
      break
    case 'book_moved':
      come('book', second)
  }
  if (points > 0 && first) outlook.gains.push({ element: first, points })
}

/** The actions that lead from one element to another: a journey is told by two clicks. */
export function leadingTo(source: string | null, target: string | null, legal: DescribedAction[]): DescribedAction[] {
  if (source === null || target === null) return []
  return legal.filter((action) => action.elements[0] === source && action.elements[1] === target)
}
