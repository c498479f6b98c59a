/**
 * A value that follows another only at times, and else stays as it was: what is drawn from it is then left alone, and it is
 * not worked out at all. Make it while a component is set up.
 */
import { untrack } from 'svelte'

export function followWhile<Value>(isFollowing: () => boolean, read: () => Value): () => Value {
  let kept: { value: Value } | null = null
  const value = $derived.by(() => {
    if (isFollowing()) kept = { value: read() }
    else kept ??= { value: untrack(read) }
    return kept.value
  })
  return () => value
}
