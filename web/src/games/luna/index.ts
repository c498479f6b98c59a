/** Luna for the shell. */
import type { GameModule } from '../../core/game'
import { addDrawings } from '../../core/parts/icons/icons'
import { moon } from '../../core/parts/icons/moon'
import Board from './Board.svelte'
import Panel from './Panel.svelte'
import Summary from './Summary.svelte'
import type { LunaView } from './view'

addDrawings(moon)

/** The icon of each kind of action and event; what is not named here is told by its words alone. */
const ICONS: Record<string, string> = {
  place_figure: 'priestess',
  figure_placed: 'priestess',
  figure_moved: 'priestess',
  priestess_scored: 'priestess',
  place_shrine: 'shrine',
  shrine_placed: 'shrine',
  shrine: 'shrine',
  shrine_built: 'shrine',
  place_pair: 'novice',
  novices_placed: 'novice',
  novices_returned: 'novice',
  solo_deactivate: 'inactive',
  opponent_deactivated: 'inactive',
  novices_used: 'inactive',
  favor: 'offering',
  favor_gained: 'offering',
  start_favor_taken: 'offering',
  token_returned: 'offering',
  recruit: 'recruit',
  novice_recruited: 'recruit',
  herbs: 'herbs',
  novices_reactivated: 'herbs',
  journey: 'journey',
  move: 'journey',
  novice_moved: 'journey',
  novice_left_pier: 'pier',
  tide: 'tide',
  done: 'check',
  sailboat: 'ship',
  novices_sailed: 'ship',
  novices_sailed_from_pier: 'ship',
  promote: 'promotion',
  stone_claimed: 'promotion',
  sanctify: 'sanctification',
  stone_sanctified: 'sanctification',
  novice_displaced: 'pier',
  opponent_displaced: 'inactive',
  book_take: 'book',
  book_put: 'book',
  book_moved: 'book',
  council: 'seat_council',
  council_advanced: 'seat_council',
  expel: 'expulsion',
  apostate_expelled: 'expulsion',
  apostate_scored: 'apostate',
  meditate: 'meditation',
  time_flipped: 'meditation',
  end_phase: 'hourglass',
  phase_ended: 'hourglass',
  temple_scored: 'temple',
  temple_entered_at_start: 'temple',
  temple_board_laid: 'temple',
  start_stone_dealt: 'path',
  path_laid: 'path',
  round_started: 'guard',
  guard_moved: 'guard',
  start_player_drawn: 'medallion',
  medallion_passed: 'medallion',
  final_scored: 'influence',
  game_ended: 'trophy',
}

const luna: GameModule = {
  Board,
  Panel,
  Summary,
  score: (view: LunaView, seat) => view.parties[seat]?.influence ?? 0,
  kindIcon: (kind) => ICONS[kind] ?? 'dot',
}

export default luna
