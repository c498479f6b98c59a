/** How somebody stands at a table that is listed: points, place, and at the end the result. */
import type { TableResponse } from '../../core/wire/rest'

/** What became of a game for me; `record` is a game that was brought from elsewhere. */
export type Outcome =
  | { kind: 'won' | 'shared' }
  | { kind: 'place'; place: number; of: number }
  | { kind: 'ahead' | 'behind'; margin: number }
  | { kind: 'record' | 'watched' }

export function isRecord(table: TableResponse): boolean {
  return table.origin?.kind === 'record'
}

/** The result of a finished game in words; a seat of somebody else's record is not mine. */
export function outcomeOf({ result, mine, seats, ...table }: TableResponse): Outcome | null {
  if (!result) return null
  if (isRecord({ result, mine, seats, ...table })) return { kind: 'record' }
  const seat = mine[0]
  if (seat === undefined) return { kind: 'watched' }
  const won = result.shares[seat] !== undefined && result.shares[seat] !== '0'
  if (seats.length === 1) return { kind: won ? 'ahead' : 'behind', margin: Math.abs(result.margin) }
  if (won) return { kind: result.shares[seat] === '1' ? 'won' : 'shared' }
  const place = Math.max(1, ...mine.slice(0, 1).map((own) => rank(result, own)))
  return { kind: 'place', place, of: seats.length }
}

function rank(result: NonNullable<TableResponse['result']>, seat: number): number {
  return result.standings.find((standing) => standing.party === `seat-${seat}`)?.rank ?? 0
}

/** My points and my place as the board shows them now; null before the start and for whoever does not play. */
export function standingOf({ scores, mine }: TableResponse): { points: number; place: number } | null {
  const points = mine[0] === undefined ? undefined : scores?.[mine[0]]
  if (points === undefined || !scores) return null
  return { points, place: 1 + scores.filter((other) => other > points).length }
}

export const FILTERS = ['all', 'turn', 'running', 'finished', 'archived'] as const
export type Filter = (typeof FILTERS)[number]

/** The tables that a filter lets through; what is put away is another list altogether. */
export function filtered(tables: TableResponse[], filter: Filter, game: string): TableResponse[] {
  const passes = {
    all: () => true,
    turn: (table: TableResponse) => table.waiting,
    running: (table: TableResponse) => table.state === 'running' || table.state === 'open',
    finished: (table: TableResponse) => table.state === 'finished',
    archived: () => true,
  }[filter]
  return tables.filter((table) => passes(table) && (!game || table.game === game))
}
