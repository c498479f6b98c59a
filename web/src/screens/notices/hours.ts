/** Times of day as the server counts them, in minutes after midnight, and as an input of the page shows them. */

export const shown = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Null for what is no time of day. */
export function minutesOf(time: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(time) ?? []
  const found = Number(hours) * 60 + Number(minutes)
  return found >= 0 && found < 24 * 60 ? found : null
}
