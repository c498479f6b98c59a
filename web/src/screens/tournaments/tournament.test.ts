/** What is said of a tournament. */
import { expect, it } from 'vitest'
import type { StandingResponse } from '../../core/wire/rest'
import { isTie, left, namesOf } from './tournament'

const somebody = { user: 1, name: '', level: null, rating: 1500, missed: 0, here: true, out: null, absences: 0 }

it('numbers the bots of a level where there are several', () => {
  const participants = [
    { ...somebody, number: 0, name: 'Ana' },
    { ...somebody, number: 1, level: 'regular' },
    { ...somebody, number: 2, level: 'strong' },
    { ...somebody, number: 3, level: 'regular' },
  ]
  expect(namesOf({ participants } as never)).toEqual(['Ana', 'regular 1', 'strong', 'regular 2'])
})

it('calls ties what only a tie-break could tell apart', () => {
  const by = (name: StandingResponse['by']) => isTie({ by: name } as StandingResponse)
  expect([by('score'), by('stage'), by('direct'), by('average'), by('lot'), by(null)]).toEqual([
    false,
    false,
    true,
    true,
    true,
    false,
  ])
})

it('never counts below zero', () => {
  expect(left('2026-01-01T00:00:10.000Z', Date.parse('2026-01-01T00:00:04.000Z'))).toBe(6000)
  expect(left('2026-01-01T00:00:00.000Z', Date.parse('2026-01-01T00:00:04.000Z'))).toBe(0)
})
