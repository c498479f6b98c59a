/**
 * Clicks, pointer and focus of a whole board in one place: every drawn element carries `data-element`, and the board
 * hears which one is meant. Use it as an attachment: `<svg {@attach pointing(pick, hover)}>`.
 */
import { on } from 'svelte/events'
import { touchTarget } from './touch_target'

export function pointing(pick: (element: string) => void, hover: (element: string | null) => void) {
  return (board: Element): (() => void) => {
    let over: string | null = null
    let finger: { x: number; y: number } | null = null

    function elementOf(target: EventTarget | null): string | null {
      const drawn = target instanceof Element ? target.closest<SVGElement>('[data-element]') : null
      return drawn?.dataset['element'] ?? null
    }
    function point(element: string | null): void {
      if (element === over) return
      over = element
      hover(element)
    }
    /** Where the finger came down: a browser may shift its click to what it believes is meant. */
    const touched = (event: Event) => {
      const { pointerType, clientX, clientY } = event as PointerEvent
      finger = pointerType === 'touch' ? { x: clientX, y: clientY } : null
    }
    const clicked = (event: Event) => {
      const near = finger && event.isTrusted ? touchTarget(board, finger) : null
      const element = elementOf(near ?? event.target)
      if (element) pick(element)
    }
    const entered = (event: Event) => point(elementOf(event.target))
    /** Focus by a click changes nothing: the pointer says more exactly what is meant. */
    const focused = (event: Event) => {
      if ((event.target as Element).matches(':focus-visible')) point(elementOf(event.target))
    }
    const left = (event: Event) => point(elementOf((event as PointerEvent).relatedTarget))
    const blurred = (event: Event) => {
      if (elementOf(event.target) === over) point(null)
    }

    // Elements vanish while the page is drawn anew, and their focus with them: `on` hears that outside of the drawing.
    const deaf = [
      on(board, 'pointerdown', touched),
      on(board, 'click', clicked),
      on(board, 'pointerover', entered),
      on(board, 'pointerleave', left),
      on(board, 'focusin', focused),
      on(board, 'focusout', blurred),
    ]
    return () => {
      for (const stop of deaf) stop()
    }
  }
}
