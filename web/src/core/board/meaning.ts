/** What an element of a board stands for, told by the legal actions alone. */
import type { DescribedAction } from '../game'

/** The actions that touch an element. */
export function actionsAt(legal: DescribedAction[], element: string): DescribedAction[] {
  return legal.filter((action) => action.elements.includes(element))
}

/**
 * The one action that an element stands for: of the actions that name it first, else of all that touch it. Where
 * `ofOneKind` is set, several actions of the same kind are as good as one, and the first of them is meant.
 */
export function meantBy(
  element: string | null,
  legal: DescribedAction[],
  ofOneKind = false,
): DescribedAction | undefined {
  if (element === null) return undefined
  const touching = actionsAt(legal, element)
  const first = touching.filter((action) => action.elements[0] === element)
  const [meant, ...others] = first.length > 0 ? first : touching
  const isOne = others.length === 0 || (ofOneKind && others.every((action) => action.kind === meant?.kind))
  return isOne ? meant : undefined
}
