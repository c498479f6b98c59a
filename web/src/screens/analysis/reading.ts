/** An analysis as charts and lists need it: by turn instead of by ply. */
import type { AnalysisShape, DecisionShape, DrawShape, KeyMomentShape, TurnShape } from '../../core/wire/rest'

/** The most mistakes that are offered to learn from, the worst first. */
const MOST_MISTAKES = 10
export const LETTERS = 'ABCDEFG'
/** The grades from which on a turn is one to learn from. */
const MISTAKES = ['inaccuracy', 'mistake', 'blunder']

/** The plies where turns begin, and the end of the game: what a chart draws from left to right. */
export const stopsOf = (found: AnalysisShape): number[] => [
  ...found.turns.map((turn) => turn.from),
  found.scores.plies.at(-1) ?? 0,
]

/** What a list holds by ply, at every stop. */
export function rowsOf<Row>(found: AnalysisShape, byPly: Row[]): Row[] {
  return byPly.length ? stopsOf(found).map((ply) => byPly[Math.min(ply, byPly.length - 1)]!) : []
}

/** The turn that a moment of the game belongs to. */
export function turnAt(found: AnalysisShape, ply: number): number {
  return Math.max(
    0,
    found.turns.findLastIndex((turn) => turn.from <= ply),
  )
}

/** The turn that a key moment leads to: the one that made it or, where chance did, the one before it. */
export const turnOfMoment = (found: AnalysisShape, moment: KeyMomentShape): number =>
  moment.turn ?? turnAt(found, moment.ply)

export const isMistake = (turn: TurnShape): boolean => MISTAKES.includes(turn.grade) && !turn.about

/** The turns of some seats that are worth trying again, the worst first. */
export function mistakesOf(found: AnalysisShape, seats: number[]): TurnShape[] {
  const own = found.turns.filter((turn) => seats.includes(turn.seat) && isMistake(turn))
  return own.toSorted((a, b) => b.r - a.r).slice(0, MOST_MISTAKES)
}

/** The judged decisions of a turn, the one that gave away most first. */
export function decisionsOf(found: AnalysisShape, turn: number): DecisionShape[] {
  const own = found.moments.filter((one): one is DecisionShape => one.kind === 'decision' && one.turn === turn)
  return own.toSorted((a, b) => b.loss - b.doubt - (a.loss - a.doubt) || a.ply - b.ply)
}

/** What chance drew in a turn or after it, before the next one begins. */
export function drawsOf(found: AnalysisShape, turn: number): DrawShape[] {
  const [from, to] = [turn === 0 ? 0 : found.turns[turn]!.from, found.turns[turn + 1]?.from ?? Infinity]
  return found.moments.filter((one): one is DrawShape => one.kind === 'chance' && one.ply >= from && one.ply < to)
}

/** The luck of every seat in a turn; nothing where chance did not draw. */
export function luckOf(found: AnalysisShape, turn: number): number[] | null {
  const draws = drawsOf(found, turn)
  if (!draws.length) return null
  return draws[0]!.luck.map((_, seat) => draws.reduce((sum, draw) => sum + draw.luck[seat]!, 0))
}

/** The round that a turn belongs to; null where the game counts none. */
export function roundOf(found: AnalysisShape, turn: number): number | null {
  return found.rounds.findLast((round) => round.ply <= found.turns[turn]!.from)?.number ?? null
}

/** Where rounds begin, as stops; one that begins in the middle of a turn begins with the next. */
export function roundStops(found: AnalysisShape): { stop: number; number: number }[] {
  const stops = stopsOf(found)
  return found.rounds.map(({ ply, number }) => ({
    stop: Math.max(
      0,
      stops.findIndex((stop) => stop >= ply),
    ),
    number,
  }))
}

/** Rows as text for a spreadsheet; what contains a comma, a quote or a line break is quoted. */
export function csvOf(rows: (string | number | null)[][]): string {
  const cell = (value: string | number | null) => {
    const text = value === null ? '' : String(value)
    return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  }
  return rows.map((row) => row.map(cell).join(',')).join('\n') + '\n'
}
