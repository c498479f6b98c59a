/** Hansa Teutonica for the shell. */
import type { GameModule } from '../../core/game'
import { addDrawings } from '../../core/parts/icons/icons'
import { trade } from '../../core/parts/icons/trade'
import Board from './Board.svelte'
import Panel from './Panel.svelte'
import Summary from './Summary.svelte'
import type { HansaView } from './view'

addDrawings(trade)

/** The icon of each kind of action and event; what is not named here is told by its words alone. */
const ICONS: Record<string, string> = {
  income: 'income',
  income_taken: 'income',
  place: 'place',
  piece_placed: 'place',
  extra_put: 'place',
  extra_placed: 'place',
  neutral_put: 'place',
  neutral_placed: 'place',
  displace: 'displace',
  displace_pay: 'displace',
  piece_displaced: 'displace',
  penalty_paid: 'stack',
  relocate: 'move',
  piece_relocated: 'move',
  move_lift: 'lift',
  extra_lift: 'lift',
  piece_lifted: 'lift',
  move_drop: 'drop',
  extra_drop: 'drop',
  piece_dropped: 'drop',
  move_lift_stop: 'check',
  extra_stop: 'check',
  remove_stop: 'check',
  claim: 'claim',
  route_claimed: 'claim',
  neutral_claimed: 'claim',
  b_office: 'office',
  office_founded: 'office',
  neutral_city: 'office',
  neutral_office_founded: 'office',
  b_extra: 'extra_office',
  extra_office_founded: 'extra_office',
  b_develop: 'improve_ability',
  upgrade_pick: 'improve_ability',
  ability_developed: 'improve_ability',
  b_coellen: 'table',
  coellen_slot_taken: 'table',
  b_none: 'close',
  use_marker: 'stack',
  marker_used: 'stack',
  marker_taken: 'stack',
  marker_revealed: 'stack',
  replacement_drawn: 'stack',
  place_marker: 'stack',
  marker_placed: 'stack',
  marker_discarded: 'stack',
  start_marker_laid: 'tavern',
  swap_pick: 'swap_offices',
  offices_swapped: 'swap_offices',
  remove_pick: 'remove',
  piece_removed: 'remove',
  pieces_returned: 'bag',
  prestige_gained: 'points',
  city_completed: 'city',
  actions_gained: 'hand',
  turn_started: 'hand',
  end_turn: 'hourglass',
  turn_ended: 'hourglass',
  game_ended: 'trophy',
}

const hansaTeutonica: GameModule = {
  Board,
  Panel,
  Summary,
  score: (view: HansaView, seat) => view.players[seat]?.prestige ?? 0,
  kindIcon: (kind) => ICONS[kind] ?? 'dot',
}

export default hansaTeutonica
