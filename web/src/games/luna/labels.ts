/** What the board says to people who do not see it: content first, then what can be done. */
import type { DescribedAction, Text } from '../../core/game'
import { nameOf, type LunaView } from './view'

/** "Herbs Island; 3 Favor tokens; Ana: 2 active, 1 inactive; Shrine: Bruno; Apostate; you can: Recruit". */
export function islandLabel(view: LunaView, island: string, legal: DescribedAction[], text: Text): string {
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
  return withChoices(parts, legal, `island:${island}`, text)
}

/** "Stone 14, Shrine Island; approved; Ana; with a Book". */
export function stoneLabel(view: LunaView, stone: number, legal: DescribedAction[], text: Text): string {
  const { place, party, book } = view.stones[stone] ?? { place: 'dealt', party: null, book: false }
  const status = view.derived.path.find((slot) => slot.stone === stone)?.status
  const parts = [text('web-luna-stone', { stone, island: `island-${view.derived.symbols[stone]}` })]
  if (place === 'path' && status) parts.push(text(`status-${status}`))
  if (place === 'temple') parts.push(text('web-luna-in-temple'))
  if (party !== null) parts.push(text('web-luna-party', { party: nameOf(party, view) }))
  if (book) parts.push(text('piece-book'))
  return withChoices(parts, legal, `stone:${stone}`, text)
}

/** Every kind of choice once, by its heading. */
function withChoices(parts: string[], legal: DescribedAction[], element: string, text: Text): string {
  const kinds = new Set(legal.filter((action) => action.elements.includes(element)).map((action) => action.kind))
  const choices = [...kinds].map((kind) => text(`kind-${kind}`)).join(', ')
  return choices ? `${parts.join('; ')}; ${text('web-luna-can')} ${choices}` : parts.join('; ')
}

/** A small element that is a button while it can be used: its name, then what clicking it does. */
export function actionLabel(name: string, legal: DescribedAction[], element: string, text: Text): string {
  return withChoices([name], legal, element, text)
}

export function pierLabel(view: LunaView, text: Text): string {
  const waiting = view.parties.flatMap(({ pier }, party) =>
    pier > 0 ? [text('web-luna-count', { owner: nameOf(party, view), count: pier })] : [],
  )
  return `${text('place-pier')}: ${waiting.join('; ') || text('web-luna-nobody')}`
}

export function councilLabel(view: LunaView, text: Text): string {
  const order = view.derived.council_order.map((party) =>
    text('web-luna-chair', { owner: nameOf(party, view), points: view.derived.parties[party]?.council_points ?? 0 }),
  )
  return `${text('place-council')}: ${order.join('; ')}`
}
