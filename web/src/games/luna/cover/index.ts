/** What the home page shows of the game before its board is fetched. */
import type { GameCover } from '../../../core/game'
import day from './day.svg?no-inline'

const cover: GameCover = {
  picture: { day, night: day },
  tile: { colour: '#e2b23e', path: 'M19 14.5A8 8 0 1 1 10 4a6.5 6.5 0 0 0 9 10.5Z' },
  facts: { minutes: [60, 100], weight: 3, players: 4 },
}

export default cover
