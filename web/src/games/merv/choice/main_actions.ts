/** A turn from the master to its end, and what is free at any time, each at its place in the turn panel. */
import type { MainAction } from '../../../core/game'
import type { View } from '../shape'

const done = (message: string) => (view: View) => (view.slot === null ? 'web-merv-later' : message)

export const MAIN_ACTIONS: readonly MainAction<View>[] = [
  { message: 'web-merv-do-master', icon: 'person', kinds: ['choose_slot', 'queue_space'], idle: done('web-merv-done') },
  { message: 'web-merv-do-site', icon: 'city', kinds: ['choose_site'], idle: done('web-merv-done') },
  {
    message: 'web-merv-do-action',
    icon: 'hand',
    kinds: [
      'main_action',
      'take_card',
      'extend',
      'place_courtier',
      'advance',
      'place_post',
      'buy_good',
      'place_route_camel',
      'take_scroll',
      'build',
      'fort_slot',
      'soldier_target',
    ],
    idle: done('web-merv-done'),
  },
  {
    message: 'web-merv-do-contract',
    icon: 'contract',
    kinds: ['complete_contract'],
    idle: () => 'web-merv-no-contract',
  },
  {
    message: 'web-merv-do-camels',
    icon: 'camel',
    kinds: ['market_collect', 'market_place'],
    idle: (view) => (view.market_used ? 'web-merv-done' : 'web-merv-no-camels'),
  },
  {
    message: 'web-merv-do-stop',
    icon: 'check',
    kinds: ['stop', 'accept_losses'],
    idle: () => 'web-merv-nothing-begun',
  },
  { message: 'web-merv-do-end', icon: 'hourglass', kinds: ['end_turn'], idle: () => 'web-merv-act-first' },
]
