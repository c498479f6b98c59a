/** Merv for the shell. */
import type { GameModule } from '../../core/game'
import { addDrawings } from '../../core/parts/icons/icons'
import { silk_road } from '../../core/parts/icons/silk_road'
import Board from './Board.svelte'
import Panel from './Panel.svelte'
import Summary from './Summary.svelte'
import type { MervView } from './view'

addDrawings(silk_road)

/** The icon of each kind of action and event; what is not named here is told by its words alone. */
const ICONS: Record<string, string> = {
  complete_contract: 'contract',
  contract: 'contract',
  contract_split: 'contract',
  market_collect: 'camel',
  market_place: 'camel',
  gain_camel: 'camel',
  extend: 'camel',
  route_camel: 'camel',
  place_route_camel: 'camel',
  camel_home_card: 'camel',
  camel_home_market: 'camel',
  camel_home_supply: 'camel',
  queue_camel: 'camel',
  stop: 'check',
  end_turn: 'hourglass',
  choose_slot: 'person',
  slot: 'person',
  queue_space: 'users',
  first_order: 'users',
  choose_site: 'city',
  site: 'city',
  site_tile: 'city',
  main_action: 'hand',
  building: 'house',
  building_lost: 'swords',
  invasion: 'swords',
  ransom: 'cube',
  accept_losses: 'swords',
  gain_cube: 'cube',
  pay: 'cube',
  pay_cube: 'cube',
  waive_color: 'cube',
  choose_cube: 'cube',
  favor: 'blossom',
  favor_spent: 'blossom',
  influence: 'pennant',
  points: 'points',
  scoring: 'points',
  score_courtier: 'crown',
  place_courtier: 'crown',
  courtier: 'crown',
  soldier_target: 'soldier',
  soldier: 'soldier',
  soldiers_home: 'soldier',
  take_card: 'jar',
  card: 'jar',
  caravan_card: 'jar',
  advance: 'mosque',
  place_post: 'marketplace',
  post: 'marketplace',
  buy_good: 'marketplace',
  good: 'marketplace',
  take_scroll: 'scroll',
  scroll: 'scroll',
  choose_breakthrough: 'book',
  breakthrough: 'book',
  build: 'wall',
  fort_slot: 'wall',
  fortification: 'wall',
  choose_upgrade_tile: 'up',
  choose_upgrade_site: 'up',
  upgrade: 'up',
  choose_scoring_tile: 'points',
  scoring_tile: 'points',
  solo_card: 'card',
  year: 'hourglass',
  round: 'hourglass',
  lost_effect: 'close',
  game_end: 'trophy',
}

const merv: GameModule = {
  Board,
  Panel,
  Summary,
  score: (view: MervView, seat) => view.derived.parties[seat]?.points ?? 0,
  kindIcon: (kind) => ICONS[kind] ?? 'dot',
  layoutNote: 'web-merv-note',
}

export default merv
