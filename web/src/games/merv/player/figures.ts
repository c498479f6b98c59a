/** A party in one line: its cubes, camels, influence and favor. */
import type { Figure } from '../../../core/game'
import type { View } from '../shape'

export function figuresOf(view: View, seat: number): Figure[] {
  const { cubes, camels, influence, favor } = view.parties[seat]!
  return [
    ...Object.entries(cubes).map(([colour, value]) => ({ icon: `cube-${colour}`, message: `cube-${colour}`, value })),
    { icon: 'camel', message: 'piece-camel', value: camels },
    { icon: 'pennant', message: 'panel-influence', value: influence },
    { icon: 'blossom', message: 'panel-favor', value: favor },
  ]
}
