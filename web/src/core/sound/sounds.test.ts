import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** What was sounded, by a browser that only counts. */
let pitches: number[]
let now: number

class CountingContext {
  destination = {}
  get currentTime() {
    return now
  }
  createOscillator() {
    const frequency = { value: 0 }
    return { frequency, connect: (to: unknown) => to, start: () => pitches.push(frequency.value), stop: () => {} }
  }
  createGain() {
    const gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} }
    return { gain, connect: (to: unknown) => to }
  }
}

function browser(hasBeenActive: boolean) {
  vi.stubGlobal('AudioContext', CountingContext)
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive } })
}

beforeEach(() => {
  vi.resetModules()
  pitches = []
  now = 0
})
afterEach(() => vi.unstubAllGlobals())

describe('sounds', () => {
  it('are heard by whoever wants them and has touched the page', async () => {
    browser(true)
    const { hear, SOUNDS } = await import('./sounds')
    hear('turn', 'quiet')
    expect(pitches).toEqual(SOUNDS.turn.map(({ pitch }) => pitch))
  })

  it('are not heard by anybody else', async () => {
    browser(true)
    const { hear } = await import('./sounds')
    hear('turn', 'off')
    browser(false)
    hear('turn', 'normal')
    expect(pitches).toEqual([])
  })

  it('do not pile up when bots play at once', async () => {
    browser(true)
    const { hear, SOUNDS } = await import('./sounds')
    for (let i = 0; i < 10; i++) hear('move', 'normal')
    expect(pitches.length).toBe(SOUNDS.move.length)
    now = 1
    hear('move', 'normal')
    expect(pitches.length).toBe(2 * SOUNDS.move.length)
  })
})
