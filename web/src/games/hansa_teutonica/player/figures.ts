/** A player in one line: the five abilities and the supply. */
import type { Figure } from '../../../core/game'
import { ROMAN, TRACK_ICON, TRACKS } from '../view'
import type { View } from '../shape'
import type { Colour } from '../wire'

export function figuresOf(view: View, seat: number): Figure[] {
  const { values } = view.derived.players[seat]!
  const { supply } = view.players[seat]!
  return [
    ...TRACKS.map((track) => {
      const value = values[track]!
      const shown = track === 'privilegium' ? ROMAN[value as Colour] : value === 'all' ? 'C' : value
      return { icon: TRACK_ICON[track]!, message: `track-${track}`, value: shown }
    }),
    { icon: 'cube', message: 'piece-trader', value: supply.trader, isOwn: true },
    { icon: 'disc', message: 'piece-merchant', value: supply.merchant, isOwn: true },
  ]
}
