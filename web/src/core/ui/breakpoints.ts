/**
 * The sizes at which the page changes its layout, in pixels; only the window decides, never the device. CSS knows no
 * variables in media queries, so style sheets repeat them, and a test holds every repetition against these.
 */
import { innerHeight, innerWidth } from 'svelte/reactivity/window'

/** Up to here a page stands in one column. */
export const PHONE = 760
/** Up to here the table is upright: the board has the whole width, and the rest is a sheet over its lower part. */
export const UPRIGHT = 799
/** Up to here the table is compact: the log stands under the board. */
export const COMPACT = 1199
/** From here the side of the table has two columns, and larger type. */
export const TWO_COLUMNS = 1760
/** From here there is room for still larger type. */
export const VAST = 2200
/** A window lower than this is a phone on its side: the board at the left, what is asked at the right. */
export const LOW = 499
/** Up to this height the players' panels are folded, so that the log keeps its lines. */
export const FOLDED = 859
/** Up to here a window is too narrow for three columns, or a form for two. */
export const MIDDLING = [640, 900, 1000, 1080, 1100, 1180]

/** Whether the window is as narrow or as low as a phone's. Reactive. */
export function isPhone(): boolean {
  return isUpright() || isLow()
}

/** Whether the table stands upright, with a sheet. Reactive. */
export function isUpright(): boolean {
  return (innerWidth.current ?? Infinity) <= UPRIGHT && !isLow()
}

/** Whether the window is as low as that of a phone on its side. Reactive. */
export function isLow(): boolean {
  return (innerHeight.current ?? Infinity) <= LOW
}

/** What the turn, the log and an open panel take of the height, and the line of each player. */
const [TAKEN, LINE] = [760, 35]

/** Whether there is room for the open panel of a player above the log, with everybody else in sight. Reactive. */
export function isTall(players: number): boolean {
  const height = innerHeight.current ?? Infinity
  return height > FOLDED && height >= TAKEN + LINE * players
}

/** Whether the side of the table has two columns. Reactive. */
export function hasTwoColumns(): boolean {
  return (innerWidth.current ?? 0) >= TWO_COLUMNS && !isLow()
}
