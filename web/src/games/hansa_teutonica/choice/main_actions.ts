/** The five actions, the bonus markers and the end of the turn, each at its place in the turn panel (HT-4). */
import type { MainAction } from '../../../core/game'
import type { View } from '../shape'

/** Why an action is not offered at the main decision; at any other decision something is asked first. */
const idle = (message: string) => (view: View, decision: string) => {
  if (decision !== 'main') return 'web-hansa-first-this'
  return view.actions_left === 0 ? 'web-hansa-no-actions' : message
}

export const MAIN_ACTIONS: readonly MainAction<View>[] = [
  { message: 'web-hansa-income', icon: 'income', kinds: ['income'], idle: idle('web-hansa-no-stock') },
  {
    message: 'web-hansa-place',
    icon: 'place',
    kinds: ['place', 'extra_put', 'extra_lift', 'extra_drop', 'extra_stop', 'neutral_put'],
    idle: idle('web-hansa-no-supply'),
  },
  {
    message: 'web-hansa-displace',
    icon: 'displace',
    kinds: ['displace', 'displace_pay', 'relocate'],
    idle: idle('web-hansa-no-victim'),
  },
  {
    message: 'web-hansa-move',
    icon: 'move',
    kinds: ['move_lift', 'move_lift_stop', 'move_drop'],
    idle: idle('web-hansa-no-pieces'),
  },
  {
    message: 'web-hansa-claim',
    icon: 'claim',
    kinds: ['claim', 'b_office', 'b_extra', 'b_develop', 'b_coellen', 'b_none', 'neutral_city'],
    idle: idle('web-hansa-no-route'),
  },
  {
    message: 'web-hansa-marker',
    icon: 'stack',
    kinds: ['use_marker', 'upgrade_pick', 'swap_pick', 'remove_pick', 'remove_stop', 'place_marker'],
    idle: (_, decision) => (decision === 'main' ? 'web-hansa-no-markers' : 'web-hansa-first-this'),
  },
  { message: 'web-hansa-end', icon: 'hourglass', kinds: ['end_turn'], idle: () => 'web-hansa-first-this' },
]
