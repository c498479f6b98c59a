/** What a part of a panel needs to be pressed: the actions of its player, and the shell's ears. */
import type { DescribedAction, Text } from '../../../core/game'

export interface Acting {
  legal: DescribedAction[]
  pick: (element: string) => void
  hover: (element: string | null) => void
  text: Text
}

/** What makes an element of a panel answer to pointer and focus, as on the board. */
export function answering({ pick, hover }: Pick<Acting, 'pick' | 'hover'>, element: string) {
  return {
    onclick: () => pick(element),
    onpointerenter: () => hover(element),
    onpointerleave: () => hover(null),
    onfocus: () => hover(element),
    onblur: () => hover(null),
  }
}

export function canUse(legal: DescribedAction[], element: string): boolean {
  return legal.some((action) => action.elements.includes(element))
}
