/** The accessible names of a board's elements: content first, then what can be done. */
import type { DescribedAction, Text } from '../game'
import { say } from '../i18n/i18n.svelte'
import { actionsAt } from './meaning'

/** "Hamburg, 1 of 3 offices taken; you can: Place a piece, Found an office": every kind of action once, by its heading. */
export function withChoices(content: string, actions: DescribedAction[], text: Text): string {
  const kinds = [...new Set(actions.map((action) => action.kind))]
  const choices = kinds.map((kind) => text(`kind-${kind}`)).join(', ')
  return choices ? `${content}; ${say('web-can')} ${choices}` : content
}

/** The name of an element: its content, and what can be done with it. */
export function elementLabel(content: string, legal: DescribedAction[], element: string, text: Text): string {
  return withChoices(content, actionsAt(legal, element), text)
}
