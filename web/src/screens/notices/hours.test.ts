import { expect, it } from 'vitest'
import { minutesOf, shown } from './hours'

it('shows a time of day and reads it back', () => {
  for (const minutes of [0, 61, 7 * 60, 24 * 60 - 1]) expect(minutesOf(shown(minutes))).toBe(minutes)
  expect(shown(7 * 60 + 5)).toBe('07:05')
})

it('takes nothing else for a time of day', () => {
  for (const text of ['', '7', '24:00', '12', 'noon']) expect(minutesOf(text), text).toBeNull()
})
