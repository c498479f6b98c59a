/** A real position of two players in the middle of a game; seat 0 is to act. */
import { keptPosition } from '../../core/testing/positions'
import type { View } from './shape'

export function exampleView(): View {
  return keptPosition<View>('luna', 'two_players', 'middle').view
}
