import { beforeEach, describe, expect, it, vi } from 'vitest'
import { noteSeen, seenAt } from './last_seen'

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
})

describe('visits', () => {
  beforeEach(() => kept.clear())

  it('know a table by what was last seen there', () => {
    noteSeen('a', 3)
    noteSeen('b', 9)
    noteSeen('a', 7)
    expect([seenAt('a'), seenAt('b'), seenAt('c')]).toEqual([7, 9, null])
  })

  it('forget the oldest tables, and whatever is not theirs', () => {
    for (let i = 0; i < 80; i++) noteSeen(`t${i}`, i)
    expect([seenAt('t0'), seenAt('t79')]).toEqual([null, 79])
    kept.set('tabuleiro.visits', '[1, ["x", "y"], null]')
    expect(seenAt('x')).toBeNull()
    kept.set('tabuleiro.visits', '{')
    expect(seenAt('x')).toBeNull()
  })
})
