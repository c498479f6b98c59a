/** Pseudo-random numbers from 0 to 1 that follow from a name (a linear congruential generator): a drawing stays the same. */
export function seeded(name: string): () => number {
  let seed = Array.from(name).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7)
  return () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return seed / 2 ** 32
  }
}
