/** What stands in for a game without a drawing: a board and panels made from its view, its elements and its texts. */
import type { GameModule } from '../game'
import Board from './Board.svelte'
import { pointsIn } from './facts'
import Panel from './Panel.svelte'

export const generic: GameModule<unknown, unknown> = { Board, Panel, score: pointsIn, kindIcon: () => 'dot' }
