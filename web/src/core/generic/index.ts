/** The text board: every game can be played on it, and it is the twin of a drawn board for those who do not see it. */
import type { GameModule, View } from '../game'
import Board from './Board.svelte'
import Panel from './Panel.svelte'

/** Where the games keep their points in the view. */
function score(view: View, seat: number): number {
  const points = view.scores?.[seat] ?? view.players?.[seat]?.points ?? view.players?.[seat]?.vp ?? 0
  return Number(points)
}

export const generic: GameModule = { Board, Panel, score, kindIcon: () => 'dot' }
