/** A small position for tests, laid over a real one: two players and the High Courtier in year 2, on the east side; seat 0 is to act. */
import { keptPosition } from '../../core/testing/positions'
import type { Cell, MervParty, PlayerStanding, View } from './shape'
import { standingOf } from './view'

const free: Cell = { tile: 'palace_orange', building: null, soldier: null, upgrade: null, ransom: null }

export function exampleView(): View {
  const { view } = keptPosition<View>('merv', 'two_players', 'middle')
  const party: MervParty = {
    ...view.parties[0]!,
    houses: 7,
    servants: 6,
    camels: 2,
    favor: 3,
    influence: 7,
    mosque: 1,
    scrolls: 1,
    cubes: { orange: 1, purple: 0 },
    spices: { saffron: 1 },
    goods: { jade: 1 },
    courtiers: { hall_purple: 1, hall_orange: 0 },
    posts: ['herat'],
    contracts: [],
    breakthroughs: ['bt_points'],
    scoring_tiles: [],
  }
  const standing: PlayerStanding = {
    ...standingOf(view, 0)!,
    name: 'seat-0',
    points: 12,
    buildings: 2,
    courtiers: 1,
    cards: 1,
    sets: 1,
    contract_level: 2,
    courtier_cost: 2,
  }
  return {
    ...view,
    seats: 2,
    year: 2,
    side: 'E',
    turn: 1,
    active: 0,
    slot: null,
    site: null,
    order: ['high_courtier', 0, 1],
    slots: ['high_courtier', null, null, null, null],
    queue: [null, null, null],
    queue_camels: [0, 0, 0],
    supply: { orange: 9, purple: 12, camels: 3, scrolls: 14 },
    stock: { lapis: 4, jade: 0 },
    city: {
      r0c0: { ...free, building: 0, soldier: 1 },
      r0c1: { ...free, tile: 'mosque_purple', building: 1, upgrade: 'up_bonus_white' },
      r0c2: free,
    },
    forts: { fort_n0: 'yard_orange', fort_n1: null },
    yard: { yard_orange: { wall: 3, gate: 1 } },
    camel_market: { cm_b1: 1, cm_b2: 0 },
    row: [
      { spice: 'saffron', camel: true },
      { spice: 'cumin', camel: false },
    ],
    route_camels: [],
    piles: { pile_1a: ['contract_01', 'contract_03'], pile_1b: [] },
    solo_deck: ['solo_1'],
    parties: [
      party,
      { ...party, influence: 2, mosque: 0, posts: [], breakthroughs: [] },
      { ...party, courtiers: { hall_purple: 1, hall_orange: 1 }, posts: [], breakthroughs: [] },
    ],
    derived: {
      ...view.derived,
      phase: 'actions',
      sides: { N: 'corner_ne', E: 'corner_se', S: 'corner_sw', W: 'corner_nw' },
      line: [],
      city: {
        r0c0: { site: 'palace', cube: 'orange', makes: ['orange'], exposed: [], attacked: false },
        r0c1: { site: 'mosque', cube: 'purple', makes: ['purple', 'white'], exposed: [], attacked: true },
        r0c2: { site: 'palace', cube: 'orange', makes: ['orange'], exposed: [], attacked: true },
      },
      market_side: 'b',
      reach: 2,
      deck_left: 14,
      hall_spaces: 4,
      parties: [standing, { ...standing, name: 'seat-1' }, { ...standing, name: 'high_courtier' }],
      printed: {
        ...view.derived.printed,
        contracts: {
          contract_01: {
            level: 1,
            grade: 1,
            points: 5,
            cost: { any: 1 },
            goods: { carpets: 1 },
            scrolls: 1,
            effects: [{ op: 'gain_favor', n: 1 }],
          },
        },
        mosque_steps: [{ cost: { any: 1 }, effects: [{ op: 'gain_camel', n: 1 }] }],
        market_spaces: { cm_b1: [{ op: 'gain_cube_choice', n: 2 }], cm_b2: [{ op: 'gain_favor', n: 1 }] },
        spices: {
          saffron: [{ op: 'gain_vp', n: 4 }],
          cumin: [
            { op: 'gain_camel', n: 1 },
            { op: 'gain_white', n: 1 },
          ],
        },
        halls: { hall_purple: { cube: 'purple', scores: 'mosque_steps', points: 1 } },
        first_courtier: [],
        cities: { herat: { ring: 'inner', good: 'lapis', effects: [] } },
        routes: {},
        yard: {},
        breakthroughs: { bt_points: { pile: 4, kind: 'immediate', effects: [{ op: 'gain_vp', n: 10 }] } },
        breakthrough_at: [2],
        favor_points: {},
        influence_points: {},
        spice_limits: [1],
        thresholds: [2],
        invasion_years: [2, 3],
      },
    },
  }
}
