/** A real position of the middle of a game, with a few pieces where the tests want them; seat 0 is to act. */
import { keptPosition } from '../../core/testing/positions'
import type { View } from './shape'

export function exampleView(): View {
  const { view } = keptPosition<View>('hansa_teutonica', 'completed_cities_10', 'middle')
  view.agenda = [{ kind: 'main', actor: 0 }]
  view.routes['hamburg_luebeck'] = { spaces: ['0 trader', '1 merchant', null], marker: 'extra_office' }
  view.routes['hamburg_lueneburg']!.spaces.fill(null)
  view.cities['hamburg'] = { offices: ['1 trader', null, null], extra: ['2 trader'] }
  view.derived.cities['hamburg']!.controller = 1
  view.coellen = [null, 2, null, null]
  return view
}
