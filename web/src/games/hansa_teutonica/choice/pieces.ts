/** Heaps of pieces in a choice: drawn while they are few, and in words without zeros. */
import type { Text } from '../../../core/game'
import type { Heap } from '../shape'
import type { Rank } from '../view'

const MOST = 3

/** The pieces that a choice shows: the one that it is about, or those that it takes. */
export function shownPieces(kind: string, rank: Rank | '', heap: Heap): Rank[] {
  if (rank) return [rank]
  if (kind !== 'income') return []
  return [...Array<Rank>(heap.trader).fill('trader'), ...Array<Rank>(heap.merchant).fill('merchant')].slice(0, MOST)
}

/** `2 × Trader, 1 × Merchant`; what is not there is not said. */
export function heapWords(heap: Heap, text: Text): string {
  return (['trader', 'merchant'] as const)
    .filter((rank) => heap[rank] > 0)
    .map((rank) => `${heap[rank]} × ${text(`piece-${rank}`)}`)
    .join(', ')
}
