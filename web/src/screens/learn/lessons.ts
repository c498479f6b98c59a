/** Lessons: what there is, how far I have come, and the way to the table of a step. */
import { wasUsed } from '../../core/device/place'
import { reach } from '../../core/device/reach.svelte'
import { i18n } from '../../core/i18n/i18n.svelte'
import { listGames } from '../../core/store/games'
import { session } from '../../core/store/session.svelte'
import { router } from '../../core/ui/router.svelte'
import { answer, api } from '../../core/wire/api'
import type { GameResponse, LessonResponse, MyLessonResponse, TableResponse } from '../../core/wire/rest'
import { addressOf, clientAt, usualPlace } from '../tables'

/** The games that bring a lesson. */
export async function taughtGames(): Promise<GameResponse[]> {
  return (await listGames()).filter((game) => game.lesson > 0)
}

export function readSteps(game: string): Promise<LessonResponse> {
  return answer(api.GET('/api/games/{game}/lessons', { params: { path: { game } } }))
}

/** How far I have come, by game. */
export async function myLessons(): Promise<Map<string, MyLessonResponse>> {
  const isThere = reach.isServed ? session.me !== null : wasUsed()
  const mine = isThere ? await answer(api.GET('/api/my/lessons')) : []
  return new Map(mine.map((lesson) => [lesson.game, lesson]))
}

/** How a lesson stands: not begun, under way, or done from the first step to the last. */
export function standing(mine: MyLessonResponse | undefined): 'new' | 'begun' | 'done' {
  if (!mine) return 'new'
  return mine.done.length >= mine.of ? 'done' : 'begun'
}

/** The table of a step; without one I go on where I was. */
export async function tableOfStep(game: string, step = ''): Promise<TableResponse> {
  const client = await clientAt(usualPlace())
  return answer(client.POST('/api/lessons', { body: { game, step, play_on: false } }))
}

export async function openStep(game: string, step = ''): Promise<void> {
  router.go(addressOf(await tableOfStep(game, step)))
}

/** A game of my own that goes on where the lesson's first game ends. */
export async function playOn(game: string): Promise<void> {
  const client = await clientAt(usualPlace())
  router.go(addressOf(await answer(client.POST('/api/lessons', { body: { game, step: '', play_on: true } }))))
}

/** The words of a game and its lesson in the reader's language. */
export const lessonWords = (game: string) => i18n.openLesson(game)
