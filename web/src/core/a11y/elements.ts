/** What the elements of a board are called. */
import type { DescribedAction, Text } from '../game'

/** `route:hamburg_luebeck` is called by the message `route-hamburg_luebeck`; null when the catalogue has no name for it. */
export function nameInCatalogue(element: string, text: Text): string | null {
  const [kind = '', ...rest] = element.split(':')
  for (const message of [[kind, ...rest].join('-'), `${kind}-${rest[0]}`, `place-${kind}`]) {
    const named = text(message)
    if (named !== message) return named
  }
  return null
}

/** A name for an element that can be used: its own, or else what it is good for. */
export function nameOfTarget(element: string, actions: DescribedAction[], text: Text): string {
  const [first] = actions
  return nameInCatalogue(element, text) ?? (first ? text(first.message, first.arguments) : element)
}
