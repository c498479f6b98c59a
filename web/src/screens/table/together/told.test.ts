import { expect, it } from 'vitest'
import type { Text } from '../../../core/game'
import type { LogPly } from '../../../core/wire/messages'
import { standsIn, takenBack } from './told'

const text: Text = (message) => `«${message}»`

function line(ply: number, actor: number, by: LogPly['by']): LogPly {
  const action = { id: 1, text: 'x', kind: 'x', seat: actor, elements: [], message: `action-${ply}`, arguments: {} }
  return { ply, actor, by, action, events: [] }
}

const log = [
  line(10, 0, 'user'),
  line(11, -1, 'chance'),
  line(12, 1, 'user'),
  line(13, 0, 'bot'),
  line(14, 0, 'forced'),
  line(15, 1, 'bot'),
  line(16, 0, 'bot'),
]

it('names what would be taken back, and counts decisions alone', () => {
  expect(takenBack(log, 12, text)).toEqual({ what: '«action-12»', moves: 4 })
})

it('has no words for a decision that lies before the log that is here', () => {
  expect(takenBack(log, 3, text)).toEqual({ what: '', moves: 5 })
})

it('tells what a bot has done since its owner last decided', () => {
  expect(standsIn(log, 0)).toEqual({ moves: 2, first: 13 })
  expect(standsIn(log, 1)).toEqual({ moves: 1, first: 15 })
})

it('tells of nothing when no bot has moved yet', () => {
  expect(standsIn(log.slice(0, 3), 1)).toEqual({ moves: 0, first: 0 })
})
