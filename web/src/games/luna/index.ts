/** Luna for the shell. */
import type { GameModule } from '../../core/game'
import Board from './Board.svelte'
import './colours.css'
import { drawings } from './drawings'
import { KIND_ICON } from './icons'
import Panel from './Panel.svelte'
import Summary from './Summary.svelte'
import type { LunaView } from './view'

const luna: GameModule = {
  Board,
  Panel,
  Summary,
  score: (view: LunaView, seat) => view.parties[seat]?.influence ?? 0,
  drawings,
  kindIcon: (kind) => KIND_ICON[kind] ?? 'dot',
}

export default luna
