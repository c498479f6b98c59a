/** Times in words. */
import { i18n, say } from '../../../core/i18n/i18n.svelte'
import type { ClockBody } from '../../../core/wire/rest'
import { figureOf } from './reading'

/** What is left: 6:38, 5 h 20, 2 d 4 h. */
export function sayLeft(milliseconds: number): string {
  const { unit, first, second } = figureOf(milliseconds)
  if (unit === 'clock') return `${first}:${String(second).padStart(2, '0')}`
  return say(`web-left-${unit}`, { first, second: unit === 'hours' ? String(second).padStart(2, '0') : second })
}

const UNITS: [string, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
]

/** A length that was agreed on, in its own units: 10 min, 45 s, 1 day 12 h. */
export function sayLength(milliseconds: number): string {
  let rest = milliseconds
  const parts = UNITS.flatMap(([unit, size]) => {
    const amount = Math.floor(rest / size)
    rest -= amount * size
    const format = new Intl.NumberFormat(i18n.language, { style: 'unit', unit, unitDisplay: 'short' })
    return amount ? [format.format(amount)] : []
  })
  return parts.slice(0, 2).join(' ') || '0'
}

/** What a clock gives: 10 min + 45 s a turn; or 7 days for each turn. */
export function sayRule(rule: Pick<ClockBody, 'bank' | 'gain'>): string {
  const [bank, gain] = [sayLength(rule.bank), sayLength(rule.gain)]
  return rule.bank === rule.gain ? say('web-clock-per-turn', { bank }) : say('web-clock-each', { bank, gain })
}

/** A moment of the next days as the reader's own calendar says it: Tue 14:05. */
export function sayMoment(time: string): string {
  const format = new Intl.DateTimeFormat(i18n.language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })
  return format.format(new Date(time))
}
