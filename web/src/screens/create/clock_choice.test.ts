import { expect, test } from 'vitest'
import { durations, ownRule } from './clock_choice'

test('an own clock is a rule in milliseconds', () => {
  expect(ownRule({ kind: 'live', bank: 15, gain: 20 })).toMatchObject({ bank: 900_000, gain: 20_000, cap: 900_000 })
  expect(ownRule({ kind: 'async', bank: 24, gain: 36 })).toMatchObject({ bank: 86_400_000, cap: 36 * 3_600_000 })
})

test('a game lasts as long as its turns, and at most as long as all clocks together', () => {
  const rule = ownRule({ kind: 'live', bank: 10, gain: 60 })
  expect(durations(rule, { luna: { '2': 30 } }, 'luna', 2)).toEqual({ about: 3_600_000, most: 4_800_000 })
  expect(durations(rule, {}, 'chess', 2)).toBeNull()
})
