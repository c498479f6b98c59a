/** The games that have a folder here: covers come with the first page, a board is fetched when its table is opened. */
import type { GameCover, GameModule } from '../core/game'
import { addDrawings } from '../core/parts/icons/icons'

/** Each board knows the shape of its own game's positions; the page hands them through without a look inside. */
type Board = GameModule<unknown, unknown>

const boards = import.meta.glob<{ default: Board }>('./*/index.ts')
const covers = import.meta.glob<GameCover>('./*/cover/index.ts', { eager: true, import: 'default' })

/** The drawn board of a game; a game without one is played on the generic board. */
export async function loadGame(name: string): Promise<Board> {
  const load = boards[`./${name}/index.ts`]
  if (!load) return (await import('../core/generic')).generic
  const { default: module } = await load()
  addDrawings(module.drawings ?? {})
  return module
}

/** What the home page shows of a game; nothing of one that has no folder here. */
export function coverOf(name: string): GameCover {
  return covers[`./${name}/cover/index.ts`] ?? {}
}
