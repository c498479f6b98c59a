/**
 * Which thing explains itself, and when. Every drawn element carries `data-element`; what only explains itself carries
 * `data-about`; a choice that stands for a thing explains it to the finger that holds it, `data-held`. The pointer rests
 * on it, the finger stays on it, or a key asks for what is pointed at or has the focus: all three open the same window, one
 * at a time. Opened by the key, it goes on to the neighbours by the arrows.
 */
import { on } from 'svelte/events'
import { DIRECTIONS, nearest } from '../a11y/roving'

/** How long the pointer rests, and the finger; how long the pointer may be on its way into the window. In milliseconds. */
const REST = 350
const PRESS = 450
const GRACE = 250
/** A finger that moves farther drags the board. In pixels. */
const STEADY = 10

const THINGS = '[data-about], [data-element]'
/** A finger has no other way to look at a choice before it takes it. */
const HELD = `${THINGS}, [data-held]`
const WINDOW = '[data-explanation]'

export interface Shown {
  element: string
  target: Element
  way: 'pointer' | 'finger' | 'key'
  /** Where the pointer is. */
  x: number
  y: number
}

export class Explainer {
  shown = $state.raw<Shown | null>(null)

  /** Where the pointer stays and no window opens: it was just pressed there. */
  #pressed: Element | null = null
  /** What the pointer was moved to last, unless the keyboard has gone elsewhere since. */
  #pointed: Element | null = null
  /** What the pointer was moved onto last, whatever it is. */
  #beneath: Element | null = null
  /** What the key was pressed for; arrows may have led on from it. */
  #asked: Element | null = null
  #waiting: Element | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #finger: { x: number; y: number } | null = null
  #isSwallowing = false

  /** `isBusy` tells that something else is open beside the board. */
  constructor(readonly isBusy: () => boolean) {}

  /** Listen to everything inside; use it as an attachment. */
  readonly listen = (root: HTMLElement): (() => void) => {
    const deaf = [
      on(root, 'pointerleave', (event) => this.#over(event as PointerEvent)),
      on(root, 'pointerdown', (event) => this.#down(event as PointerEvent)),
      on(root, 'pointermove', (event) => this.#move(event as PointerEvent)),
      on(root, 'focusin', (event) => {
        if ((event.target as Element).matches(':focus-visible')) this.#pointed = null
      }),
      on(window, 'keydown', (event) => this.#walk(root, event), { capture: true }),
      on(root, 'pointerup', () => this.#up()),
      on(root, 'pointercancel', () => this.#up()),
      on(root, 'wheel', () => this.close(), { passive: true }),
      on(root, 'click', (event) => this.#click(event), { capture: true }),
      on(root, 'contextmenu', (event) => {
        if (this.#finger || this.#isSwallowing) event.preventDefault()
      }),
    ]
    return () => {
      clearTimeout(this.#timer)
      for (const stop of deaf) stop()
    }
  }

  /** Close the window; true when there was one. */
  close(): boolean {
    clearTimeout(this.#timer)
    this.#waiting = null
    this.#asked = null
    const wasOpen = this.shown !== null
    this.shown = null
    return wasOpen
  }

  /**
   * Explain what is pointed at or has the focus, or else what a choice stands for (`other`), or else the first thing there
   * is. Asked again, the window closes.
   */
  explainFocused(root: Element, other: string | null): void {
    const pointed = this.#pointed?.isConnected ? this.#pointed : null
    const focused = document.activeElement?.closest(THINGS) ?? null
    const meant = other ? root.querySelector(`[data-element="${CSS.escape(other)}"]`) : null
    const target = pointed ?? focused ?? meant ?? root.querySelector(THINGS)
    if (!target || target === this.#asked || target === this.shown?.target) {
      this.close()
      return
    }
    this.#open(target, 'key', centreOf(target))
    this.#asked = target
  }

  /** Explain a thing by its name; true when it is drawn. */
  explain(root: Element, element: string): boolean {
    const name = CSS.escape(element)
    const target = root.querySelector(`[data-element="${name}"], [data-about="${name}"]`)
    if (target) this.#open(target, 'key', centreOf(target))
    return target !== null
  }

  /** The same thing in the position as it is drawn now; nothing where it is gone. */
  renew(root: Element): void {
    const { shown } = this
    if (!shown || shown.target.isConnected) return
    const name = CSS.escape(shown.element)
    const target = root.querySelector(`[data-element="${name}"], [data-about="${name}"]`)
    this.shown = target ? { ...shown, target } : null
  }

  #open(target: Element, way: Shown['way'], point: { x: number; y: number }): void {
    clearTimeout(this.#timer)
    this.#waiting = null
    const { about, element, held } = (target as HTMLElement | SVGElement).dataset
    const name = about ?? element ?? held
    if (name && target.isConnected && (way !== 'pointer' || !this.isBusy()))
      this.shown = { element: name, target, way, ...point }
  }

  #over(event: PointerEvent): void {
    if (event.pointerType === 'touch') return
    const reached = event.type === 'pointerleave' ? null : (event.target as Element)
    this.#beneath = reached
    if (reached?.closest(WINDOW)) {
      clearTimeout(this.#timer)
      this.#waiting = null
      return
    }
    const target = reached?.closest(THINGS) ?? null
    if (target !== this.#pressed) this.#pressed = null
    if (target && (target === this.#waiting || target === this.#pressed)) return
    clearTimeout(this.#timer)
    this.#waiting = target
    if (target && target !== this.shown?.target) {
      const point = { x: event.clientX, y: event.clientY }
      this.#timer = setTimeout(() => this.#open(target, 'pointer', point), REST)
    } else if (!target && this.shown?.way === 'pointer') {
      this.#timer = setTimeout(() => this.close(), GRACE)
    }
  }

  #down(event: PointerEvent): void {
    const reached = event.target as Element
    if (reached.closest(WINDOW)) return
    const isFinger = event.pointerType === 'touch'
    const target = reached.closest(isFinger ? HELD : THINGS)
    this.close()
    this.#isSwallowing = false
    if (!isFinger) {
      this.#pressed = target
      return
    }
    if (!target) return
    const finger = { x: event.clientX, y: event.clientY }
    this.#finger = finger
    this.#timer = setTimeout(() => {
      this.#isSwallowing = true
      this.#finger = null
      this.#open(target, 'finger', finger)
    }, PRESS)
  }

  /** The arrows lead on from what a key has explained to the nearest thing in their direction, whatever it is. */
  #walk(root: Element, event: KeyboardEvent): void {
    const direction = DIRECTIONS[event.key]
    if (!direction || this.shown?.way !== 'key' || (event.target as Element).matches('input')) return
    const all = [...root.querySelectorAll<HTMLElement | SVGElement>(THINGS)].filter(isDrawn)
    const next = nearest(this.shown.target as HTMLElement | SVGElement, all, direction)
    if (next) this.#open(next, 'key', centreOf(next))
    event.preventDefault()
    event.stopPropagation()
  }

  #move(event: PointerEvent): void {
    const { pointerType, target, clientX, clientY } = event
    if (pointerType !== 'touch') this.#pointed = (target as Element).closest(THINGS)
    // Not at `pointerover`, which also tells of a board that is drawn, or moves, under a pointer that rests.
    if (target !== this.#beneath) this.#over(event)
    if (this.#finger && Math.hypot(clientX - this.#finger.x, clientY - this.#finger.y) > STEADY) this.#up()
  }

  #up(): void {
    if (!this.#finger) return
    this.#finger = null
    clearTimeout(this.#timer)
  }

  /** The click that ends a long press is not meant for the board. */
  #click(event: Event): void {
    if (!this.#isSwallowing) return
    this.#isSwallowing = false
    if ((event.target as Element).closest(WINDOW)) return
    event.preventDefault()
    event.stopPropagation()
  }
}

function isDrawn(thing: Element): boolean {
  const { width, height } = thing.getBoundingClientRect()
  return width > 0 && height > 0
}

function centreOf(target: Element): { x: number; y: number } {
  const { x, y, width, height } = target.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}
