import { expect, test } from 'vitest'
import { addressOfPuzzle, nextOf } from './following'

const list = ['a', 'b', 'c'].map((puzzle) => ({ puzzle, seats: 2, level: 1, claim: 'win' as const }))

test('the next puzzle is the first after this one that is not solved', () => {
  expect(nextOf(list, 'a', {})).toBe('b')
  expect(nextOf(list, 'a', { b: true })).toBe('c')
  expect(nextOf(list, 'c', { a: false })).toBe('a')
})

test('when all are solved the next one comes again, and alone there is none', () => {
  expect(nextOf(list, 'b', { a: true, b: true, c: true })).toBe('c')
  expect(nextOf(list.slice(0, 1), 'a', {})).toBeNull()
})

test('a puzzle that is in no list leads to the first one', () => {
  expect(nextOf(list, 'elsewhere', {})).toBe('a')
})

test('what is practised stays in the address', () => {
  expect(addressOfPuzzle('a', '', 0)).toBe('/puzzle/a')
  expect(addressOfPuzzle('a', 'kind-claim', 2)).toBe('/puzzle/a?theme=kind-claim&level=2')
})
