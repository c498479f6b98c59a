/** A player in one line: coins, guards, crowns, and the influence in the four classes. */
import type { Figure } from '../../../core/game'
import type { View } from '../shape'

export function figuresOf(view: View, seat: number): Figure[] {
  const { coins, guards } = view.players[seat]!
  const { crowns, influence } = view.derived.players[seat]!
  return [
    { icon: 'coin', message: 'resource-coins', value: coins },
    { icon: 'guard', message: 'resource-guards', value: guards },
    { icon: 'crown', message: 'resource-crowns', value: crowns },
    ...Object.entries(influence).map(([name, value]) => ({
      icon: name,
      message: `class-${name}`,
      value,
      plate: `var(--c-${name})`,
    })),
  ]
}
