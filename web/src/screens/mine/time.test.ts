import { expect, it } from 'vitest'
import { ago } from './time'

const now = Date.parse('2026-11-16T12:00:00Z')

it('says how long ago something was, in both languages', () => {
  expect(ago('2026-11-16T11:56:00Z', 'en', now)).toBe('4 minutes ago')
  expect(ago('2026-11-16T09:00:00Z', 'pt-BR', now)).toBe('há 3 horas')
  expect(ago('2026-11-15T11:00:00Z', 'en', now)).toBe('yesterday')
})

it('names the day of what is old, and is never ahead of the clock', () => {
  expect(ago('2026-10-01T12:00:00Z', 'en', now)).toBe('Oct 1, 2026')
  expect(ago('2026-11-16T12:00:30Z', 'en', now)).toBe('this minute')
})
