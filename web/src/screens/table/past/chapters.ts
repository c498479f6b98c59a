/** The log in chapters: its rounds, or whatever a game is divided into. */
import type { GameEvent } from '../../../core/game'
import type { LogPly } from '../../../core/wire/messages'

export interface Chapter {
  /** The ply of its first line: a name that stays while lines are added, and while only the newest are shown. */
  first: number
  /** What begins it; null for what comes before the first one that is known. */
  event: GameEvent | null
  /** The newest first. */
  lines: LogPly[]
}

/**
 * Lines in their order as chapters, the newest first. A chapter begins after the action that causes its event: that one
 * still belongs to what it ends. One in which nothing has happened yet is left out.
 */
export function inChapters(lines: LogPly[], kinds: readonly string[]): Chapter[] {
  const chapters: Omit<Chapter, 'first'>[] = [{ event: null, lines: [] }]
  for (const line of lines) {
    chapters[0]!.lines.unshift(line)
    const event = line.events.findLast(({ kind }) => kinds.includes(kind))
    if (event) chapters.unshift({ event, lines: [] })
  }
  return chapters.flatMap((chapter) => {
    const first = chapter.lines.at(-1)?.ply
    return first === undefined ? [] : [{ ...chapter, first }]
  })
}

/** The newest lines of chapters, as many as wanted. */
export function newest(chapters: Chapter[], most: number): Chapter[] {
  let left = most
  return chapters.flatMap(({ lines, ...chapter }) => {
    const shown = lines.slice(0, Math.max(0, left))
    left -= lines.length
    return shown.length ? [{ ...chapter, lines: shown }] : []
  })
}
