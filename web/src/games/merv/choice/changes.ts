/** What I would have after an action, told by its preview alone. */
import { Tally } from '../../../core/store/tally'
import type { Change, DescribedAction } from '../../../core/game'
import type { View } from '../shape'

const CAMEL_LEAVES = /^(market_place|extend|route_camel|queue_camel)$/

export function changesOf({ seat, preview }: DescribedAction, view: View): Change[] {
  const party = view.parties[seat]!
  const tally = new Tally<string>({
    ...Object.fromEntries(
      Object.entries(party.cubes).map(([colour, from]) => [
        colour,
        { icon: `cube-${colour}`, message: `cube-${colour}`, from },
      ]),
    ),
    camels: { icon: 'camel', message: 'piece-camel', from: party.camels },
    points: { icon: 'points', message: 'web-merv-victory-points', from: view.derived.parties[seat]!.points },
    favor: { icon: 'blossom', message: 'panel-favor', from: party.favor },
    influence: { icon: 'pennant', message: 'panel-influence', from: party.influence },
    mosque: { icon: 'mosque', message: 'panel-mosque', from: party.mosque },
    scrolls: { icon: 'scroll', message: 'piece-scroll', from: party.scrolls },
    houses: { icon: 'house', message: 'piece-building', from: party.houses },
  })
  for (const { kind, elements, arguments: args } of preview.filter((event) => event.seat === seat)) {
    const number = Number(args['number'] ?? 1)
    const colour = String(args['cube'] ?? elements[0] ?? '').replace(/^cube[-:]/, '')
    if (kind === 'gain_cube' && tally.has(colour)) tally.add(colour, number)
    if ((kind === 'pay' || kind === 'ransom') && tally.has(colour)) tally.add(colour, -1)
    if (kind === 'gain_camel') tally.add('camels', number)
    if (CAMEL_LEAVES.test(kind)) tally.add('camels', -1)
    if (kind === 'favor' || kind === 'influence') tally.reach(kind, number)
    if (kind === 'favor_spent') tally.add('favor', -1)
    if (kind === 'advance') tally.reach('mosque', number)
    if (kind === 'scroll') tally.add('scrolls', 1)
    if (kind === 'building') tally.add('houses', -1)
    if (kind === 'points') tally.add('points', number)
  }
  return tally.changes()
}
