/** Names for what a view holds, as far as the game's catalogue knows them. */
import type { Text, View } from '../game'

/** `route:hamburg_luebeck` is called by the message `route-hamburg_luebeck`, or by its plain words. */
export function elementName(element: string, text: Text): string {
  const [kind = '', ...rest] = element.split(':')
  for (const message of [[kind, ...rest].join('-'), `${kind}-${rest[0]}`, `place-${kind}`]) {
    const named = text(message)
    if (named !== message) return rest.length > 1 && message !== [kind, ...rest].join('-') ? `${named} ${rest.slice(1).join(' ')}` : named
  }
  return plain(element)
}

/** A player's part of a view. */
export function playerOf(view: View, seat: number): View {
  return (view.players ?? view.parties)?.[seat]
}

/** An id as words: `completed_cities` reads "completed cities". */
export function plain(id: string): string {
  return id.replace(/[_:]/g, ' ')
}
