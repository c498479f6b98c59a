/** What the server knows about the games; asked once. */
import { api } from '../wire/api'
import type { GameInfo } from '../wire/protocol'

let games: Promise<GameInfo[]> | null = null
const components = new Map<string, Promise<unknown>>()

/** Keep an answer, but not a failure. */
function once<T>(promise: Promise<T>, forget: () => void): Promise<T> {
  promise.catch(forget)
  return promise
}

export function listGames(): Promise<GameInfo[]> {
  games ??= once(api.get<GameInfo[]>('/api/games'), () => (games = null))
  return games
}

export async function findGame(name: string): Promise<GameInfo> {
  const found = (await listGames()).find((game) => game.name === name)
  if (!found) throw new Error(`the server does not know ${name}`)
  return found
}

export function loadComponents(game: string): Promise<unknown> {
  const known =
    components.get(game) ?? once(api.get<unknown>(`/api/games/${game}/components`), () => components.delete(game))
  components.set(game, known)
  return known
}
