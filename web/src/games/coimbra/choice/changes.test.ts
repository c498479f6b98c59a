import { expect, it } from 'vitest'
import type { DescribedAction, GameEvent } from '../../../core/game'
import { exampleView } from '../example'
import { changesOf } from './changes'

const event = (kind: string, args: GameEvent['arguments'], seat = 0): GameEvent => ({
  kind,
  seat,
  elements: [],
  arguments: args,
})
const offer = (...preview: GameEvent[]) => ({ seat: 0, preview }) as DescribedAction
const told = (...preview: GameEvent[]) =>
  changesOf(offer(...preview), exampleView()).map(({ message, from, to }) => `${message} ${from} → ${to}`)

it('pays a card, gains influence and is left with the rest', () => {
  expect(
    told(
      event('card_acquired', { card: 'card-cou_1a', cost: 4, resource: 'resource-coins' }),
      event('influence_gained', { track: 'class-council', amount: 2, space: 5 }),
      event('coins_gained', { amount: 1 }),
    ),
  ).toEqual(['resource-coins 5 → 2', 'class-council 3 → 5'])
})

it('tells nothing of what others get', () => {
  expect(told(event('coins_gained', { amount: 3 }, 1))).toEqual([])
})

it('counts what is given away and what is exchanged for points', () => {
  expect(told(event('resources_ceded', { coins: 1, guards: 1, owner: 'seat-1' }))).toEqual([
    'resource-coins 5 → 4',
    'resource-guards 3 → 2',
  ])
  expect(told(event('resources_exchanged', { resource: 'resource-guards', amount: 3, points: 1 }))).toEqual([
    'resource-guards 3 → 0',
    'resource-vp 12 → 13',
  ])
})
