import { describe, expect, it } from 'vitest'
import type { LogPart, LogPly } from '../wire/messages'
import { added, continued, courseOf, lastMove, preceded } from './log'

const line = (ply: number): LogPly => ({
  ply,
  actor: 0,
  by: 'user',
  action: { id: 0, text: '', kind: '', seat: 0, elements: [], message: '', arguments: {} },
  events: [],
})
const plies = (from: number, to: number): LogPly[] => Array.from({ length: to - from }, (_, i) => line(from + i))
const part = (from: number, to: number): LogPart => ({ from, plies: plies(from, to) })
const numbers = (log: LogPly[]): number[] => log.map((known) => known.ply)
const range = (from: number, to: number): number[] => numbers(plies(from, to))

describe('the log in parts', () => {
  it('begins with the newest part and goes on with every move', () => {
    const begun = continued([], part(300, 500))
    expect(numbers(continued(begun, part(500, 502)))).toEqual(range(300, 502))
  })

  it('loses what was undone, and all of it when that lies before what is known', () => {
    expect(numbers(continued(plies(300, 500), part(490, 490)))).toEqual(range(300, 490))
    expect(numbers(continued(plies(300, 500), part(100, 110)))).toEqual(range(100, 110))
    expect(continued(plies(300, 500), part(100, 100))).toEqual([])
  })

  it('begins anew when more was played than one part holds', () => {
    expect(numbers(continued(plies(0, 100), part(300, 500)))).toEqual(range(300, 500))
  })

  it('takes an earlier part only where it fits', () => {
    expect(numbers(preceded(plies(300, 500), 500, part(100, 300)))).toEqual(range(100, 500))
    expect(numbers(preceded(plies(290, 500), 500, part(100, 300)))).toEqual(range(290, 500))
    expect(numbers(preceded([], 100, part(0, 100)))).toEqual(range(0, 100))
  })

  it('says what is new', () => {
    expect(numbers(added(500, part(498, 503)))).toEqual([500, 501, 502])
    expect(numbers(added(100, part(300, 500)))).toEqual(range(300, 500))
    expect(added(500, part(450, 460))).toEqual([])
  })
})

describe('the course of a game', () => {
  const otherwise = (ply: number): LogPly => ({ ...line(ply), actor: 1 })

  it('begins with the first look, and goes on with every move', () => {
    expect(courseOf([], null, part(0, 10))).toBe('anew')
    expect(courseOf(plies(0, 10), 10, part(10, 12))).toBe('on')
    expect(courseOf(plies(0, 10), 10, part(10, 10)), 'somebody took a seat').toBe('same')
  })

  it('begins anew with an undo, also when more was played after it', () => {
    expect(courseOf(plies(0, 10), 10, part(8, 8))).toBe('anew')
    const replayed = { from: 0, plies: [...plies(0, 8), otherwise(8), otherwise(9), otherwise(10)] }
    expect(courseOf(plies(0, 10), 10, replayed)).toBe('anew')
  })

  it('goes on after a reconnection, which tells known plies again', () => {
    expect(courseOf(plies(0, 10), 10, part(0, 14))).toBe('on')
    expect(courseOf(plies(0, 10), 10, part(0, 10))).toBe('same')
    expect(courseOf(plies(0, 10), 10, part(300, 500)), 'so much that nothing known is told again').toBe('on')
  })
})

describe('the last move', () => {
  const by = (ply: number, way: LogPly['by']): LogPly => ({ ...line(ply), by: way, actor: way === 'chance' ? -1 : 0 })

  it('is what somebody chose last, with what followed from it', () => {
    const log = [by(0, 'user'), by(1, 'bot'), by(2, 'chance'), by(3, 'forced')]
    expect(numbers(lastMove(log))).toEqual([1, 2, 3])
  })

  it('is not the set-up, in which nobody has chosen anything', () => {
    expect(lastMove([by(0, 'chance'), by(1, 'chance'), by(2, 'forced')])).toEqual([])
    expect(lastMove([{ ...by(0, 'chance'), by: 'record' }])).toEqual([])
  })
})
