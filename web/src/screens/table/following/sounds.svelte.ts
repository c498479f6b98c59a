/** What a table sounds like: a move, points of mine, my turn, the end. */
import { untrack } from 'svelte'
import { hear, type Sound } from '../../../core/sound/sounds'
import { preferences } from '../../../core/store/preferences.svelte'
import { pointsOf, type Seated } from '../seated'

/** Call it while the table's component is set up. What had happened before makes no sound. */
export function useSounds(seated: () => Pick<Seated, 'store' | 'module'>): void {
  const sound = (name: Sound) => hear(name, preferences.sound)
  const store = untrack(() => seated().store)
  const mine = () => store.seats.filter((seat) => seat.you).map((seat) => pointsOf(seated(), seat.seat))

  let last = untrack(() => store.marked)
  let points = untrack(mine)
  $effect(() => {
    const marked = store.marked
    untrack(() => {
      const before = points
      points = mine()
      if (marked === last || store.moment) return
      last = marked
      sound(points.some((now, i) => now > (before[i] ?? now)) ? 'points' : 'move')
    })
  })

  whenBecomes(
    () => store.isMine,
    () => sound('turn'),
  )
  whenBecomes(
    () => store.update!.state === 'finished' && !store.following.isBehind,
    () => sound('end'),
  )
}

/** Do something whenever a fact that was not so becomes so. */
function whenBecomes(isSo: () => boolean, then: () => void): void {
  let was = untrack(isSo)
  $effect(() => {
    const is = isSo()
    if (is && !was) untrack(then)
    was = is
  })
}
