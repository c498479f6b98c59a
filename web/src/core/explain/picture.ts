/** A picture of a thing, cut out of what is drawn where it stands: a copy without names, marks and targets. */

const UNDRAWN = new Set(['defs', 'clipPath', 'mask', 'pattern', 'linearGradient', 'radialGradient', 'symbol', 'title'])
const GROUPS = new Set(['g', 'svg', 'foreignObject'])
const NAMES = ['id', 'data-element', 'data-about', 'role', 'tabindex', 'title']
const MARKS = ['can', 'picked', 'hovered', 'last']
/** The largest picture, and the air around the thing as a share of it. */
const [WIDTH, HEIGHT] = [96, 84]
const AIR = 0.06

/** What stands in the window; nothing for a thing without extent. */
export function pictureOf(target: Element): Element | null {
  const box = target.getBoundingClientRect()
  if (box.width === 0 || box.height === 0) return null
  const board = target.closest<SVGSVGElement>('svg.board')
  if (board) return cutOut(board, box)
  return copyOf((target.matches('[data-held]') && target.querySelector('svg')) || target)
}

/** The part of a board within a box on the screen. */
function cutOut(board: SVGSVGElement, box: DOMRect): Element | null {
  const toBoard = board.getScreenCTM()?.inverse()
  if (!toBoard) return null
  const from = new DOMPoint(box.left, box.top).matrixTransform(toBoard)
  const to = new DOMPoint(box.right, box.bottom).matrixTransform(toBoard)
  const air = AIR * Math.max(to.x - from.x, to.y - from.y)
  const [width, height] = [to.x - from.x + 2 * air, to.y - from.y + 2 * air]
  const cut = board.cloneNode(false) as SVGSVGElement
  clean(cut)
  const unit = Math.min(WIDTH / width, HEIGHT / height)
  cut.setAttribute('viewBox', [from.x - air, from.y - air, width, height].join(' '))
  cut.style.width = `${Math.round(width * unit)}px`
  cut.style.height = `${Math.round(height * unit)}px`
  cut.append(...[...board.children].flatMap((part) => partWithin(part, box)))
  return cut
}

/** What of a drawing lies within a box, by its own copy; what lies elsewhere is left out. */
function partWithin(part: Element, box: DOMRect): Element[] {
  if (UNDRAWN.has(part.tagName)) return []
  const here = part.getBoundingClientRect()
  const isWithin = here.left < box.right && here.right > box.left && here.top < box.bottom && here.bottom > box.top
  if (!isWithin) return []
  const isGroup = GROUPS.has(part.tagName)
  const copy = part.cloneNode(!isGroup) as Element
  clean(copy)
  if (isGroup) copy.append(...[...part.children].flatMap((inner) => partWithin(inner, box)))
  return [copy]
}

function copyOf(target: Element): Element {
  const copy = target.cloneNode(true) as Element
  for (const part of [copy, ...copy.querySelectorAll('*')]) clean(part)
  return copy
}

function clean(part: Element): void {
  part.classList.remove(...MARKS)
  for (const name of NAMES) part.removeAttribute(name)
  for (const name of part.getAttributeNames()) if (name.startsWith('aria-')) part.removeAttribute(name)
}
