/** A board's elements as boxes in board units: what a small map shows of it. */
export interface MinimapBox {
  element: string
  x: number
  y: number
  width: number
  height: number
  can: boolean
}

/** Elements inside other elements (a space in its route) stand for them; what has no size is left out. */
export function minimapBoxes(board: SVGSVGElement): MinimapBox[] {
  const toBoard = board.getScreenCTM()?.inverse()
  if (!toBoard) return []
  return [...board.querySelectorAll<SVGGraphicsElement>('[data-element]')].flatMap((drawn) => {
    if (drawn.querySelector('[data-element]')) return []
    const { left, top, right, bottom } = drawn.getBoundingClientRect()
    const from = new DOMPoint(left, top).matrixTransform(toBoard)
    const to = new DOMPoint(right, bottom).matrixTransform(toBoard)
    const [width, height] = [to.x - from.x, to.y - from.y]
    if (width <= 0 || height <= 0) return []
    return [
      { element: drawn.dataset['element']!, x: from.x, y: from.y, width, height, can: drawn.classList.contains('can') },
    ]
  })
}
