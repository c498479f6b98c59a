/**
 * Enter confirms what is picked, wherever the focus is: on the board, on the choice, nowhere. Only whoever has gone on to
 * another control since picking means that one.
 */
import type { Turn } from './turn.svelte'

const PRESSABLE = 'button, a, select, [role="button"], [role="tab"], summary'

/** Listen before anything else hears the key, until the returned function is called. */
export function confirmByEnter(turn: Pick<Turn, 'pending' | 'confirmPending'>): () => void {
  /** Where the focus was when the pending action was first seen. */
  let picked: { action: object; focus: Element | null } | null = null

  function note(): void {
    if (turn.pending === null) picked = null
    else if (picked?.action !== turn.pending) picked = { action: turn.pending, focus: document.activeElement }
  }

  /** A key that is released and a pointer that is lifted are when something may have been picked. */
  const watch = () => setTimeout(note)

  function pressed(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.ctrlKey || event.altKey || event.metaKey) return
    if (turn.pending === null || document.querySelector('dialog[open]')) return
    const focus = document.activeElement
    if (focus instanceof HTMLElement && (focus.isContentEditable || /^(INPUT|TEXTAREA)$/.test(focus.tagName))) return
    if (picked?.action === turn.pending && focus !== picked.focus && focus?.closest(PRESSABLE)) return
    event.preventDefault()
    event.stopPropagation()
    if (!event.repeat) void turn.confirmPending()
  }

  const options = { capture: true }
  addEventListener('keydown', pressed, options)
  addEventListener('keyup', watch, options)
  addEventListener('click', watch, options)
  return () => {
    removeEventListener('keydown', pressed, options)
    removeEventListener('keyup', watch, options)
    removeEventListener('click', watch, options)
  }
}
