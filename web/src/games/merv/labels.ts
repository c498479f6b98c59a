/** What the board says to people who do not see it: content first, then what can be done. */
import type { Text } from '../../core/game'
import { courtiersIn, isInvaded, nameOf } from './view'
import type { View } from './shape'
import type { Party } from './wire'

/** "Palace (orange), row 1, column 2; makes orange; building: Ana; soldier: Bruno; the invasion would hit it". */
export function siteLabel(view: View, cell: string, text: Text): string {
  const { tile, building, soldier, upgrade, ransom } = view.city[cell]!
  const { makes, attacked } = view.derived.city[cell]!
  if (tile === null) return text(`cell-${cell}`)
  const parts = [
    `${text(`tile-${tile}`)}, ${text(`cell-${cell}`)}`,
    `${text('web-merv-makes')} ${makes.map((cube) => text(`cube-${cube}`)).join(', ')}`,
  ]
  if (upgrade !== null) parts.push(text(`upgrade-${upgrade}`))
  if (building !== null) parts.push(text('web-merv-building', { owner: nameOf(building) }))
  if (soldier !== null) parts.push(text('web-merv-soldier', { owner: nameOf(soldier) }))
  if (ransom !== null) parts.push(text('web-merv-ransomed'))
  else if (building !== null && attacked && isInvaded(view)) parts.push(text('web-merv-threatened'))
  return parts.join('; ')
}

/** "Hall of Faith, 2 of 6 spaces taken: Ana, Bruno". */
export function hallLabel(view: View, hall: string, text: Text): string {
  const courtiers = courtiersIn(hall, view)
  return withNames(
    text('web-merv-hall', { hall: `hall-${hall}`, taken: courtiers.length, spaces: view.derived.hall_spaces }),
    courtiers,
    text,
  )
}

/** "Herat, lapis lazuli: 4 left; trading posts: Ana". */
export function cityLabel(view: View, city: string, text: Text): string {
  const { good } = view.derived.printed.cities[city]!
  const posts = view.parties.flatMap((party, seat) => (party.posts.includes(city) ? [seat] : []))
  const name = text('web-merv-city', { city: `city-${city}`, good: `good-${good}`, left: view.stock[good] ?? 0 })
  return posts.length > 0 ? withNames(`${name}; ${text('web-merv-posts')}`, posts, text) : name
}

/** "Contracts level 1, pile A, 3 cards; 5 points; needs carpets; brings favor". */
export function pileLabel(view: View, pile: string, text: Text): string {
  const cards = view.piles[pile] ?? []
  const name = text('web-merv-pile', { pile: `pile-${pile}`, cards: cards.length })
  const contract = view.derived.printed.contracts[cards[0] ?? '']
  if (!contract) return name
  const needs = Object.keys(contract.goods).map((good) => text(`good-${good}`))
  if (contract.scrolls > 0) needs.push(text('web-merv-scrolls', { count: contract.scrolls }))
  return [
    name,
    text('web-merv-points', { points: contract.points }),
    `${text('web-merv-needs')} ${needs.join(', ')}`,
    `${text('web-merv-brings')} ${effectNames(contract.effects, text)}`,
  ].join('; ')
}

/** "Mosque step 3; brings white upgrade; Ana". */
export function stepLabel(view: View, step: number, text: Text): string {
  const name = `${text(`mosque_step-${step}`)}; ${text('web-merv-brings')} ${effectNames(view.derived.printed.mosque_steps[step - 1]!.effects, text)}`
  return withNames(
    name,
    view.parties.slice(0, view.seats).flatMap((party, seat) => (party.mosque === step ? [seat] : [])),
    text,
  )
}

/** "Position 2, Saffron, with a camel; a pair brings victory points". */
export function cardLabel(view: View, position: number, text: Text): string {
  const { spice, camel } = view.row[position]!
  const parts = [text('web-merv-card', { number: position + 1, spice: `spice-${spice}` })]
  if (camel) parts.push(text('piece-camel'))
  parts.push(`${text('web-merv-pair')} ${effectNames(view.derived.printed.spices[spice] ?? [], text)}`)
  return parts.join('; ')
}

export function effectNames(effects: { op: string; n: number }[], text: Text): string {
  return effects.map(({ op, n }) => (n > 1 ? `${n} × ${text(`effect-${op}`)}` : text(`effect-${op}`))).join(', ')
}

function withNames(name: string, parties: Party[], text: Text): string {
  return parties.length > 0
    ? `${name}: ${parties.map((party) => text('web-merv-party', { party: nameOf(party) })).join(', ')}`
    : name
}
