import { describe, expect, it } from 'vitest'
import type { LogPart, LogPly } from '../wire/messages'
import { added, continued, preceded } from './log'

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
