/** Luna for the shell. */
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
import { glyphOf } from './view'

const luna: GameModule<View, Components> = {
  theme: 'luna',
  Board,
  Panel,
  pieceShape: (message) => (message === 'field-novice' ? 'pawn' : null),
  Summary,
  ValuePicture,
  glyphOf,
  score: (view, seat) => view.parties[seat]?.influence ?? 0,
  figures: figuresOf,
  mainActions: MAIN_ACTIONS,
  Choice,
  changes: changesOf,
  drawings,
  kindIcon: (kind) => KIND_ICON[kind] ?? 'dot',
  chapters: ['round_started'],
}

export default luna
