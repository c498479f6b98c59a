import { describe, expect, it } from 'vitest'
import { keptPositions } from '../../core/testing/positions'
import { LONGEST, pack, unpack } from './packing'

describe('a position in a link', () => {
  it('comes back as it was, and fits into an address', async () => {
    for (const game of ['coimbra', 'hansa_teutonica', 'luna', 'merv'])
      for (const kept of Object.values(keptPositions(game)).flat()) {
        const { derived, ...position } = kept.view as Record<string, unknown>
        expect(derived).toBeDefined()
        const packed = { components: 'f'.repeat(32), position }
        const link = await pack(packed)
        expect(link).toMatch(/^#p=[\w-]+$/)
        expect(link.length).toBeLessThan(LONGEST)
        expect(await unpack(link)).toEqual(packed)
      }
  })

  it('is refused when it is anything else', async () => {
    const link = await pack({ components: '', position: { a: 1 } })
    for (const wrong of ['', '#p=', '#p=%%%', '#p=AAAA', link.slice(0, -4), '#q=abc'])
      expect(await unpack(wrong)).toBe(null)
  })
})
