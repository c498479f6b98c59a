/** What one does in a round, each at its place in the turn panel, in the order of the phases. */
import type { MainAction } from '../../../core/game'
import type { View } from '../shape'
import { letterOf } from '../view'

/** Before and after its phase an action says which phase that is; inside of it something else is asked first. */
const inPhase =
  (letter: string) =>
  (view: View): string =>
    letterOf(view.phase) === letter ? 'web-coimbra-first-this' : `web-coimbra-phase-${letter.toLowerCase()}`

export const MAIN_ACTIONS: readonly MainAction<View>[] = [
  {
    message: 'web-coimbra-do-die',
    icon: 'dice',
    kinds: ['draft_die', 'place_die', 'cap_die'],
    idle: inPhase('B'),
  },
  { message: 'web-coimbra-do-favor', icon: 'favour_tile', kinds: ['take_favor'], idle: inPhase('C') },
  {
    message: 'web-coimbra-do-buy',
    icon: 'card',
    kinds: ['acquire', 'take_discard', 'take_group', 'start_card_first'],
    idle: inPhase('C'),
  },
  { message: 'web-coimbra-do-distress', icon: 'hand', kinds: ['distress'], idle: inPhase('C') },
  {
    message: 'web-coimbra-do-pilgrim',
    icon: 'steps',
    kinds: ['step', 'stop', 'place_pilgrim'],
    idle: () => 'web-coimbra-no-steps',
  },
  {
    message: 'web-coimbra-do-income',
    icon: 'phase_e',
    kinds: ['e_card', 'activate_die', 'exchange', 'end_income'],
    idle: inPhase('E'),
  },
  { message: 'web-coimbra-do-voyage', icon: 'ship', kinds: ['invest'], idle: inPhase('F') },
]
