/** A small position for tests: two players in round 2, seat 0 retrieves a die in the upper city. */
import type { CardInfo, Player, Standing, View } from './shape'
import { keptPosition } from '../../core/testing/positions'

export function exampleView(): View {
  const { view } = keptPosition<View>('coimbra', 'two_players', 'middle')
  const player: Player = {
    ...view.players[0]!,
    coins: 5,
    guards: 3,
    points: 12,
    pilgrim: 'stop_n',
    cards: ['cou_1a'],
    monasteries: ['m_i_1'],
    voyages: [0],
  }
  const standing: Standing = {
    ...view.derived.players[0]!,
    board: ['gray_1', 'green_1'],
    crowns: 2,
    influence: { council: 3, merchants: 0 },
    diplomas: { d1: 1, wild: 0 },
    tasks: { 0: 6 },
    visits: {},
    projected: { score_track: 12 },
    total: 20,
  }
  const cleric: CardInfo = {
    class: 'clerics',
    influence: 1,
    cost: 'coins',
    zone: 'immediate',
    diplomas: ['d1'],
    effects: [
      { message: 'effect-guards', arguments: { n: 2 } },
      { message: 'effect-steps', arguments: { n: 2 } },
    ],
  }
  return {
    ...view,
    seats: 2,
    phase: 'retrieve',
    round: 2,
    location: 'upper',
    order: [1, 0],
    agenda: [
      { kind: 'retrieval', actor: 0, die: 'gray_1' },
      { kind: 'step', actor: 0, left: 2 },
    ],
    monasteries: { m_i_1: 'mon_1a' },
    scoring_tiles: { council: 'ist_1', merchants: 'ist_2' },
    voyages: ['goa'],
    favors: { favor_voyage: null, favor_cap: 1 },
    crowns: { council: 'upper 1', merchants: 0 },
    display: { upper: ['cle_2b', null], central: [null, null], lower: [null, null] },
    groups: [
      [null, null],
      [null, null],
    ],
    undrawn: ['cou_3a'],
    discard: ['cou_2a'],
    dice: {
      gray_1: { value: 5, owner: 0 },
      green_1: { value: 2, owner: 0 },
      gray_2: { value: 3, owner: 1 },
      white_1: { value: 1, owner: null },
    },
    cap: null,
    tracks: {
      council: [
        { seat: 1, space: 4 },
        { seat: 0, space: 3 },
      ],
      merchants: [
        { seat: 0, space: 0 },
        { seat: 1, space: 0 },
      ],
    },
    players: [player, { ...structuredClone(player), pilgrim: 'm_i_1', monasteries: [], voyages: [] }],
    derived: {
      ...view.derived,
      pending: { kind: 'step', actor: 0, left: 2 },
      pool: ['white_1'],
      rows: {
        castle: [],
        upper: [
          { die: 'gray_2', value: 3, owner: 1 },
          { die: null, value: 2, owner: null },
        ],
        central: [],
        lower: [],
      },
      face_down: { castle: [], upper: [3], central: [], lower: [] },
      dice: {
        gray_1: { color: 'gray', value: 5 },
        green_1: { color: 'green', value: 2 },
        gray_2: { color: 'gray', value: 3 },
        white_1: { color: 'white', value: 1 },
      },
      flags: [0, 1],
      cards: { cle_2b: cleric, cou_1a: { ...cleric, class: 'council', cost: null, diplomas: [] } },
      monasteries: {
        mon_1a: {
          node: 'm_i_1',
          back: 1,
          immediate: true,
          disks: [0],
          effects: [{ message: 'effect-vp', arguments: { n: 2 } }],
        },
      },
      voyages: { goa: { cost: 10, resource: 'coins', effects: [{ message: 'effect-vp', arguments: { n: 9 } }] } },
      favors: {
        favor_voyage: { crowns: 3, effects: [] },
        favor_cap: { crowns: 2, effects: [{ message: 'effect-vp', arguments: { n: 4 } }] },
      },
      tracks: {
        council: { tile: 'ist_1', points: [7, 3], income: [] },
        merchants: { tile: 'ist_2', points: [8, 4], income: [] },
      },
      players: [standing, { ...standing, board: [] }],
    },
  }
}
