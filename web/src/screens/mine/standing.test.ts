import { expect, it } from 'vitest'
import type { TableResponse } from '../../core/wire/rest'
import { filtered, outcomeOf, standingOf } from './standing'

const seat = (number: number) => ({
  seat: number,
  kind: 'human' as const,
  name: 'Ana',
  user: 1,
  level: null,
  standin: null,
  resigned: false,
  relief: null,
  connected: true,
  guest: true,
})

function table(more: Partial<TableResponse>): TableResponse {
  return {
    table: 'x',
    game: 'luna',
    version: 1,
    options: {},
    visibility: 'link',
    settle: true,
    hints: '',
    key: null,
    state: 'finished',
    host: 1,
    seats: [seat(0), seat(1), seat(2)],
    mine: [1],
    seq: 1,
    ply: 1,
    actor: null,
    waiting: false,
    created: '',
    updated: '',
    result: null,
    scores: [40, 51, 62],
    origin: null,
    next: null,
    clock: null,
    late: null,
    deadline: null,
    rated: false,
    bots: false,
    spectators: 'open',
    delay_minutes: 0,
    note: '',
    ...more,
  }
}

function ended(shares: string[], ranks: number[], margin = 0): Pick<TableResponse, 'result'> {
  const standings = ranks.map((rank, i) => ({ party: `seat-${i}`, rank, points: 0, categories: {} }))
  return { result: { standings, reasons: [], truncated: false, tie_break: '', shares, margin } }
}

it('says who won, alone or together, and which place the others have', () => {
  expect(outcomeOf(table(ended(['0', '1', '0'], [2, 1, 3])))).toEqual({ kind: 'won' })
  expect(outcomeOf(table(ended(['1/2', '1/2', '0'], [1, 1, 3])))).toEqual({ kind: 'shared' })
  expect(outcomeOf(table(ended(['1', '0', '0'], [1, 3, 2])))).toEqual({ kind: 'place', place: 3, of: 3 })
})

it('says by how much somebody has won or lost alone', () => {
  const alone = { seats: [seat(0)], mine: [0] }
  expect(outcomeOf(table({ ...alone, ...ended(['1'], [1], 4) }))).toEqual({ kind: 'ahead', margin: 4 })
  expect(outcomeOf(table({ ...alone, ...ended(['0'], [2], -3) }))).toEqual({ kind: 'behind', margin: 3 })
})

it('does not take a record that was brought, nor a table of others, for a game of mine', () => {
  const end = ended(['0', '1', '0'], [2, 1, 3])
  expect(outcomeOf(table({ ...end, origin: { kind: 'record' } }))).toEqual({ kind: 'record' })
  expect(outcomeOf(table({ ...end, mine: [] }))).toEqual({ kind: 'watched' })
  expect(outcomeOf(table({}))).toBeNull()
})

it('knows my points and my place while the game goes on', () => {
  expect(standingOf(table({}))).toEqual({ points: 51, place: 2 })
  expect(standingOf(table({ scores: null }))).toBeNull()
  expect(standingOf(table({ mine: [] }))).toBeNull()
})

it('filters by state, turn and game', () => {
  const tables = [table({ state: 'running', waiting: true }), table({ state: 'open', game: 'merv' }), table({})]
  expect(filtered(tables, 'turn', '')).toHaveLength(1)
  expect(filtered(tables, 'running', '')).toHaveLength(2)
  expect(filtered(tables, 'finished', 'merv')).toHaveLength(0)
  expect(filtered(tables, 'all', 'luna')).toHaveLength(2)
})
