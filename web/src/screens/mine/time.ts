/** Times as people say them. */

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
]
/** In seconds: what is older is named by its date. */
const RECENT = 7 * 24 * 3600

/** How long ago something was, "4 minutes ago"; its date when that is more than a week. */
export function ago(time: string, language: string, now = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(time)) / 1000)
  if (seconds > RECENT) return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(time))
  const [unit, size] = STEPS.find(([, step]) => seconds >= step) ?? (['minute', 60] as const)
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(seconds / size), unit)
}
