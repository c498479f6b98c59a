/** What I would have after an action, told by its preview alone. */
import { Tally } from '../../../core/store/tally'
import type { Change, DescribedAction } from '../../../core/game'
import type { View } from '../shape'

/** Pieces that leave the supply, and pieces that come to it. */
const LEAVES = /^(piece_placed)$/
const COMES = /^(ability_developed)$/

export function changesOf({ seat, preview }: DescribedAction, view: View): Change[] {
  const { prestige, supply } = view.players[seat]!
  const tally = new Tally({
    trader: { icon: 'cube', message: 'piece-trader', from: supply.trader, tint: 'var(--c)' },
    merchant: { icon: 'disc', message: 'piece-merchant', from: supply.merchant, tint: 'var(--c)' },
    actions: { icon: 'hand', message: 'track-actions', from: view.actions_left },
    prestige: { icon: 'points', message: 'web-hansa-points', from: prestige },
  })
  for (const { kind, arguments: args } of preview.filter((event) => event.seat === seat)) {
    const piece = String(args['piece'] ?? '').replace('piece-', '')
    if (LEAVES.test(kind) && tally.has(piece)) tally.add(piece, -1)
    if (COMES.test(kind) && tally.has(piece)) tally.add(piece, 1)
    if (kind === 'income_taken' || kind === 'penalty_paid') {
      const sign = kind === 'income_taken' ? 1 : -1
      tally.add('trader', sign * Number(args['traders']))
      tally.add('merchant', sign * Number(args['merchants']))
    }
    if (kind === 'prestige_gained') tally.add('prestige', Number(args['points']))
    if (kind === 'actions_gained') tally.add('actions', Number(args['actions']))
  }
  return tally.changes()
}
