import { describe, expect, it } from 'vitest'
import type { LogPly } from '../../../core/wire/messages'
import { inChapters, newest } from './chapters'

const line = (ply: number, ...kinds: string[]): LogPly => ({
  ply,
  actor: 0,
  by: 'user',
  action: { id: 0, text: '', kind: '', seat: 0, elements: [], message: '', arguments: {} },
  events: kinds.map((kind) => ({ kind, seat: 0, elements: [], arguments: {} })),
})
const shape = (chapters: ReturnType<typeof inChapters>) =>
  chapters.map(({ event, lines }) => [event?.kind ?? null, lines.map(({ ply }) => ply)])

describe('the log in chapters', () => {
  const log = [line(0), line(1, 'placed', 'round'), line(2), line(3, 'scored', 'round'), line(4), line(5)]

  it('has the newest chapter first, and in it the newest line', () => {
    expect(shape(inChapters(log, ['round']))).toEqual([
      ['round', [5, 4]],
      ['round', [3, 2]],
      [null, [1, 0]],
    ])
  })

  it('is one chapter where a game has none, and none where nothing has happened', () => {
    expect(shape(inChapters(log, []))).toEqual([[null, [5, 4, 3, 2, 1, 0]]])
    expect(inChapters([], ['round'])).toEqual([])
  })

  it('leaves out a chapter that has just begun', () => {
    expect(shape(inChapters(log.slice(0, 4), ['round']))).toEqual([
      ['round', [3, 2]],
      [null, [1, 0]],
    ])
  })

  it('is drawn as far as wanted', () => {
    expect(shape(newest(inChapters(log, ['round']), 3))).toEqual([
      ['round', [5, 4]],
      ['round', [3]],
    ])
  })

  it('keeps the name of a chapter when a line is added and the oldest goes out of sight, so that it is not drawn anew', () => {
    const names = (lines: LogPly[]) => newest(inChapters(lines, ['round']), 1).map(({ first }) => first)
    expect(names(log.slice(0, 5))).toEqual([4])
    expect(names(log)).toEqual([4])
  })
})
