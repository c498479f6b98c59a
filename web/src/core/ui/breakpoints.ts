/**
 * The widths at which the page changes its layout, in pixels. CSS knows no variables in media queries, so style sheets
 * repeat them, and a test holds every repetition against these.
 */
import { innerWidth } from 'svelte/reactivity/window'

/** Up to here boards show the drawing for phones. */
export const PHONE = 760
/** Up to here the table stands in tabs: the board alone fills the window. */
export const NARROW = 900
/** Up to here a window is too narrow for three columns, or a form for two. */
export const MIDDLING = [640, 1080, 1100, 1180]

/** Whether the window is as narrow as a phone's. Reactive. */
export function isPhone(): boolean {
  return innerWidth.current !== undefined && innerWidth.current <= PHONE
}
