/** Hansa Teutonica for the shell. */
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

/** A trader or a merchant is put on a route: the one that was put last is meant. */
const PUTTING = ['place', 'extra_put']

const hansaTeutonica: GameModule<View, Components> = {
  theme: 'hansa',
  Board,
  Panel,
  Summary,
  ValuePicture,
  score: (view, seat) => view.players[seat]?.prestige ?? 0,
  figures: figuresOf,
  mainActions: MAIN_ACTIONS,
  Choice,
  changes: changesOf,
  pieceShape: (message, { piece }) => (message === 'field-piece' ? (piece === 'piece-trader' ? 'cube' : 'disc') : null),
  variantOf: ({ kind, arguments: { piece } }) =>
    PUTTING.includes(kind) && typeof piece === 'string' ? piece.replace('piece-', '') : null,
  reliefs: ['income'],
  drawings,
  kindIcon: (kind) => KIND_ICON[kind] ?? 'dot',
  chapters: ['turn_started'],
  answers: ['relocate', 'extra', 'extra_drop'],
}

export default hansaTeutonica
