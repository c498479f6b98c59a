/** What the board says in words, to everybody who points at something and to those who do not see it: content first, then what can be done. */
import { elementLabel } from '../../core/board/labels'
import type { DescribedAction, Text } from '../../core/game'
import { wayTo } from './roads/way'
import { crownsAt, priceAt, sayEffects, voyagePrice } from './view'
import type { View } from './shape'

/** Name and sentences of an element. */
export interface Words {
  title: string
  lines: string[]
}

/** "Cleric with 2 guards and 2 steps", "Clerics +1", "Immediate bonus: +2 guards up to 2 steps", "Diploma: Theology". */
export function cardWords(view: View, card: string, text: Text): Words {
  const info = view.derived.cards[card]
  const title = text(`card-${card}`)
  if (!info) return { title, lines: [] }
  const lines = [
    text('web-coimbra-influence', { track: `class-${info.class}`, n: info.influence }),
    `${text(`zone-${info.zone}`)}: ${sayEffects(info.effects, text)}`,
  ]
  if (info.cost) lines.push(text('web-coimbra-paid-in', { resource: `resource-${info.cost}` }))
  for (const diploma of info.diplomas) lines.push(text('web-coimbra-diploma', { diploma: `diploma-${diploma}` }))
  return { title, lines }
}

export function displayWords(view: View, location: string, column: number, text: Text): Words {
  const card = view.display[location]?.[column - 1]
  const place = text('web-coimbra-place', { location: `location-${location}`, column })
  if (!card) return { title: place, lines: [text('web-coimbra-no-card')] }
  const { title, lines } = cardWords(view, card, text)
  const price = priceAt(view, location, column)
  const more =
    price === null
      ? []
      : [text('web-coimbra-price', { cost: price, resource: `resource-${view.derived.cards[card]?.cost}` })]
  for (const name of crownsAt(view, location, column)) more.push(text(`crown-${name}`))
  return { title, lines: [...lines, ...more, place] }
}

export function favorWords(view: View, favor: string, text: Text): Words {
  const { crowns, effects } = view.derived.favors[favor]!
  const owner = view.favors[favor]
  const lines = [sayEffects(effects, text), text('web-coimbra-crowns', { count: crowns })]
  if (owner !== null && owner !== undefined) lines.push(text('web-coimbra-taken', { owner: `seat-${owner}` }))
  return { title: text(`favor-${favor}`), lines }
}

/** A place of the map: how far the walker's pilgrim is, what its monastery brings, the disks there, and the pilgrims. */
export function nodeWords(view: View, node: string, text: Text, walker: number): Words {
  const tile = view.monasteries[node]
  const info = tile ? view.derived.monasteries[tile] : undefined
  const lines: string[] = []
  const steps = wayTo(view, walker, node)?.length ?? 0
  if (steps > 0) lines.push(text('web-coimbra-steps', { owner: `seat-${walker}`, steps }))
  if (info) {
    lines.push(
      `${text(info.immediate ? 'web-coimbra-once' : 'web-coimbra-lasting')}: ${sayEffects(info.effects, text)}`,
    )
    const gains = gainsOf(view, node, text, walker)
    if (gains) lines.push(`${text('web-coimbra-now', { owner: `seat-${walker}` })}: ${gains}`)
    for (const seat of info.disks) lines.push(text('web-coimbra-disk', { owner: `seat-${seat}` }))
  }
  for (const [seat, { pilgrim }] of view.players.entries())
    if (pilgrim === node) lines.push(text('web-coimbra-pilgrim', { owner: `seat-${seat}` }))
  return { title: tile ? `${text(`monastery-${tile}`)} · ${text(`node-${node}`)}` : text(`node-${node}`), lines }
}

/** "+4 VP, +1 clerics": what entering a monastery would bring the walker now. */
function gainsOf(view: View, node: string, text: Text, walker: number): string {
  const brings = view.derived.players[walker]?.visits[node]?.brings ?? {}
  const nameOf = (what: string) => (what in view.tracks ? `class-${what}` : `resource-${what}`)
  return Object.entries(brings)
    .map(([what, n]) => text('web-coimbra-gain', { n, what: nameOf(what) }))
    .join(', ')
}

/** A voyage: task, cost, who invested and what it is worth to them now. */
export function voyageWords(view: View, slot: number, text: Text): Words {
  const voyage = view.voyages[slot]
  const info = voyage ? view.derived.voyages[voyage] : undefined
  if (!voyage || !info) return { title: text('web-coimbra-no-card'), lines: [] }
  const lines = [
    sayEffects(info.effects, text),
    text('web-coimbra-price', { cost: voyagePrice(view, slot) ?? info.cost, resource: `resource-${info.resource}` }),
  ]
  for (const [seat, { voyages }] of view.players.entries()) {
    const points = view.derived.players[seat]?.tasks[slot] ?? 0
    lines.push(
      text(voyages.includes(slot) ? 'web-coimbra-invested' : 'web-coimbra-worth', { owner: `seat-${seat}`, points }),
    )
  }
  return { title: text(`voyage-${voyage}`), lines }
}

/** A track: what its tile brings, and who stands where, from first to last. */
export function trackWords(view: View, track: string, text: Text): Words {
  const { points, tile } = view.derived.tracks[track]!
  const lines = tile ? [text('web-coimbra-places', { tile: `tile-${tile}`, points: points.join(' / ') })] : []
  for (const { seat, space } of view.tracks[track] ?? [])
    lines.push(text('web-coimbra-space', { owner: `seat-${seat}`, space }))
  return { title: text(`class-${track}`), lines }
}

export function dieLabel(view: View, die: string, text: Text): string {
  const { color, value } = view.derived.dice[die]!
  const owner = view.dice[die]?.owner ?? null
  const args = { color: `color-${color}`, value }
  return owner === null
    ? text('web-coimbra-die', args)
    : text('web-coimbra-die-of', { ...args, owner: `seat-${owner}` })
}

/** A row of the city with its dice from left to right. */
export function rowLabel(view: View, location: string, text: Text): string {
  const dice = (view.derived.rows[location] ?? []).map(({ die, value }) =>
    die ? dieLabel(view, die, text) : text('web-coimbra-token', { value }),
  )
  return `${text(`location-${location}`)}: ${dice.join(', ') || text('web-coimbra-no-dice')}`
}

export function scoreLabel(view: View, text: Text): string {
  const players = view.players.map(({ points }, seat) => text('web-coimbra-score', { owner: `seat-${seat}`, points }))
  return `${text('piece-score_track')}: ${players.join('; ')}`
}

export function flagsLabel(view: View, text: Text): string {
  const places = view.order.map((seat, i) =>
    text('web-coimbra-flag', { flag: i + 1, owner: `seat-${seat}`, crowns: view.derived.players[seat]?.crowns ?? 0 }),
  )
  return `${text('phase-seats')}: ${places.join('; ')}`
}

/** Words in one line, then what clicking does. */
export function labelOf({ title, lines }: Words, legal: DescribedAction[], element: string, text: Text): string {
  return elementLabel([title, ...lines].join('; '), legal, element, text)
}
