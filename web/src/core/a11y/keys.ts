/** Single-key shortcuts: silent while somebody types, and off by preference. */
import { preferences } from '../store/preferences.svelte'

export type Shortcut = { keys: string[]; does: string; run: () => void }

/** Listen for shortcuts until the returned function is called. */
export function listen(shortcuts: () => Shortcut[]): () => void {
  const pressed = (event: KeyboardEvent) => {
    const name = keyName(event)
    const isChord = name.startsWith('Ctrl+') || name === 'Escape'
    if (isTyping(event.target) || event.defaultPrevented || (!isChord && !preferences.keys)) return
    if (document.querySelector('dialog[open]')) return
    if ((event.key === 'Enter' || event.key === ' ') && isPressable(event.target)) return
    const found = shortcuts().find((shortcut) => shortcut.keys.includes(name))
    if (!found) return
    event.preventDefault()
    found.run()
  }
  addEventListener('keydown', pressed)
  return () => removeEventListener('keydown', pressed)
}

/** `Ctrl+z`, `ArrowLeft`, `?`: the name under which a shortcut is listed. */
export function keyName(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): string {
  if (event.altKey) return `Alt+${event.key}`
  return event.ctrlKey || event.metaKey ? `Ctrl+${event.key.toLowerCase()}` : event.key
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
}

/** Enter or Space on a button or link presses that, nothing else. */
function isPressable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, [role="button"], [role="tab"], summary') !== null
}
