/**
 * A value as it stood when the last frame was drawn: what is made from it comes one frame after everything else, and holds
 * nothing up. Make it while a component is set up.
 */
import { untrack } from 'svelte'
import { afterFrame } from './after_frame'

export function afterwards<Value>(read: () => Value): () => Value {
  let shown = $state.raw(untrack(read))
  $effect(() => {
    const now = read()
    return afterFrame(() => (shown = now))
  })
  return () => shown
}
