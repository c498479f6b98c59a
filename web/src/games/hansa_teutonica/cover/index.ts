/** What the home page shows of the game before its board is fetched. */
import type { GameCover } from '../../../core/game'
import './colours.css'
import day from './day.svg?no-inline'
import night from './night.svg?no-inline'

const cover: GameCover = {
  picture: { day, night },
  tile: { colour: '#d4614f', path: 'M4 20V10l3-3 2 2 3-5 3 5 2-2 3 3v10Z M10 20v-5h4v5' },
  facts: { minutes: [45, 90], weight: 3, players: 4 },
}

export default cover
