/**
 * The sheet of a phone: how far it is pulled up, and what it shows. It follows the finger and comes to rest at the nearest
 * of three heights (a bottom sheet with detents).
 */
export type Rest = 'peek' | 'half' | 'full'
export type Tab = 'turn' | 'players' | 'log' | 'chat'

const RESTS: readonly Rest[] = ['peek', 'half', 'full']
/** A flick is faster than this, in pixels a millisecond. */
const FLICK = 0.5

/** Where a sheet comes to rest that was let go at a height, with a speed (upwards is positive). */
export function restAt(height: number, speed: number, heights: Record<Rest, number>): Rest {
  const nearest = RESTS.toSorted((a, b) => Math.abs(heights[a] - height) - Math.abs(heights[b] - height))[0]!
  if (Math.abs(speed) < FLICK) return nearest
  const beyond = RESTS.filter((rest) => (speed > 0 ? heights[rest] > height : heights[rest] < height))
  return (speed > 0 ? beyond[0] : beyond.at(-1)) ?? nearest
}

export class Sheet {
  rest = $state<Rest>('half')
  tab = $state<Tab>('turn')

  /** Players, log and chat need the whole sheet; the turn is content with half of it. */
  open(tab: Tab): void {
    this.tab = tab
    this.rest = tab === 'turn' ? 'half' : 'full'
  }

  /** Let go by a finger. */
  settle(rest: Rest): void {
    this.rest = rest
    if (rest !== 'full') this.tab = 'turn'
  }

  /** One rest further up, and from the top to the half again: what a press on the handle does. */
  step(): void {
    this.settle(this.rest === 'peek' ? 'half' : this.rest === 'half' ? 'full' : 'half')
  }
}
