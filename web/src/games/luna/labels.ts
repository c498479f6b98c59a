/** What the board says to people who do not see it: content first, then what can be done. */
import { elementLabel } from '../../core/board/labels'
import type { DescribedAction, Text } from '../../core/game'
import { nameOf } from './view'
import type { View } from './shape'

/** "Herbs Island; 3 Favor tokens; Ana: 2 active, 1 inactive; Shrine: Bruno; Apostate; you can: Recruit". */
export function islandLabel(view: View, island: string, legal: DescribedAction[], text: Text): string {
  const parts = [text('web-luna-island', { island: `island-${island}`, tokens: view.tokens[island] ?? 0 })]
  for (const [party, { active, inactive, shrines }] of view.parties.entries()) {
    const owner = nameOf(party, view)
    const [standing = 0, lying = 0] = [active[island], inactive[island]]
    if (standing + lying > 0) parts.push(text('web-luna-novices', { owner, active: standing, inactive: lying }))
    if (shrines.includes(island)) parts.push(text('web-luna-shrine', { owner }))
  }
  for (const [figure, place] of Object.entries(view.figures)) if (place === island) parts.push(text(`figure-${figure}`))
  for (const [figure, place] of Object.entries(view.derived.next ?? {})) {
    if (place === island) parts.push(text('web-luna-next', { figure: `figure-${figure}` }))
  }
  if (view.derived.blocked === island) parts.push(text('web-luna-blocked'))
  return elementLabel(parts.join('; '), legal, `island:${island}`, text)
}

/** "Stone 14, Shrine Island; approved; Ana; with a Book". */
export function stoneLabel(view: View, stone: number, legal: DescribedAction[], text: Text): string {
  const { place, party, book } = view.stones[stone] ?? { place: 'dealt', party: null, book: false }
  const status = view.derived.path.find((slot) => slot.stone === stone)?.status
  const parts = [text('web-luna-stone', { stone, island: `island-${view.derived.symbols[stone]}` })]
  if (place === 'path' && status) parts.push(text(`status-${status}`))
  if (place === 'temple') parts.push(text('web-luna-in-temple'))
  if (party !== null) parts.push(text('web-luna-party', { party: nameOf(party, view) }))
  if (book) parts.push(text('piece-book'))
  return elementLabel(parts.join('; '), legal, `stone:${stone}`, text)
}

export function pierLabel(view: View, text: Text): string {
  const waiting = view.parties.flatMap(({ pier }, party) =>
    pier > 0 ? [text('web-luna-count', { owner: nameOf(party, view), count: pier })] : [],
  )
  return `${text('place-pier')}: ${waiting.join('; ') || text('web-luna-nobody')}`
}

export function councilLabel(view: View, text: Text): string {
  const order = view.derived.council_order.map((party) =>
    text('web-luna-chair', { owner: nameOf(party, view), points: view.derived.parties[party]?.council_points ?? 0 }),
  )
  return `${text('place-council')}: ${order.join('; ')}`
}
