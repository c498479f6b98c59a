/** The actions, gathered by where they are done, each group at its place in the turn panel; what ends the phase is the last. */
import type { MainAction } from '../../../core/game'
import type { View } from '../shape'

const idle = (message: string) => (_: View, decision: string) =>
  decision === 'action' ? message : 'web-luna-first-this'

export const MAIN_ACTIONS: readonly MainAction<View>[] = [
  {
    message: 'web-luna-do-island',
    icon: 'offering',
    kinds: ['favor', 'recruit', 'shrine', 'herbs', 'place_shrine', 'place_pair', 'place_figure', 'solo_deactivate'],
    idle: idle('web-luna-no-novices'),
  },
  {
    message: 'web-luna-do-travel',
    icon: 'journey',
    kinds: ['journey', 'tide', 'sailboat', 'move', 'done'],
    idle: idle('web-luna-no-novices'),
  },
  {
    message: 'web-luna-do-temple',
    icon: 'temple',
    kinds: ['promote', 'sanctify', 'book_take', 'book_put'],
    idle: idle('web-luna-no-stone'),
  },
  { message: 'web-luna-do-council', icon: 'seat_council', kinds: ['council'], idle: idle('web-luna-no-novices') },
  { message: 'web-luna-do-expel', icon: 'expulsion', kinds: ['expel'], idle: idle('web-luna-no-apostate') },
  { message: 'web-luna-do-meditate', icon: 'meditation', kinds: ['meditate'], idle: idle('web-luna-no-time') },
  { message: 'web-luna-do-end', icon: 'hourglass', kinds: ['end_phase'], idle: idle('web-luna-act-first') },
]
