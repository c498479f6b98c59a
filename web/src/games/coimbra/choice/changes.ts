/** What I would have after an action, told by its preview alone. */
import { Tally } from '../../../core/store/tally'
import type { Change, DescribedAction } from '../../../core/game'
import type { View } from '../shape'

const PAID = /^(card_acquired|card_bought|voyage_invested|bonus_paid|resources_exchanged)$/

export function changesOf({ seat, preview }: DescribedAction, view: View): Change[] {
  const { coins, guards, points } = view.players[seat]!
  const { influence } = view.derived.players[seat]!
  const tally = new Tally<string>({
    coins: { icon: 'coin', message: 'resource-coins', from: coins },
    guards: { icon: 'guard', message: 'resource-guards', from: guards },
    points: { icon: 'points', message: 'resource-vp', from: points },
    ...Object.fromEntries(
      Object.entries(influence).map(([track, from]) => [
        track,
        { icon: track, message: `class-${track}`, from, tint: `var(--c-${track})` },
      ]),
    ),
  })
  for (const { kind, arguments: args } of preview.filter((event) => event.seat === seat)) {
    const amount = Number(args['amount'] ?? args['cost'] ?? 0)
    const resource = String(args['resource'] ?? '').replace('resource-', '')
    if (PAID.test(kind) && tally.has(resource)) tally.add(resource, -amount)
    if (kind === 'resources_exchanged') tally.add('points', Number(args['points']))
    if (kind === 'coins_gained') tally.add('coins', amount)
    if (kind === 'guards_gained') tally.add('guards', amount)
    if (kind === 'points_gained') tally.add('points', amount)
    if (kind === 'points_lost' || kind === 'points_ceded') tally.add('points', -amount)
    if (kind === 'resources_ceded') {
      tally.add('coins', -Number(args['coins']))
      tally.add('guards', -Number(args['guards']))
    }
    const track = String(args['track'] ?? '').replace('class-', '')
    if (kind.startsWith('influence_') && tally.has(track)) tally.reach(track, Number(args['space']))
  }
  return tally.changes()
}
