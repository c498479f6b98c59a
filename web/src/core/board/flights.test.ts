import { expect, it } from 'vitest'
import { inTurn } from './flights.svelte'

const legs = ['a', 'b', 'c'].map((name) => ({ name }))

it('starts the legs of a move one after the other', () => {
  expect(inTurn(legs, { beat: 100 })).toEqual([
    { name: 'a', delay: 0 },
    { name: 'b', delay: 100 },
    { name: 'c', delay: 200 },
  ])
})

it('starts no more of them than one cares to watch', () => {
  expect(inTurn(legs, { beat: 100, most: 2 }).map(({ name }) => name)).toEqual(['a', 'b'])
})
