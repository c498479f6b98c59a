/** Coimbra for the shell. */
import type { GameModule } from '../../core/game'
import { addDrawings } from '../../core/parts/icons/icons'
import { university } from '../../core/parts/icons/university'
import Board from './Board.svelte'
import { KIND_ICON } from './icons'
import Panel from './Panel.svelte'
import Summary from './Summary.svelte'
import type { CoimbraView } from './view'

addDrawings(university)

const coimbra: GameModule = {
  Board,
  Panel,
  Summary,
  score: (view: CoimbraView, seat) => view.players[seat]?.points ?? 0,
  kindIcon: (kind) => KIND_ICON[kind] ?? 'dot',
}

export default coimbra
