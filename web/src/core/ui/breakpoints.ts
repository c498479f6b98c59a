/** The widths at which the page changes its layout, in pixels. Style sheets write them as `(--phone)` and `(--narrow)`. */
import { innerWidth } from 'svelte/reactivity/window'

/** Up to here boards show the drawing for phones. */
export const PHONE = 760
/** Up to here the table stands in tabs: the board alone fills the window. */
export const NARROW = 900

/** Whether the window is as narrow as a phone's. Reactive. */
export function isPhone(): boolean {
  return innerWidth.current !== undefined && innerWidth.current <= PHONE
}
