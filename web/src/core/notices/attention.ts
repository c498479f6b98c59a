/**
 * How long ago somebody last looked at the page: touched it, typed, or brought it to the front. The server is told so
 * with every ping, so that nothing is sent to whoever is looking, and everything to whoever has only left a tab open.
 */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'focus'] as const

export class Attention {
  #last: number

  constructor(private readonly now: () => number = () => performance.now()) {
    this.#last = now()
  }

  /** Somebody is there. */
  note(): void {
    this.#last = this.now()
  }

  /** Whole seconds since then. */
  seconds(): number {
    return Math.floor((this.now() - this.#last) / 1000)
  }

  /** Listen to a page. */
  watch(page: Window): void {
    for (const sign of SIGNS) page.addEventListener(sign, () => this.note(), { passive: true, capture: true })
    page.document.addEventListener('visibilitychange', () => {
      if (!page.document.hidden) this.note()
    })
  }
}

export const attention = new Attention()
