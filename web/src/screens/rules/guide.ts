/** What a newcomer is told about a game; asked once in a language, with the drawings that its icons need. */
import { answer, api } from '../../core/wire/api'
import type { GuideResponse } from '../../core/wire/rest'
import { loadGame } from '../../games'

const known = new Map<string, Promise<GuideResponse>>()

export function loadGuide(game: string, language: string): Promise<GuideResponse> {
  const name = `${game} ${language}`
  const params = { path: { game, language } }
  const asked =
    known.get(name) ??
    Promise.all([answer(api.GET('/api/games/{game}/guide/{language}', { params })), loadGame(game)]).then(
      ([guide]) => guide,
    )
  known.set(name, asked)
  asked.catch(() => known.delete(name))
  return asked
}

const PLACE = 'tabuleiro.primer'

/** Whether this browser has shown the primer of a game, or shall show none (`off`). */
export function wasSeen(game: string): boolean {
  const kept = localStorage.getItem(PLACE) ?? ''
  return kept === 'off' || kept.split(' ').includes(game)
}

export function markSeen(game: string): void {
  if (!wasSeen(game)) localStorage.setItem(PLACE, `${localStorage.getItem(PLACE) ?? ''} ${game}`.trim())
}
