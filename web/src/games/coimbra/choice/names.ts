/** Names that people say: the class of a card without its inventory number, which only tells two boxes apart. */
import type { DescribedAction } from '../../../core/game'

/** `Scholar I-B` is a scholar, `Monastery space II-3` a monastery space. */
export function sayable(name: string): string {
  return name.replace(/\s+[IVX]+-\w+$/, '')
}

/** The id of the first element of a kind that an action touches. */
export function elementOf({ elements }: Pick<DescribedAction, 'elements'>, kind: string): string | null {
  return elements.find((element) => element.startsWith(`${kind}:`))?.split(':')[1] ?? null
}
