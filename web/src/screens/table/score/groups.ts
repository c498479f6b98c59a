/** The entries of a score by category, each with the moves that brought its points. */
import type { EntryResponse, GainResponse, TallyResponse } from '../../../core/wire/rest'

export interface Group {
  category: string
  points: number
  entries: EntryResponse[]
  gains: GainResponse[]
  /** What no move has brought: it was there when the game began. */
  before: number
}

const sum = (parts: { points: number }[]): number => parts.reduce((total, { points }) => total + points, 0)

/** What the board shows, or else what the end of the game would add. A category that came to nothing keeps its moves. */
export function groupsOf(tally: TallyResponse, settled: boolean): Group[] {
  const own = tally.entries.filter((entry) => entry.settled === settled)
  const moves = settled ? tally.gains : []
  const categories = new Set([...own, ...moves].map(({ category }) => category))
  return [...categories].map((category) => {
    const entries = own.filter((entry) => entry.category === category)
    const gains = moves.filter((gain) => gain.category === category)
    const points = sum(entries)
    return { category, points, entries, gains, before: settled ? points - sum(gains) : 0 }
  })
}

/** The points as they were pressed: those of the board, or when the game is over all of them. */
export const totalOf = (tally: TallyResponse, isFinal: boolean): number => (isFinal ? sum(tally.entries) : tally.score)

/** What the end of the game would add. */
export const toCome = (tally: TallyResponse): number => sum(tally.entries.filter(({ settled }) => !settled))

/** `+3`, `−2`: a change is told with its sign. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`)
