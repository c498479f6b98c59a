import { describe, expect, test } from 'vitest'
import type { ClockState } from '../../../core/wire/messages'
import { figureOf, readClock, warningBetween } from './reading'

const NOON = Date.parse('2026-11-16T12:00:00.000Z')
const at = (seconds: number) => new Date(NOON + seconds * 1000).toISOString()
const rule = { kind: 'live' as const, bank: 600_000, gain: 45_000, cap: 600_000, free: 5000, errand: 15_000 }
const clocks: ClockState = {
  rule: { ...rule, days_off: [], zone: 'UTC', late: 'bot' },
  banks: [398_000, 240_000, null],
  running: 1,
  since: at(0),
  hold: at(-100),
  free: 15_000,
  errand: true,
  left: 255_000,
  deadline: at(255),
  paused: null,
  wishes: [],
  late: null,
  away: {},
  spans: [],
  now: at(0),
}
const person = { isBot: false, isOwner: false }

describe('a clock', () => {
  test('out of turn: free seconds first, then the own time', () => {
    expect(readClock(clocks, 1, person, NOON + 6000)).toMatchObject({ word: 'errand', bank: 240_000, free: 9000 })
    expect(readClock(clocks, 1, person, NOON + 22_000)).toMatchObject({ bank: 233_000, free: 0, runs: true })
  })

  test('stands while another answers in my turn, and waits otherwise', () => {
    expect(readClock(clocks, 0, { isBot: false, isOwner: true }, NOON).word).toBe('stands')
    expect(readClock(clocks, 0, person, NOON).word).toBe('waits')
    expect(readClock(clocks, 2, person, NOON)).toMatchObject({ word: 'bot', bank: null })
  })

  test('nobody pays before everybody is back', () => {
    const held = { ...clocks, hold: at(10) }
    expect(readClock(held, 1, person, NOON + 9000)).toMatchObject({ word: 'held', bank: 240_000, free: 15_000 })
    expect(readClock(held, 1, person, NOON + 26_000)).toMatchObject({ bank: 239_000, free: 0 })
  })

  test('is never less than empty, and low under ten seconds', () => {
    const own = { ...clocks, free: 0, errand: false, left: 240_000 }
    expect(readClock(own, 1, person, NOON + 231_000)).toMatchObject({ word: 'thinks', bank: 9000, isLow: true })
    expect(readClock(own, 1, person, NOON + 999_000).bank).toBe(0)
    expect(readClock({ ...own, paused: 'agreed' }, 1, person, NOON).word).toBe('paused')
    expect(readClock({ ...own, running: null, late: 1 }, 1, person, NOON).word).toBe('late')
  })
})

test('figures are minutes and seconds, then hours, then days', () => {
  expect(figureOf(398_000)).toEqual({ unit: 'clock', first: 6, second: 38 })
  expect(figureOf(8001)).toEqual({ unit: 'clock', first: 0, second: 9 })
  expect(figureOf(2 * 3_600_000)).toEqual({ unit: 'hours', first: 2, second: 0 })
  expect(figureOf(52 * 3_600_000)).toEqual({ unit: 'days', first: 2, second: 4 })
})

test('a warning comes once, also when several are passed at a time', () => {
  expect(warningBetween(60_500, 59_900)).toBe(60_000)
  expect(warningBetween(59_900, 59_000)).toBeNull()
  expect(warningBetween(70_000, 9000)).toBe(10_000)
})
