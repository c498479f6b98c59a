/** An analysis in words and numbers of the reader's language. */
import type { Text } from '../../core/game'
import { i18n, say } from '../../core/i18n/i18n.svelte'
import type { TableStore } from '../../core/store/table.svelte'
import type { AnalysisShape, KeyMomentShape, ToldAction, TurnShape } from '../../core/wire/rest'
import { percent } from '../table/hint/told'

export interface Teller {
  store: TableStore
  text: Text
}

/** What shows an analysis turn by turn: the turn that is looked at, and a way to choose another. */
export interface ByTurns extends Teller {
  found: AnalysisShape
  at: number
  choose: (turn: number) => void
}

const one = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** A number with one decimal place. */
export const decimal = (value: number): string => new Intl.NumberFormat(i18n.language, one).format(value)

/** A change with its sign: shares in points of a hundred, margins in points of the game; both are told in hundredths. */
export const change = (value: number): string =>
  new Intl.NumberFormat(i18n.language, { ...one, signDisplay: 'exceptZero' }).format(value / 100)

/** What a seat has: a share of the win in per cent, or alone a margin in points. */
export const amount = (measure: AnalysisShape['measure'], value: number): string =>
  measure === 'margin' ? change(value) : `${percent(value, 1)} %`

/** What was given away, without a sign: per cent of a win, or points. */
export const given = (measure: AnalysisShape['measure'], value: number): string =>
  measure === 'margin' ? decimal(value / 100) : `${percent(value, 1)} %`

/** What a turn did, in one line. */
export const tellActions = ({ text }: Teller, actions: ToldAction[], seat: number): string =>
  actions.map((action) => text(action.message, { seat: `seat-${seat}`, ...action.arguments })).join('; ')

export const nameOf = ({ store }: Teller, seat: number): string => store.seats[seat]?.name ?? ''

/** A key moment in a sentence. */
export function tellMoment(teller: Teller, moment: KeyMomentShape): string {
  const args = { name: nameOf(teller, moment.seat), change: change(moment.change) }
  return say(`web-moment-${moment.kind}`, args)
}

/** A grade with its doubt: "about a mistake". */
export const tellGrade = (turn: TurnShape): string =>
  turn.about ? say('web-grade-about', { grade: say(`web-grade-${turn.grade}`) }) : say(`web-grade-${turn.grade}`)

/** Everything that a chart says at a turn, for whoever cannot see it. */
export function tellRow(teller: Teller, found: AnalysisShape, turn: number, values: number[]): string {
  const shares = values.map((value, seat) => `${nameOf(teller, seat)} ${amount(found.measure, value)}`)
  const known = found.turns[turn]!
  const grade = found.unproven ? '' : `, ${tellGrade(known)}`
  return say('web-analysis-row', {
    turn: turn + 1,
    most: found.turns.length,
    name: nameOf(teller, known.seat),
    values: `${shares.join(', ')}${grade}`,
  })
}
