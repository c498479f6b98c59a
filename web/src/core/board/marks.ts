/** The states of a board's elements, as classes: what can be done, what is picked, pointed at, or was done last. */
import type { DescribedAction, GameEvent } from '../game'

export class Marks {
  readonly can: ReadonlySet<string>
  readonly last: ReadonlySet<string>

  constructor(
    legal: DescribedAction[],
    readonly picked: string | null,
    readonly hovered: string | null,
    last: GameEvent[],
  ) {
    this.can = new Set(legal.flatMap((action) => action.elements))
    this.last = new Set(last.flatMap((event) => event.elements))
  }

  /** The classes of an element; `can` may be told by the board where it knows better than the element's name. */
  of(element: string, can = this.can.has(element)): string {
    let classes = can ? 'can' : ''
    if (this.picked === element) classes += ' picked'
    if (this.hovered === element) classes += ' hovered'
    if (this.last.has(element)) classes += ' last'
    return classes
  }
}

/** What makes a drawn element a button; one that cannot be used now is left to its surroundings. */
export function button(isButton: boolean, label: string) {
  return isButton
    ? ({ role: 'button', tabindex: -1, 'aria-label': label } as const)
    : ({ 'aria-hidden': 'true' } as const)
}
