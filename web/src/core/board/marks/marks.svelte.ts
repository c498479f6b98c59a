/** The states of a board's elements, as classes: what can be done, what is picked, pointed at, or was done last. */
import type { DescribedAction, GameEvent } from '../../game'
import { Names } from './names.svelte'

export class Marks {
  readonly can = new Names()
  readonly last = new Names()
  readonly #picked = new Names()
  readonly #hovered = new Names()

  offer(legal: DescribedAction[]): void {
    this.can.renew(legal.flatMap((action) => action.elements))
  }

  tell(last: GameEvent[]): void {
    this.last.renew(last.flatMap((event) => event.elements))
  }

  point(picked: string | null, hovered: string | null): void {
    this.#picked.renew(picked === null ? [] : [picked])
    this.#hovered.renew(hovered === null ? [] : [hovered])
  }

  isPicked(element: string): boolean {
    return this.#picked.has(element)
  }

  isHovered(element: string): boolean {
    return this.#hovered.has(element)
  }

  /** The classes of an element; `can` may be told by the board where it knows better than the element's name. */
  of(element: string, can = this.can.has(element)): string {
    let classes = can ? 'can' : ''
    if (this.isPicked(element)) classes += ' picked'
    if (this.isHovered(element)) classes += ' hovered'
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
