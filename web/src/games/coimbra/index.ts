/** Coimbra for the shell. */
import type { GameModule } from '../../core/game'
import Board from './Board.svelte'
import { changesOf } from './choice/changes'
import Choice from './choice/Choice.svelte'
import { MAIN_ACTIONS } from './choice/main_actions'
import './colours.css'
import { isPhone } from '../../core/ui/breakpoints'
import type { Components } from './components'
import { drawings } from './drawings'
import { PHONE_AREAS } from './geometry'
import { KIND_ICON } from './icons'
import Panel from './Panel.svelte'
import { figuresOf } from './player/figures'
import Summary from './Summary.svelte'
import type { View } from './shape'
import ValuePicture from './ValuePicture.svelte'

const coimbra: GameModule<View, Components> = {
  theme: 'coimbra',
  Board,
  Panel,
  Summary,
  ValuePicture,
  score: (view, seat) => view.players[seat]?.points ?? 0,
  figures: figuresOf,
  mainActions: MAIN_ACTIONS,
  Choice,
  changes: changesOf,
  reliefs: ['distress'],
  openQuestions: ['start_choice', 'castle_action', 'city_action'],
  drawings,
  kindIcon: (kind) => KIND_ICON[kind] ?? 'dot',
  chapters: ['round_began'],
  answers: ['cede', 'lose'],
  areas: () => (isPhone() ? PHONE_AREAS : []),
}

export default coimbra
