/** What I would have after an action, told by its preview alone. */
import { Tally } from '../../../core/store/tally'
import type { Change, DescribedAction } from '../../../core/game'
import type { View } from '../shape'
import { novicesOf } from '../view'

const SCORES = /^(stone_sanctified|book_moved|phase_ended)$/
const DISPLACES = /^(novice_displaced|opponent_displaced)$/

export function changesOf({ seat, preview }: DescribedAction, view: View): Change[] {
  const novices = novicesOf(view, seat)
  const party = view.parties[seat]!
  const tally = new Tally({
    influence: { icon: 'influence', message: 'piece-influence', from: party.influence },
    active: { icon: 'novice', message: 'web-luna-at-active', from: novices.active },
    reserve: { icon: 'reserve', message: 'web-luna-at-reserve', from: novices.reserve },
    shrines: { icon: 'shrine', message: 'piece-shrine', from: party.shrines.length },
    favors: { icon: 'offering', message: 'piece-favor_token', from: party.favors.length },
    time: { icon: 'meditation', message: 'piece-time_token', from: view.time_left },
  })
  // The round may end with the action: what follows then is told in words.
  const end = preview.findIndex((event) => event.kind === 'phase_ended')
  for (const event of end < 0 ? preview : preview.slice(0, end + 1)) {
    const { kind, arguments: args } = event
    if (DISPLACES.test(kind) && args['by'] === `seat-${seat}`) tally.add('influence', Number(args['points']))
    if (event.seat !== seat) continue
    if (SCORES.test(kind)) tally.add('influence', Number(args['points']))
    if (kind === 'novices_used') tally.add('active', -Number(args['count']))
    if (kind === 'novices_reactivated') tally.add('active', Number(args['count']))
    if (kind === 'novice_recruited') tally.add('reserve', -1)
    if (kind === 'shrine_built' || kind === 'shrine_placed') tally.add('shrines', 1)
    if (kind === 'favor_gained') tally.add('favors', 1)
    if (kind === 'token_returned') tally.add('favors', -1)
    if (kind === 'time_flipped') tally.reach('time', Number(args['left']))
  }
  return tally.changes()
}
