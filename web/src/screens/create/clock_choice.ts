/** Which clocks a new table may have, and how long its game takes with them. */
import type { ClockBody, ClocksResponse, PresetResponse } from '../../core/wire/rest'

export interface OwnClock {
  kind: 'live' | 'async'
  /** Minutes in live play, else hours. */
  bank: number
  /** Seconds in live play, else hours. */
  gain: number
}

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** The rule of clocks that somebody has set up by hand. */
export function ownRule({ kind, bank, gain }: OwnClock): ClockBody {
  if (kind === 'live') {
    const whole = bank * MINUTE
    return { kind, bank: whole, gain: gain * SECOND, cap: whole, free: 5 * SECOND, errand: 15 * SECOND }
  }
  return { kind, bank: bank * HOUR, gain: gain * HOUR, cap: Math.max(bank, gain) * HOUR }
}

export const ruleOf = ({ kind, bank, gain, cap, free, errand }: PresetResponse): ClockBody => ({
  kind,
  bank,
  gain,
  cap,
  free,
  errand,
})

/** How long a game takes: at the pace of the turns, and if everybody uses all their time; in milliseconds. */
export function durations(
  rule: ClockBody,
  turns: ClocksResponse['turns'],
  game: string,
  seats: number,
): { about: number; most: number } | null {
  const count = turns[game]?.[String(seats)]
  if (count === undefined) return null
  return { about: seats * count * rule.gain, most: seats * (rule.bank + count * rule.gain) }
}
