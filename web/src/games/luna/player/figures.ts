/** A party in one line: its novices by place, and its shrines. */
import type { Figure } from '../../../core/game'
import { novicesOf, type Novices } from '../view'
import type { View } from '../shape'

const PLACES: [keyof Novices, string][] = [
  ['active', 'novice'],
  ['inactive', 'inactive'],
  ['path', 'path'],
  ['temple', 'temple'],
  ['pier', 'pier'],
  ['reserve', 'reserve'],
]

export function figuresOf(view: View, seat: number): Figure[] {
  const novices = novicesOf(view, seat)
  return [
    ...PLACES.map(([place, icon]) => ({ icon, message: `web-luna-at-${place}`, value: novices[place] })),
    { icon: 'shrine', message: 'piece-shrine', value: view.parties[seat]!.shrines.length },
  ]
}
