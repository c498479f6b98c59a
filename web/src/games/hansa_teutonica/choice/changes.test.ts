import { expect, it } from 'vitest'
import type { DescribedAction, GameEvent } from '../../../core/game'
import { exampleView } from '../example'
import { changesOf } from './changes'
import { heapWords, shownPieces } from './pieces'

const event = (kind: string, args: GameEvent['arguments'], seat = 0): GameEvent => ({
  kind,
  seat,
  elements: [],
  arguments: args,
})

function told(...preview: GameEvent[]): string[] {
  const view = exampleView()
  view.players[0]!.supply = { trader: 3, merchant: 1 }
  view.players[0]!.prestige = 7
  return changesOf({ seat: 0, preview } as DescribedAction, view).map(
    ({ message, from, to }) => `${message} ${from} → ${to}`,
  )
}

it('takes a displacing piece and its penalty from the supply, and nothing for what others get', () => {
  expect(
    told(
      event('piece_placed', { piece: 'piece-trader', route: 'route-a_b' }),
      event('penalty_paid', { traders: 1, merchants: 0 }),
      event('prestige_gained', { points: 2, reason: 'x' }, 1),
    ),
  ).toEqual(['piece-trader 3 → 1'])
})

it('counts income, freed pieces and prestige', () => {
  expect(
    told(event('income_taken', { traders: 2, merchants: 1 }), event('prestige_gained', { points: 3, reason: 'x' })),
  ).toEqual(['piece-trader 3 → 5', 'piece-merchant 1 → 2', 'web-hansa-points 7 → 10'])
  expect(told(event('ability_developed', { piece: 'piece-merchant', track: 'track-keys' }))).toEqual([
    'piece-merchant 1 → 2',
  ])
})

it('says heaps without zeros', () => {
  const text = (message: string) => message
  expect(heapWords({ trader: 2, merchant: 0 }, text)).toBe('2 × piece-trader')
  expect(heapWords({ trader: 1, merchant: 1 }, text)).toBe('1 × piece-trader, 1 × piece-merchant')
  expect(shownPieces('income', '', { trader: 2, merchant: 3 })).toEqual(['trader', 'trader', 'merchant'])
  expect(shownPieces('place', 'merchant', { trader: 0, merchant: 0 })).toEqual(['merchant'])
})
