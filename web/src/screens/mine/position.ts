/**
 * The position of a listed table, with all that its board needs to be drawn. Boards are large: they are fetched and drawn
 * one after the other, whenever the page has nothing else to do.
 */
import { answer, api, withKey } from '../../core/wire/api'
import type { GameModule } from '../../core/game'
import { i18n } from '../../core/i18n/i18n.svelte'
import { findGame, loadComponents } from '../../core/store/games'
import type { TableResponse } from '../../core/wire/rest'
import { loadGame } from '../../games'

export interface Drawn {
  module: GameModule<unknown, unknown>
  components: unknown
  view: unknown
}

/** The longest that a board waits for a quiet moment, in milliseconds. */
const PATIENCE = 2000

let line: Promise<unknown> = Promise.resolve()

const quiet = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: PATIENCE })
    else setTimeout(resolve, PATIENCE / 10)
  })

/** Do something when all that was asked for before is done; not at all if it is no longer wanted by then. */
export function inTurn<Value>(isWanted: () => boolean, work: () => Promise<Value>): Promise<Value | null> {
  const mine = line.then(quiet).then(() => (isWanted() ? work() : null))
  line = mine.catch(() => undefined)
  return mine
}

/** Null where the board cannot be drawn: an old edition, a game without a board of its own. */
export async function loadPosition({ table, key, game, version, ply }: TableResponse): Promise<Drawn | null> {
  const info = await findGame(game)
  if (info.version !== version) return null
  const params = { path: { table, ply }, query: withKey(key) }
  const [module, components, moment] = await Promise.all([
    loadGame(game),
    loadComponents({ game, version, components: info.components }),
    answer(api.GET('/api/tables/{table}/plies/{ply}', { params })),
    i18n.open(game),
  ])
  return { module, components, view: moment.view }
}
