/** What the home page shows of the game before its board is fetched. */
import type { GameCover } from '../../../core/game'
import day from './day.svg?no-inline'
import night from './night.svg?no-inline'

const cover: GameCover = {
  picture: { day, night },
  tile: { colour: '#3aa79d', path: 'M4 20v-7h3v-2a5 5 0 0 1 10 0v2h3v7Z M12 3v3 M10.5 20v-4a1.5 1.5 0 0 1 3 0v4' },
  facts: { minutes: [60, 100], weight: 4, players: 4 },
}

export default cover
