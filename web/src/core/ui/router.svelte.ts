/** Where we are: path and query, from the address bar. */

class Router {
  #url = $state.raw(new URL(location.href))

  constructor() {
    addEventListener('popstate', () => (this.#url = new URL(location.href)))
    document.addEventListener('click', (event) => this.#follow(event))
  }

  get path(): string {
    return this.#url.pathname
  }

  /** The parts of the path: `/table/x7` gives `['table', 'x7']`. */
  get parts(): string[] {
    return this.path.split('/').filter(Boolean)
  }

  query(name: string): string | null {
    return this.#url.searchParams.get(name)
  }

  go(to: string, { replace = false } = {}): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', to)
    this.#url = new URL(location.href)
  }

  /** Change one value of the query without a new entry in the history. */
  set(name: string, value: string | null): void {
    const url = new URL(this.#url)
    if (value === null) url.searchParams.delete(name)
    else url.searchParams.set(name, value)
    this.go(url.pathname + url.search, { replace: true })
  }

  /** Links within the page do not load it anew. */
  #follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return
    const url = new URL(link.href)
    if (
      url.origin !== location.origin ||
      link.target ||
      link.hasAttribute('download') ||
      url.pathname.startsWith('/api/')
    )
      return
    if (url.hash && url.pathname === location.pathname) return
    event.preventDefault()
    this.go(url.pathname + url.search)
    scrollTo(0, 0)
  }
}

export const router = new Router()
