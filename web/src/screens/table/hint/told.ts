/** A hint in words. */
import { tellEvent, type DescribedAction, type Seat, type Text } from '../../../core/game'
import { i18n, say } from '../../../core/i18n/i18n.svelte'
import type { HintReason, HintTurn } from '../../../core/wire/messages'

/** Who sits where, and the words of the game: all that a line needs to be told. */
export interface Told {
  store: { readonly seats: Seat[] }
  text: Text
}
type Described = HintTurn['actions'][number]

/** A share in ten-thousandths as a percentage: `27` or, with a decimal place, `27.1`. */
export function percent(share: number, digits = 0): string {
  return new Intl.NumberFormat(i18n.language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    share / 100,
  )
}

/** Points with their sign and one decimal place. */
export function lead(points: number): string {
  const shown = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return `${points > 0 ? '+' : ''}${shown.format(points)}`
}

export const positions = (count: number) => new Intl.NumberFormat(i18n.language).format(count)

/** What an action does; `seat` is whose it is. */
export const tellAction = ({ text }: Told, action: Described | DescribedAction) =>
  text(action.message, { seat: `seat-${action.seat}`, ...action.arguments })

/** The turn itself, action by action. */
export const tellTurn = (told: Told, turn: HintTurn) =>
  turn.actions
    .slice(0, turn.own)
    .map((action) => tellAction(told, action))
    .join('; ')

/** Where to look: what kind of thing, and what kind of action it is for. */
export function tellWhere({ text }: Told, turn: HintTurn): string {
  const action = turn.actions[0]!
  return say(action.elements.length ? 'web-hint-look' : 'web-hint-look-nowhere', { kind: text(`kind-${action.kind}`) })
}

/** Every seat's share, and the lead. */
export function tellOutlook(store: Told['store'], turn: HintTurn): string[] {
  const { outlook } = turn
  if (!outlook) return []
  const shares = (outlook.shares ?? []).map((share, seat) =>
    say('web-hint-share', { name: store.seats[seat]?.name ?? '', share: percent(share) }),
  )
  return [...shares, say('web-hint-lead-said', { lead: lead(outlook.lead) })]
}

export function tellReason({ store, text }: Told, reason: HintReason): string {
  const { share, player, points, category } = reason.arguments
  const kind = reason.message.replace('reason-', '')
  if (reason.event) return say(`web-reason-${kind}`, { event: tellEvent(text, reason.event) })
  if (share !== undefined) {
    const name = store.seats[Number(String(player).replace('seat-', ''))]?.name ?? ''
    return say(`web-reason-${kind}`, { name, share: percent(Number(share) * 10, 1) })
  }
  return say(`web-reason-${kind}`, { category: category ? text(String(category)) : '', points: Number(points ?? 0) })
}

export const tellReasons = (told: Told, turn: HintTurn) => turn.reasons.map((reason) => tellReason(told, reason))

/** How much of its own chance a seat gives away by a turn, in the words of grades; empty for nothing worth telling. */
export function lossOf(best: HintTurn, turn: HintTurn, seat: number): '' | 'inaccuracy' | 'mistake' | 'blunder' {
  const [before, after] = [best.outlook?.shares, turn.outlook?.shares]
  if (!before || !after || before.length < 2) return ''
  const lost = (before[seat]! - after[seat]!) / Math.max(before[seat]!, 10_000 / before.length)
  return lost >= 0.3 ? 'blunder' : lost >= 0.2 ? 'mistake' : lost >= 0.1 ? 'inaccuracy' : ''
}
