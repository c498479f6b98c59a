/** Do something when the page has nothing else to do, at the latest after a while. Returns how to forget it. */
const LATEST = 2000

export function whenIdle(work: () => void): () => void {
  // Safari knows no idle time: there it is done after that while.
  if (!('requestIdleCallback' in globalThis)) {
    const later = setTimeout(work, LATEST)
    return () => clearTimeout(later)
  }
  const asked = requestIdleCallback(work, { timeout: LATEST })
  return () => cancelIdleCallback(asked)
}
