/** Hansa Teutonica for the shell. */
import type { GameModule } from '../../core/game'
import Board from './Board.svelte'
import './colours.css'
import type { Components } from './components'
import { drawings } from './drawings'
import { KIND_ICON } from './icons'
import Panel from './Panel.svelte'
import Summary from './Summary.svelte'
import type { View } from './shape'

const hansaTeutonica: GameModule<View, Components> = {
  Board,
  Panel,
  Summary,
  score: (view, seat) => view.players[seat]?.prestige ?? 0,
  drawings,
  kindIcon: (kind) => KIND_ICON[kind] ?? 'dot',
}

export default hansaTeutonica
