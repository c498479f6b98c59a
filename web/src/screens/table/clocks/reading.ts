/** What a clock shows: how much is left, what of it is free, and a word for what it is doing. */
import type { ClockState } from '../../../core/wire/messages'

export type Word =
  | 'bot'
  | 'standin'
  | 'late'
  | 'vacation'
  | 'paused'
  | 'fault'
  | 'held'
  | 'errand'
  | 'free'
  | 'thinks'
  | 'stands'
  | 'waits'

export interface Reading {
  word: Word
  /** Milliseconds in the bank; null where there is no clock. */
  bank: number | null
  /** Milliseconds that are not charged, still to come. */
  free: number
  runs: boolean
  isLow: boolean
}

/** Under this a live clock is low, in milliseconds. */
export const LOW = 10_000

/** What the table knows of a seat besides its clock. */
export interface SeatFacts {
  isBot: boolean
  isOwner: boolean
}

export function readClock(clocks: ClockState, seat: number, facts: SeatFacts, now: number): Reading {
  const bank = clocks.banks[seat] ?? null
  if (bank === null) return { word: 'bot', bank: null, free: 0, runs: false, isLow: false }
  const still = (word: Word): Reading => ({ word, bank, free: 0, runs: false, isLow: isLow(clocks, bank) })
  if (clocks.late === seat) return still('late')
  if (facts.isBot) return still('standin')
  if (clocks.paused) return still(clocks.paused === 'fault' ? 'fault' : 'paused')
  if (clocks.running !== seat) {
    if (clocks.away[String(seat)]) return still('vacation')
    return still(facts.isOwner && clocks.running !== null ? 'stands' : 'waits')
  }
  const hold = Date.parse(clocks.hold)
  const total = Math.max(0, (clocks.left ?? 0) - Math.max(0, now - Math.max(Date.parse(clocks.now), hold)))
  const free = Math.max(0, total - bank)
  const left = Math.min(bank, total)
  const word = now < hold ? 'held' : clocks.errand ? 'errand' : free > 0 ? 'free' : 'thinks'
  return { word, bank: left, free, runs: true, isLow: isLow(clocks, total) }
}

function isLow(clocks: ClockState, left: number): boolean {
  return clocks.rule.kind === 'live' && left < LOW
}

/** A figure: minutes and seconds under an hour, above it days and hours. */
export function figureOf(milliseconds: number): { unit: 'clock' | 'hours' | 'days'; first: number; second: number } {
  const seconds = Math.ceil(milliseconds / 1000)
  if (seconds < 3600) return { unit: 'clock', first: Math.floor(seconds / 60), second: seconds % 60 }
  const hours = Math.floor(seconds / 3600)
  if (hours < 24) return { unit: 'hours', first: hours, second: Math.floor((seconds % 3600) / 60) }
  return { unit: 'days', first: Math.floor(hours / 24), second: hours % 24 }
}

/** The moments before the end at which whoever decides is warned, in milliseconds. */
export const WARNINGS = [60_000, 30_000, 10_000]

/** The warning that time has come to since it was last looked at; null when there is none. */
export function warningBetween(before: number, after: number): number | null {
  return WARNINGS.findLast((one) => before > one && after <= one) ?? null
}
