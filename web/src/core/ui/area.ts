/** A part of a board that a phone shows at once: its name in the reader's language, and its box in board units. */
import type { Rect } from './best_window'

export interface Area {
  name: string
  box: Rect
}

interface Point {
  x: number
  y: number
}

/** What lies lower than this share of what is in sight is too near to the edge. */
const SEEN = 0.9

export const isWithin = ({ box }: Area, { x, y }: Point) =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height

/**
 * The area with most of some things, else the first, and how far down it is shown: from its top (null) if they are in
 * sight then, else with this height in the middle. `inSight` tells how much of an area is seen at once.
 */
export function bestArea(
  areas: Area[],
  things: Point[],
  inSight: (area: Area) => number,
): { area: Area; middle: number | null } | null {
  const within = areas.map((area) => things.filter((thing) => isWithin(area, thing)))
  const most = Math.max(...within.map((found) => found.length))
  const at = within.findIndex((found) => found.length === most)
  const area = areas[at]
  if (!area) return null
  const height = inSight(area)
  const heights = within[at]!.map(({ y }) => y)
  const [first, last] = [Math.min(...heights), Math.max(...heights)]
  if (heights.length === 0 || last < area.box.y + SEEN * height) return { area, middle: null }
  return { area, middle: Math.min((first + last) / 2, first + (SEEN - 0.5) * height) }
}
