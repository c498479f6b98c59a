import { expect, it } from 'vitest'
import { Tally } from './tally'

it('tells what is not as it was, in the order of its counts', () => {
  const tally = new Tally({
    coins: { icon: 'coin', message: 'coins', from: 8 },
    guards: { icon: 'guard', message: 'guards', from: 4 },
    steps: { icon: 'step', message: 'steps', from: 1 },
  })
  tally.reach('steps', 3)
  tally.add('coins', -6)
  tally.add('coins', 2)
  tally.add('guards', 1)
  tally.add('guards', -1)
  expect(tally.changes().map(({ message, from, to }) => [message, from, to])).toEqual([
    ['coins', 8, 4],
    ['steps', 1, 3],
  ])
  expect(tally.has('guards')).toBe(true)
  expect(tally.has('camels')).toBe(false)
})
