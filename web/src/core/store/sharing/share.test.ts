import { describe, expect, it } from 'vitest'
import { share } from './share'

describe('sharing', () => {
  const old = { round: 2, cities: { merv: { disks: [1, 2] }, bam: { disks: [] } }, goods: ['silk', null] }

  it('keeps the whole of what has not changed', () => {
    expect(share(old, structuredClone(old))).toBe(old)
  })

  it('keeps the parts that have not changed beside one that has', () => {
    const next = structuredClone(old)
    next.cities.merv.disks.push(3)
    const shared = share(old, next)
    expect(shared).toEqual({
      round: 2,
      cities: { merv: { disks: [1, 2, 3] }, bam: { disks: [] } },
      goods: ['silk', null],
    })
    expect(shared.cities).not.toBe(old.cities)
    expect(shared.cities.bam).toBe(old.cities.bam)
    expect(shared.goods).toBe(old.goods)
  })

  it('sees what was taken away, what came, and a list that became an object', () => {
    expect(share({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 })
    expect(share({ a: 1 }, { b: 1 })).toEqual({ b: 1 })
    expect(share([1, 2], [1])).toEqual([1])
    expect(share([], {})).toEqual({})
    expect(share({ a: undefined }, { b: undefined })).toEqual({ b: undefined })
    expect(share(null, { a: 1 })).toEqual({ a: 1 })
  })
})
