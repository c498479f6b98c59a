/** Small actions, events and seats for the tests of boards. */
import type { DescribedAction, GameEvent, Seat, Text } from '../game'

export function exampleAction(kind: string, elements: string[], more: Partial<DescribedAction> = {}): DescribedAction {
  return {
    id: 1,
    text: kind,
    kind,
    seat: 0,
    elements,
    message: `action-${kind}`,
    arguments: {},
    preview: [],
    hands_over: false,
    ...more,
  }
}

export function exampleEvent(kind: string, elements: string[], args: GameEvent['arguments'] = {}, seat = 0): GameEvent {
  return { kind, seat, elements, arguments: args }
}

/** Four seats, each in another colour than its number; the first is mine. */
export const exampleSeats: Seat[] = [0, 1, 2, 3].map((seat) => ({
  seat,
  name: `Player ${seat}`,
  glyph: (seat + 2) % 5,
  bot: null,
  you: seat === 0,
  connected: true,
  guest: false,
  deciding: seat === 0,
}))

/** Tells a message by its id and arguments, so that a test sees what would be said. */
export const plainText: Text = (message, args = {}) => [message, ...Object.values(args)].join(' ')
