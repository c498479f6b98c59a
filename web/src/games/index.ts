/** The boards that exist: each `games/<game>/index.ts` is fetched when its table is opened. */
import { generic } from '../core/generic'
import type { GameModule } from '../core/game'

const boards = import.meta.glob<{ default: GameModule }>('./*/index.ts')

/** The drawn board of a game; a game without one is played on the text board. */
export async function loadGame(name: string): Promise<GameModule> {
  const load = boards[`./${name}/index.ts`]
  return load ? (await load()).default : generic
}
