/** What the home page shows of the game before its board is fetched. */
import type { GameCover } from '../../../core/game'
import Vignette from './Vignette.svelte'

const cover: GameCover = { Vignette, facts: { minutes: [60, 100], weight: 4, players: 4 } }

export default cover
