/**
 * Enter confirms what is picked, wherever the focus is: on the board, on the choice, nowhere. Only whoever has gone on to
 * another control since picking means that one.
 */
import type { Turn } from './turn.svelte'

const PRESSABLE = 'button, a, select, [role="button"], [role="tab"], summary'

/** Listen before anything else hears the key, as long as the component that calls this is there. */
export function confirmByEnter(turnNow: () => Pick<Turn, 'pending' | 'confirmPending'>): void {
  /** Where the focus was when the pending action was picked: noted before another key can be heard. */
  let focusThen: Element | null = null

  $effect(() => {
    if (turnNow().pending !== null) focusThen = document.activeElement
  })

  function pressed(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.ctrlKey || event.altKey || event.metaKey) return
    if (turnNow().pending === null || document.querySelector('dialog[open]')) return
    const focus = document.activeElement
    if (focus instanceof HTMLElement && (focus.isContentEditable || /^(INPUT|TEXTAREA)$/.test(focus.tagName))) return
    if (focus !== focusThen && focus?.closest(PRESSABLE)) return
    event.preventDefault()
    event.stopPropagation()
    if (!event.repeat) void turnNow().confirmPending()
  }

  $effect(() => {
    addEventListener('keydown', pressed, { capture: true })
    return () => removeEventListener('keydown', pressed, { capture: true })
  })
}
