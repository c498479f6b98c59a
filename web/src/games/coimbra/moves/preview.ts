/** What the action that is pointed at would bring onto the board, told by its preview alone. */
import type { GameEvent } from '../../../core/game'

export interface Outlook {
  /** Disks that would stand on other spaces: by track. */
  disks: { track: string; space: number; seat: number }[]
  /** Where pilgrims would come to. */
  pilgrims: { node: string; seat: number }[]
  /** Monasteries and voyages that would get a disk. */
  marked: { element: string; seat: number }[]
  /** A die that would lie in a row. */
  dice: { location: string; die: string; seat: number }[]
  /** Points that would be gained, by seat. */
  points: { seat: number; points: number }[]
}

export const NO_OUTLOOK: Outlook = { disks: [], pilgrims: [], marked: [], dice: [], points: [] }

export function outlookOf(preview: GameEvent[]): Outlook {
  const outlook: Outlook = { disks: [], pilgrims: [], marked: [], dice: [], points: [] }
  for (const { kind, seat, elements, arguments: args } of preview) {
    const [first = '', second = ''] = elements
    const name = first.split(':')[1] ?? ''
    if (kind === 'influence_gained' || kind === 'influence_lost')
      outlook.disks.push({ track: name, space: Number(args['space']), seat })
    if (kind === 'pilgrim_moved' || kind === 'pilgrim_placed') outlook.pilgrims.push({ node: name, seat })
    if (kind === 'disk_placed' || kind === 'voyage_invested') outlook.marked.push({ element: first, seat })
    if (kind === 'die_placed') outlook.dice.push({ location: name, die: second.split(':')[1] ?? '', seat })
  }
  return { ...outlook, points: pointsOf(preview) }
}

/** Each seat's points in one sum: several events may bring some. */
function pointsOf(preview: GameEvent[]): Outlook['points'] {
  const sums = new Map<number, number>()
  for (const { kind, seat, arguments: args } of preview) {
    if (kind === 'points_gained') sums.set(seat, (sums.get(seat) ?? 0) + Number(args['amount']))
    if (kind === 'points_lost') sums.set(seat, (sums.get(seat) ?? 0) - Number(args['amount']))
  }
  return [...sums].map(([seat, points]) => ({ seat, points }))
}
