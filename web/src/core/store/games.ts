/** What the server knows about the games; asked once. */
import { answer, api } from '../wire/api'
import type { GameResponse } from '../wire/rest'

let games: Promise<GameResponse[]> | null = null
const components = new Map<string, Promise<unknown>>()

/** Keep an answer, but not a failure. */
function once<T>(promise: Promise<T>, forget: () => void): Promise<T> {
  promise.catch(forget)
  return promise
}

export function listGames(): Promise<GameResponse[]> {
  games ??= once(answer(api.GET('/api/games')), () => (games = null))
  return games
}

export async function findGame(name: string): Promise<GameResponse> {
  const found = (await listGames()).find((game) => game.name === name)
  if (!found) throw new Error(`the server does not know ${name}`)
  return found
}

export function loadComponents(game: string): Promise<unknown> {
  const known =
    components.get(game) ??
    once(answer(api.GET('/api/games/{game}/components', { params: { path: { game } } })), () => components.delete(game))
  components.set(game, known)
  return known
}
