/** The text board: every game can be played on it, and it is the twin of a drawn board for those who do not see it. */
import type { GameModule, View } from '../game'
import Board from './Board.svelte'
import Panel from './Panel.svelte'
import { playerOf } from './words'

/** A player's points, under the names that the games give them. */
function score(view: View, seat: number): number {
  const player = playerOf(view, seat)
  return Number(player?.points ?? player?.vp ?? player?.prestige ?? player?.score ?? 0)
}

export const generic: GameModule = { Board, Panel, score, kindIcon: () => 'dot' }
