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

/** A game as it is played at a table: its version, and the digest of its data. */
export interface Edition {
  game: string
  version: number
  components: string
}

/** The components of an edition: an old table is drawn with the data that it is played with. */
export function loadComponents({ game, version, components: digest }: Edition): Promise<unknown> {
  const name = `${game} ${version} ${digest}`
  const params = { path: { game }, query: { version, digest } }
  const known =
    components.get(name) ??
    once(answer(api.GET('/api/games/{game}/components', { params })), () => components.delete(name))
  components.set(name, known)
  return known
}
