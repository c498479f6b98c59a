/** A small position for tests: two routes from Hamburg, seat 0 to act. */
import type { DescribedAction, GameEvent, Seat, Text } from '../../core/game'
import type { View } from './wire'

const square = (colour: 'white' | 'orange' | 'black') => ({ shape: 'square' as const, colour, coin: false })

export function exampleView(): View {
  const player = {
    prestige: 3,
    supply: { trader: 2, merchant: 1 },
    stock: { trader: 4, merchant: 0 },
    levels: { keys: 0, actions: 0, privilegium: 0, liber_sophiae: 0, money_bags: 0 },
    unused: {},
    used: {},
    plate: 0,
    connected: 0,
  }
  return {
    seats: 4,
    start: 0,
    active: 0,
    turns: 5,
    actions_left: 2,
    agenda: [{ kind: 'main', actor: 0 }],
    hand: { trader: 0, merchant: 0 },
    stack: 12,
    turned_up: null,
    completed: 0,
    coellen: [null, 2, null, null],
    routes: {
      hamburg_luebeck: { spaces: ['0 trader', '1 merchant', null], marker: 'extra_office' },
      hamburg_lueneburg: { spaces: [null, null, null, null], marker: null },
    },
    cities: {
      hamburg: { offices: ['1 trader', null, null], extra: ['2 trader'] },
      luebeck: { offices: [null], extra: [] },
      lueneburg: { offices: [null], extra: [] },
    },
    players: [player, { ...player, prestige: 7 }, player, player],
    derived: {
      side: 'side_4_5',
      cities: {
        hamburg: { controller: 1, printed: [square('white'), square('orange'), square('black')], figure: null },
        luebeck: { controller: null, printed: [square('white')], figure: 'money_bags' },
        lueneburg: { controller: null, printed: [square('white')], figure: null },
      },
      routes: {
        hamburg_luebeck: { a: 'hamburg', b: 'luebeck' },
        hamburg_lueneburg: { a: 'hamburg', b: 'lueneburg' },
      },
      coellen: [
        { points: 7, colour: 'white' },
        { points: 8, colour: 'orange' },
        { points: 9, colour: 'pink' },
        { points: 11, colour: 'black' },
      ],
      players: [],
    },
  }
}

export function exampleAction(
  kind: string,
  route: string,
  args: Record<string, string | number> = {},
): DescribedAction {
  return {
    id: 1,
    text: kind,
    kind,
    seat: 0,
    elements: [`route:${route}`],
    message: `action-${kind}`,
    arguments: args,
    preview: [],
    hands_over: false,
  }
}

export function exampleEvent(
  kind: string,
  elements: string[],
  args: Record<string, string | number> = {},
  seat = 0,
): GameEvent {
  return { kind, seat, elements, arguments: args }
}

export const exampleSeats: Seat[] = [0, 1, 2, 3].map((seat) => ({
  seat,
  name: `Player ${seat}`,
  glyph: seat,
  bot: null,
  you: seat === 0,
  connected: true,
  deciding: seat === 0,
}))

/** Tells a message by its id and arguments, so that a test sees what would be said. */
export const plainText: Text = (message, args = {}) => [message, ...Object.values(args)].join(' ')
