/** Merv for the shell. */
import type { GameModule } from '../../core/game'
import Board from './Board.svelte'
import { changesOf } from './choice/changes'
import Choice from './choice/Choice.svelte'
import { MAIN_ACTIONS } from './choice/main_actions'
import './colours.css'
import type { Components } from './components'
import { drawings } from './drawings'
import { KIND_ICON } from './icons'
import Panel from './Panel.svelte'
import { figuresOf } from './player/figures'
import Summary from './Summary.svelte'
import type { View } from './shape'
import ValuePicture from './ValuePicture.svelte'

const merv: GameModule<View, Components> = {
  theme: 'merv',
  Board,
  Panel,
  pieceShape: (message) => (message === 'field-house' ? 'house' : message === 'field-party' ? 'meeple' : null),
  Summary,
  ValuePicture,
  score: (view, seat) => view.derived.parties[seat]?.points ?? 0,
  figures: figuresOf,
  mainActions: MAIN_ACTIONS,
  Choice,
  changes: changesOf,
  reliefs: ['market_collect'],
  drawings,
  kindIcon: (kind) => KIND_ICON[kind] ?? 'dot',
  chapters: ['year', 'round', 'scoring'],
  answers: ['choose_cube', 'ransom'],
  layoutNote: 'web-merv-note',
}

export default merv
