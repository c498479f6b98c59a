/** What an action touches. */
import type { DescribedAction } from '../../../core/game'

/** The id of the first element of a kind that an action touches. */
export function elementOf({ elements }: Pick<DescribedAction, 'elements'>, kind: string): string | null {
  return elements.find((element) => element.startsWith(`${kind}:`))?.split(':')[1] ?? null
}
