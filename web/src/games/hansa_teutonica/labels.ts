/** What the board says to people who do not see it: content first, then what can be done. */
import { elementLabel, withChoices } from '../../core/board/labels'
import { actionsAt } from '../../core/board/meaning'
import type { DescribedAction, Seat, Text } from '../../core/game'
import { nameOf, readPiece } from './view'
import type { View } from './shape'

/** "Hamburg–Lübeck, 2 of 3 spaces taken: yours 1; bonus marker Extra Office; can: Place a piece on a route". */
export function routeLabel(view: View, route: string, legal: DescribedAction[], seats: Seat[], text: Text): string {
  const { spaces, marker } = view.routes[route]!
  const owners = spaces.filter((piece) => piece !== null).map((piece) => readPiece(piece).owner)
  const parts = [text('web-hansa-route', { route: `route-${route}`, taken: owners.length, spaces: spaces.length })]
  for (const owner of new Set(owners)) {
    const count = owners.filter((other) => other === owner).length
    const isYours = seats.some((seat) => seat.you && seat.seat === owner)
    parts.push(isYours ? text('web-hansa-yours', { count }) : text('web-hansa-theirs', { owner: nameOf(owner), count }))
  }
  if (marker) parts.push(text('web-hansa-route-marker', { marker: `marker-${marker}` }))
  return withChoices(parts.join('; '), legal, text)
}

/** "Hamburg, 1 of 3 offices taken, controlled by Ana; next office: pink, square". */
export function cityLabel(
  view: View,
  city: string,
  figure: string | undefined,
  legal: DescribedAction[],
  text: Text,
): string {
  const { offices, extra } = view.cities[city]!
  const { controller, printed } = view.derived.cities[city]!
  const taken = offices.filter((office) => office !== null).length
  const parts = [text('web-hansa-city', { city: `city-${city}`, taken, offices: offices.length })]
  if (controller !== null) parts.push(text('web-hansa-controller', { owner: nameOf(controller) }))
  if (extra.length > 0) parts.push(text('web-hansa-extra', { count: extra.length }))
  const next = printed[taken]
  if (next)
    parts.push(text('web-hansa-next-office', { privilege: `privilege-${next.colour}`, shape: `shape-${next.shape}` }))
  if (figure)
    parts.push(
      text('web-hansa-figure', { track: figure === 'coellen_table' ? 'place-coellen_table' : `track-${figure}` }),
    )
  return elementLabel(parts.join('; '), legal, `city:${city}`, text)
}

/** What clicking an element does: the action itself, or the headings of several. */
export function actionLabel(legal: DescribedAction[], element: string, text: Text): string {
  const actions = actionsAt(legal, element)
  return [...new Set(actions.map((action) => text(action.message, action.arguments)))].join('; ')
}

export function coellenLabel(view: View, text: Text): string {
  const slots = view.coellen.map((seat, i) => {
    const slot = text(`coellen-slot-${i}`)
    return seat === null ? slot : `${slot}: ${text('web-hansa-player', { player: nameOf(seat) })}`
  })
  return `${text('place-coellen_table')}: ${slots.join('; ')}`
}

export function prestigeLabel(view: View, text: Text): string {
  const players = view.players.map(({ prestige }, seat) =>
    text('web-hansa-prestige', { player: nameOf(seat), points: prestige }),
  )
  return `${text('place-prestige_track')}: ${players.join('; ')}`
}

export function eastWestLabel(view: View, awards: number[], text: Text): string {
  const takers = view.players.flatMap(({ connected }, seat) =>
    connected > 0 ? [text('web-hansa-player', { player: nameOf(seat) })] : [],
  )
  const label = `${text('reason-east_west')}: ${awards.join(', ')}`
  return takers.length > 0 ? `${label}; ${takers.join(', ')}` : label
}
