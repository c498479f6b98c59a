/** Puzzles: what there is, and how I get on. */
import type { Text } from '../../core/game'
import { wasUsed } from '../../core/device/place'
import { reach } from '../../core/device/reach.svelte'
import { say } from '../../core/i18n/i18n.svelte'
import { session } from '../../core/store/session.svelte'
import { answer, api } from '../../core/wire/api'
import type { MyPuzzlesResponse, PuzzleResponse, PuzzlesResponse } from '../../core/wire/rest'

/** The puzzle of the day, or the one of that name. */
export function readPuzzle(name: string, game: string): Promise<PuzzleResponse> {
  if (name === 'daily') return answer(api.GET('/api/puzzles/daily', { params: { query: { game } } }))
  return answer(api.GET('/api/puzzles/{puzzle}', { params: { path: { puzzle: name } } }))
}

export function puzzlesOf(game: string, theme = '', level = 0): Promise<PuzzlesResponse> {
  return answer(api.GET('/api/games/{game}/puzzles', { params: { path: { game }, query: { theme, level } } }))
}

/** How I get on; nothing for whoever has no session yet. */
export async function myPuzzles(): Promise<MyPuzzlesResponse | null> {
  return (reach.isServed ? session.me : wasUsed()) ? await answer(api.GET('/api/my/puzzles')) : null
}

/** A theme in words: the kinds of actions are named by the game. */
export function themeName(theme: string, text: Text): string {
  return theme.startsWith('kind-') ? text(theme) : say(`web-puzzle-theme-${theme}`)
}
