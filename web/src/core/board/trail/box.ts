/** Where an element is drawn, in board units; null when it is not. */
export function boxOf(drawing: SVGSVGElement, element: string): DOMRect | null {
  const toBoard = drawing.getScreenCTM()?.inverse()
  const name = CSS.escape(element)
  const drawn = drawing.querySelector(`[data-element="${name}"], [data-about="${name}"]`)
  const box = drawn?.getBoundingClientRect()
  if (!toBoard || !box || box.width === 0) return null
  const start = new DOMPoint(box.left, box.top).matrixTransform(toBoard)
  const end = new DOMPoint(box.right, box.bottom).matrixTransform(toBoard)
  return new DOMRect(start.x, start.y, end.x - start.x, end.y - start.y)
}
