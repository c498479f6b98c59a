/**
 * One tab stop for a whole board: arrows go to the nearest element in that direction, Home and End to the first and last,
 * Enter and Space press it. Use it as an attachment: `<svg {@attach roving}>`; its elements have `role="button"` and
 * `data-element`. What is drawn inside an element is told by its name, so its letters are hidden from screen readers.
 */
import { afterFrame } from '../frame/after_frame'

const TARGETS = ':is(button, [role="button"])[data-element]:not([aria-hidden="true"])'

/** Where an arrow key leads, as a step on the screen. */
export const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

type Target = HTMLElement | SVGElement

export function roving(board: Element): () => void {
  let current: string | null = null

  const targets = () => [...board.querySelectorAll<Target>(TARGETS)]

  /** Exactly one element is in the tab order; the one that was focused last, if it is still there. */
  function settle(): void {
    const all = targets()
    const chosen = all.find((target) => target.dataset.element === current) ?? all[0]
    for (const letters of board.querySelectorAll(`${TARGETS} text:not([aria-hidden])`))
      letters.setAttribute('aria-hidden', 'true')
    for (const target of all) {
      const index = target === chosen ? '0' : '-1'
      if (target.getAttribute('tabindex') !== index) target.setAttribute('tabindex', index)
    }
  }

  function focused(event: Event): void {
    const target = (event.target as Element).closest<Target>(TARGETS)
    if (!target) return
    current = target.dataset.element ?? null
    settle()
  }

  function pressed(event: Event): void {
    const { key, altKey, ctrlKey, metaKey } = event as KeyboardEvent
    const here = (event.target as Element).closest<Target>(TARGETS)
    if (!here || altKey || ctrlKey || metaKey) return
    const next = destination(here, targets(), key)
    if (next) next.focus()
    else if ((key === 'Enter' || key === ' ') && here instanceof SVGElement)
      here.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  // What the keyboard comes to is not seen: many changes of one frame are settled together after it.
  let forget = () => {}
  const observer = new MutationObserver(() => {
    forget()
    forget = afterFrame(settle)
  })
  observer.observe(board, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['role', 'data-element'],
  })
  board.addEventListener('focusin', focused)
  board.addEventListener('keydown', pressed)
  settle()
  return () => {
    observer.disconnect()
    forget()
    board.removeEventListener('focusin', focused)
    board.removeEventListener('keydown', pressed)
  }
}

function destination(here: Target, all: Target[], key: string): Target | undefined {
  if (key === 'Home') return all[0]
  if (key === 'End') return all.at(-1)
  const direction = DIRECTIONS[key]
  return direction && nearest(here, all, direction)
}

/** The closest element within 60 degrees of a direction: what lies straight ahead counts as nearer. */
export function nearest(here: Target, all: Target[], [dx, dy]: [number, number]): Target | undefined {
  const from = centre(here)
  let best: Target | undefined
  let shortest = Infinity
  for (const target of all) {
    const to = centre(target)
    const along = (to.x - from.x) * dx + (to.y - from.y) * dy
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx)
    if (target === here || along <= 1 || aside > along * 1.75) continue
    if (along + 2 * aside < shortest) {
      shortest = along + 2 * aside
      best = target
    }
  }
  return best
}

function centre(target: Target): { x: number; y: number } {
  const box = target.getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
