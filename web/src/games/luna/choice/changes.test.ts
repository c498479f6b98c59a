import { expect, it } from 'vitest'
import type { DescribedAction, GameEvent } from '../../../core/game'
import { exampleView } from '../example'
import { novicesOf } from '../view'
import { changesOf } from './changes'

const event = (kind: string, args: GameEvent['arguments'], seat = 0): GameEvent => ({
  kind,
  seat,
  elements: [],
  arguments: args,
})
const told = (...preview: GameEvent[]) =>
  changesOf({ seat: 0, preview } as DescribedAction, exampleView()).map(({ message, from, to }) => [message, to - from])

it('uses novices for a favor', () => {
  expect(novicesOf(exampleView(), 0).active).toBeGreaterThan(0)
  expect(told(event('novices_used', { count: 1 }), event('favor_gained', { favor: 'favor-tide' }))).toEqual([
    ['web-luna-at-active', -1],
    ['piece-favor_token', 1],
  ])
})

it('scores a stone and whom it drives out, and leaves the end of the round to the words', () => {
  expect(
    told(
      event('stone_sanctified', { points: 3 }),
      event('novice_displaced', { points: 1, by: 'seat-0' }, 1),
      event('phase_ended', { points: 0 }),
      event('stone_sanctified', { points: 9 }),
    ),
  ).toEqual([['piece-influence', 4]])
})
