/** A place on a board, in board units. */
export interface Point {
  x: number
  y: number
}

/** Where an element is drawn now: read from the drawing itself, whatever layout it has. Null if it is not drawn. */
export function centreOf(board: SVGSVGElement, element: string): Point | null {
  const drawn = board.querySelector(`[data-element="${element}"]`)
  const toBoard = board.getScreenCTM()?.inverse()
  if (!drawn || !toBoard) return null
  const { left, top, right, bottom } = drawn.getBoundingClientRect()
  const { x, y } = new DOMPoint((left + right) / 2, (top + bottom) / 2).matrixTransform(toBoard)
  return { x, y }
}
