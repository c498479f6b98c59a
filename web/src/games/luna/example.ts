/** A small position for tests: two players in round 2, three islands, seat 0 to act. */
import type { DescribedAction, GameEvent, Seat, Text } from '../../core/game'
import type { Party, Standing, View } from './wire'

export function exampleView(): View {
  const party: Party = {
    influence: 12,
    reserve: 3,
    pier: 0,
    active: { shrine: 2, herbs: 0, tide: 1 },
    inactive: { shrine: 1, herbs: 0, tide: 0 },
    shrine_reserve: 5,
    shrines: ['tide'],
    favors: ['book'],
  }
  const standing: Standing = {
    name: 'seat-0',
    projected: 20,
    shrine_points: 4,
    favor_points: 1,
    council_points: 2,
    temple_points: 1,
  }
  return {
    seats: 2,
    start: 0,
    round: 2,
    time_left: 2,
    agenda: [{ kind: 'action', actor: 0 }],
    boards: ['blue', 'yellow'],
    ring: ['shrine', 'herbs', 'tide'],
    figures: { moon_priestess: 'shrine', master_builder: 'tide', apostate: 'shrine' },
    tokens: { shrine: 1, herbs: 2, tide: 0 },
    council: [[1], [], [0]],
    moved: { shrine: 0, herbs: 0, tide: 0 },
    stones: {
      28: { place: 'path', party: null, book: false },
      6: { place: 'temple', party: 1, book: true },
      9: { place: 'path', party: 0, book: false },
    },
    parties: [party, { ...party, pier: 1, shrines: [] }],
    derived: {
      parties: [standing, { ...standing, name: 'seat-1', council_points: 0 }],
      council_order: [0, 1],
      chair_points: [0, 1, 2],
      guard: 'guard_5',
      guard_value: 5,
      path: [
        { stone: 28, present: true, status: 'locked' },
        { guard: 'guard_5', value: 5, here: true, present: true },
        { stone: 9, present: true, status: 'approved' },
      ],
      temple: [
        [6, 28, 3, 21, 18, 16, 9],
        [23, 8, 25, 11, 14, 1, 19],
      ],
      symbols: { 28: 'shrine', 6: 'novice', 9: 'tide' },
      time_tokens: 3,
      priestess_points: [5, 2, 0],
      next: { moon_priestess: 'herbs', master_builder: 'shrine' },
      blocked: null,
      over: false,
    },
  }
}

export function exampleAction(kind: string, elements: string[], preview: GameEvent[] = []): DescribedAction {
  return {
    id: 1,
    text: kind,
    kind,
    seat: 0,
    elements,
    message: `action-${kind}`,
    arguments: {},
    preview,
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

export const exampleSeats: Seat[] = [0, 1].map((seat) => ({
  seat,
  name: `Player ${seat}`,
  glyph: seat + 2,
  bot: null,
  you: seat === 0,
  connected: true,
  deciding: seat === 0,
}))

/** Tells a message by its id and arguments, so that a test sees what would be said. */
export const plainText: Text = (message, args = {}) => [message, ...Object.values(args)].join(' ')
