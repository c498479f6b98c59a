/**
 * A drawing as the content of an svg element: its markup is read once, and copied wherever it is drawn. Hundreds of icons
 * come and go with every position, and reading takes much longer than copying. Use it as an attachment:
 * `<svg {@attach drawn(markup)}>`.
 */
const read = new Map<string, DocumentFragment>()

function contentOf(markup: string): DocumentFragment {
  const known = read.get(markup)
  if (known) return known
  const template = document.createElement('template')
  template.innerHTML = `<svg>${markup}</svg>`
  const content = document.createDocumentFragment()
  content.append(...template.content.firstElementChild!.childNodes)
  read.set(markup, content)
  return content
}

/** The markup must be ours, never input. */
export const drawn = (markup: string) => (place: SVGElement) =>
  place.replaceChildren(document.importNode(contentOf(markup), true))
