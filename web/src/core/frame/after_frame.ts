/** Do something once the next frame is on the screen: what nobody sees at once must not hold it up. Returns how to forget it. */
export function afterFrame(work: () => void): () => void {
  let later: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => (later = setTimeout(work)))
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(later)
  }
}
