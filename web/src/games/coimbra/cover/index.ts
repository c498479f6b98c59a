/** What the home page shows of the game before its board is fetched. */
import type { GameCover } from '../../../core/game'
import day from './day.svg?no-inline'
import night from './night.svg?no-inline'

const cover: GameCover = {
  picture: { day, night },
  tile: { colour: '#4d8fd6', path: 'M5 5h14v14H5Z M8.6 8.6h.1 M15.4 8.6h.1 M12 12h.1 M8.6 15.4h.1 M15.4 15.4h.1' },
  facts: { minutes: [60, 90], weight: 3, players: 4 },
}

export default cover
