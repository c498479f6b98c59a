import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** A page with something packed or nothing, at a safe address or another one, in a browser that lacks what it takes. */
async function told(dataset: Record<string, string>, isSecure: boolean): Promise<string> {
  vi.stubGlobal('document', { documentElement: { dataset } })
  vi.stubGlobal('isSecureContext', isSecure)
  vi.stubGlobal('navigator', {})
  const { findPacked, obstacle } = await import('./packed')
  expect(await findPacked()).toBeNull()
  return obstacle()
}

test('whoever cannot play on the device is told what stands in the way', async () => {
  expect(await told({}, true)).toBe('web-keep-none')
  vi.resetModules()
  expect(await told({ packed: 'abc' }, false)).toBe('web-keep-insecure')
  vi.resetModules()
  expect(await told({ packed: 'abc' }, true)).toBe('web-keep-unable')
})
