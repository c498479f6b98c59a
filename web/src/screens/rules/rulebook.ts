/** The rules of a game by chapters, asked once in a language. */
import { answer, api } from '../../core/wire/api'
import type { ChapterResponse } from '../../core/wire/rest'

const known = new Map<string, Promise<ChapterResponse[]>>()

export function loadRulebook(game: string, language: string): Promise<ChapterResponse[]> {
  const name = `${game} ${language}`
  const params = { path: { game, language } }
  const asked = known.get(name) ?? answer(api.GET('/api/games/{game}/rulebook/{language}', { params }))
  known.set(name, asked)
  asked.catch(() => known.delete(name))
  return asked
}

/** The name of the chapter that a rule stands in; null for a rule that is nowhere. */
export function chapterOf(chapters: ChapterResponse[], rule: string): string | null {
  return chapters.find(({ blocks }) => blocks.some((block) => block.rule === rule))?.title ?? null
}
