/** Real positions for the tests of boards, out of games that the tests of the rules keep (scripts/kept_positions.py). */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DescribedAction, GameEvent } from '../game'

export interface KeptPosition<View> {
  moment: 'start' | 'middle' | 'end'
  ply: number
  /** A seat, or -4 when the game is over. */
  actor: number
  decision: string
  view: View
  legal: DescribedAction[]
  /** The events of the last ply. */
  last: GameEvent[]
  /** Everything at this table that explains itself (`Game.elements`). */
  elements: string[]
}

const FOLDER = join(import.meta.dirname, '../../../../build/positions')

/** Every kept position of a game, by its record: `two_players`, `solo_won`. */
export function keptPositions<View>(game: string): Record<string, KeptPosition<View>[]> {
  return JSON.parse(readFileSync(join(FOLDER, `${game}.json`), 'utf8')) as Record<string, KeptPosition<View>[]>
}

/** One of them; a new copy at every call, which a test may change. */
export function keptPosition<View>(
  game: string,
  record: string,
  moment: KeptPosition<View>['moment'],
): KeptPosition<View> {
  const found = keptPositions<View>(game)[record]?.find((kept) => kept.moment === moment)
  if (!found) throw new Error(`${game} keeps no ${moment} of ${record}`)
  return found
}

/** The components of a game, as the server sends them. */
export function keptComponents(game: string): unknown {
  return JSON.parse(readFileSync(join(FOLDER, 'components', `${game}.json`), 'utf8'))
}
