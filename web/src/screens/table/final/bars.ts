/** The points of a party as parts of a bar: gains from the left, losses back from their end, so that the bar ends at the total. */
export interface Part {
  category: string
  /** Which pattern it has: the place of its category in the table. */
  pattern: number
  points: number
  from: number
  to: number
}

export function partsOf(categories: Record<string, number>): Part[] {
  let end = 0
  const all = Object.entries(categories).map(([category, points], pattern) => ({ category, pattern, points }))
  const gains = all.filter(({ points }) => points > 0)
  const losses = all.filter(({ points }) => points < 0)
  return [...gains, ...losses].map((part) => {
    const from = end
    end += part.points
    return { ...part, from: Math.min(from, end), to: Math.max(from, end) }
  })
}

/** How far the longest bar reaches. */
export const reachOf = (all: Record<string, number>[]): number =>
  Math.max(1, ...all.flatMap((categories) => partsOf(categories).map(({ to }) => to)))
