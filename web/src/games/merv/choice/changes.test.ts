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

function told(...preview: GameEvent[]): string[] {
  const view = exampleView()
  Object.assign(view.parties[0]!, { camels: 3, influence: 1, favor: 2, cubes: { ...view.parties[0]!.cubes, pink: 2 } })
  return changesOf({ seat: 0, preview } as DescribedAction, view).map(
    ({ message, from, to }) => `${message} ${from} → ${to}`,
  )
}

it('pays cubes and camels one by one', () => {
  expect(
    told(
      event('pay', { cube: 'cube-pink' }),
      event('pay', { cube: 'cube-pink' }),
      event('queue_camel', { number: 4 }),
      event('gain_camel', { number: 2 }, 1),
    ),
  ).toEqual(['cube-pink 2 → 0', 'piece-camel 3 → 2'])
})

it('takes the new place on a track from the event', () => {
  expect(told(event('influence', { number: 7 }), event('favor', { number: 3 }))).toEqual([
    'panel-favor 2 → 3',
    'panel-influence 1 → 7',
  ])
})
