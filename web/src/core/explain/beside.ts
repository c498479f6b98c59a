/** Where a window stands beside the thing that it explains: never over it, and over as few targets as can be. */

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export type Side = 'right' | 'left' | 'bottom' | 'top'

export interface Place {
  x: number
  y: number
  side: Side
  /** How far along that edge of the window which faces the thing its pointer stands. */
  pointer: number
}

const SIDES: Side[] = ['right', 'left', 'bottom', 'top']
const GAP = 12
const EDGE = 8
/** How near the pointer comes to a corner of the window. */
const CORNER = 18

/** The side with the fewest targets under the window, of those where it fits; null where it fits nowhere. */
export function beside(thing: Box, size: Size, room: Size, targets: Box[]): Place | null {
  let best: Place | null = null
  let fewest = Infinity
  for (const side of SIDES) {
    const place = placed(side, thing, size, room)
    if (!place || overlap({ ...place, ...size }, thing)) continue
    const covered = targets.filter((target) => overlap({ ...place, ...size }, target)).length
    if (covered < fewest) [best, fewest] = [place, covered]
  }
  return best
}

type Size = Pick<Box, 'width' | 'height'>

function placed(side: Side, thing: Box, { width, height }: Size, room: Size): Place | null {
  const middle = { x: thing.x + thing.width / 2, y: thing.y + thing.height / 2 }
  const [x, y] = {
    right: [thing.x + thing.width + GAP, middle.y - height / 2],
    left: [thing.x - GAP - width, middle.y - height / 2],
    bottom: [middle.x - width / 2, thing.y + thing.height + GAP],
    top: [middle.x - width / 2, thing.y - GAP - height],
  }[side] as [number, number]
  const isBeside = side === 'right' || side === 'left'
  const at = isBeside ? { x, y: within(y, height, room.height) } : { x: within(x, width, room.width), y }
  if (at.x < EDGE || at.y < EDGE || at.x + width > room.width - EDGE || at.y + height > room.height - EDGE) return null
  const pointer = isBeside ? clamp(middle.y - at.y, height) : clamp(middle.x - at.x, width)
  return { ...at, side, pointer }
}

function within(from: number, length: number, room: number): number {
  return Math.max(EDGE, Math.min(room - EDGE - length, from))
}

function clamp(pointer: number, length: number): number {
  return Math.max(CORNER, Math.min(length - CORNER, pointer))
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}
