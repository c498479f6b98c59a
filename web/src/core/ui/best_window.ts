/** Where to look when not everything can be seen at once. */
export interface Rect {
  x: number
  y: number
  width: number
  height: number
}

/** The middle of the window of a size that shows the most of some boxes as a whole, and how many; the first of those as good. */
export function bestWindow(boxes: Rect[], width: number, height: number): { x: number; y: number; shown: number } {
  const middles = [middleOf(around(boxes)), ...boxes.map(middleOf)]
  const counts = middles.map((middle) => boxes.filter((box) => isWithin(box, middle, width, height)).length)
  const shown = Math.max(...counts)
  return { ...middles[counts.indexOf(shown)]!, shown }
}

function middleOf({ x, y, width, height }: Rect): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 }
}

function around(boxes: Rect[]): Rect {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))]
  const [right, bottom] = [
    Math.max(...boxes.map((box) => box.x + box.width)),
    Math.max(...boxes.map((box) => box.y + box.height)),
  ]
  return { x, y, width: right - x, height: bottom - y }
}

function isWithin(box: Rect, middle: { x: number; y: number }, width: number, height: number): boolean {
  const [left, top] = [middle.x - width / 2, middle.y - height / 2]
  return box.x >= left && box.y >= top && box.x + box.width <= left + width && box.y + box.height <= top + height
}
