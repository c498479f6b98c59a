/** What the home page shows of the game before its board is fetched. */
import type { GameCover } from '../../../core/game'
import Vignette from './Vignette.svelte'

const cover: GameCover = { Vignette, facts: { minutes: [45, 90], weight: 3, players: 4 } }

export default cover
