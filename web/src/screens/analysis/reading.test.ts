import { describe, expect, it } from 'vitest'
import type { AnalysisShape, DecisionShape, DrawShape, TurnShape } from '../../core/wire/rest'
import {
  csvOf,
  decisionsOf,
  luckOf,
  mistakesOf,
  roundOf,
  roundStops,
  rowsOf,
  stopsOf,
  turnAt,
  turnOfMoment,
} from './reading'

const turn = (number: number, seat: number, from: number, more: Partial<TurnShape> = {}) =>
  ({ turn: number, seat, from, to: from + 2, r: 0, grade: 'best', about: false, loss: 0, ...more }) as TurnShape
const decision = (ply: number, place: number, loss: number, doubt: number) =>
  ({ kind: 'decision', ply, turn: place, loss, doubt }) as DecisionShape
const draw = (ply: number, luck: number[]) => ({ kind: 'chance', ply, plies: 1, luck }) as DrawShape

const found = {
  turns: [
    turn(0, 0, 1, { grade: 'inaccuracy', r: 0.12, loss: 400 }),
    turn(1, 1, 3, { grade: 'blunder', r: 0.5, loss: 1500 }),
    turn(2, 0, 5, { grade: 'blunder', r: 0.4, loss: 1200 }),
    turn(3, 1, 7, { grade: 'mistake', r: 0.25, loss: 700, about: true }),
  ],
  graph: [...Array(10).keys()].map((ply) => [5000 + ply * 100, 5000 - ply * 100]),
  scores: { plies: [1, 3, 5, 7, 9] },
  moments: [
    decision(5, 2, 300, 10),
    decision(6, 2, 900, 200),
    draw(0, [100, -100]),
    draw(6, [-30, 30]),
    draw(7, [50, -50]),
  ],
  rounds: [
    { ply: 0, unit: 'round', number: 1 },
    { ply: 4, unit: 'round', number: 2 },
  ],
  key_moments: [
    { kind: 'worst', ply: 3, turn: 1, seat: 1, change: -1500 },
    { kind: 'luck', ply: 6, turn: null, seat: 1, change: 30 },
  ],
} as unknown as AnalysisShape

describe('an analysis by turn', () => {
  it('has a stop where every turn begins and one at the end, each with the row of its ply', () => {
    expect(stopsOf(found)).toEqual([1, 3, 5, 7, 9])
    expect(rowsOf(found, found.graph).map((row) => row[0])).toEqual([5100, 5300, 5500, 5700, 5900])
    expect(rowsOf(found, [])).toEqual([])
  })

  it('finds the turn of a ply, and of a key moment that chance made', () => {
    expect([0, 1, 2, 3, 6, 99].map((ply) => turnAt(found, ply))).toEqual([0, 0, 0, 1, 2, 3])
    expect(found.key_moments.map((moment) => turnOfMoment(found, moment))).toEqual([1, 2])
  })

  it('offers the worst turns of mine first, and none that is in doubt', () => {
    expect(mistakesOf(found, [0]).map((one) => one.turn)).toEqual([2, 0])
    expect(mistakesOf(found, [0, 1]).map((one) => one.turn)).toEqual([1, 2, 0])
    expect(mistakesOf(found, [])).toEqual([])
  })

  it('puts the decision that gave away most beyond doubt first', () => {
    expect(decisionsOf(found, 2).map(({ ply }) => ply)).toEqual([6, 5])
    expect(decisionsOf(found, 0)).toEqual([])
  })

  it('adds up the luck of a turn, the set-up belonging to the first', () => {
    expect(luckOf(found, 0)).toEqual([100, -100])
    expect(luckOf(found, 1)).toBe(null)
    expect(luckOf(found, 2)).toEqual([-30, 30])
  })

  it('knows the rounds', () => {
    expect(found.turns.map((_, i) => roundOf(found, i))).toEqual([1, 1, 2, 2])
    expect(roundStops(found)).toEqual([
      { stop: 0, number: 1 },
      { stop: 2, number: 2 },
    ])
  })

  it('is copied as a table that a spreadsheet reads', () => {
    expect(
      csvOf([
        ['turn', 'Ana, "the first"'],
        [1, null],
      ]),
    ).toBe('turn,"Ana, ""the first"""\n1,\n')
  })
})
