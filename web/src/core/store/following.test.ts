import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Following, type Frame, type Speed, type Step } from './following.svelte'

const frame = (ply: number): Frame => ({
  ply,
  view: { ply },
  actor: 0,
  decision: 'main',
  events: [],
  before: null,
})
const step = (ply: number): Step => ({ ...frame(ply), plies: [] })

let speed: Speed
let isSeen: boolean
let shown: number[]
let following: Following

/** A reader who has just acted at ply 10. */
beforeEach(() => {
  vi.useFakeTimers()
  speed = 'usual'
  isSeen = true
  shown = []
  following = new Following(
    () => speed,
    () => isSeen,
  )
  following.onshown = (steps) => shown.push(...steps.map(({ ply }) => ply))
  following.begin(frame(10))
})
afterEach(() => {
  following.close()
  vi.useRealTimers()
})

const onScreen = () => following.frame?.ply ?? 'now'

describe('moves of others', () => {
  it('come one after the other, in their order, however fast they were played', () => {
    for (const ply of [11, 12, 13]) following.add(step(ply))
    const seen: (number | string)[] = []
    for (let time = 0; time < 4000; time += 50) {
      if (seen.at(-1) !== onScreen()) seen.push(onScreen())
      vi.advanceTimersByTime(50)
    }
    expect(seen).toEqual([10, 11, 12, 13, 'now'])
    expect(shown).toEqual([11, 12, 13])
  })

  it('ask nothing until the last one has come to rest', () => {
    following.add(step(11))
    following.add(step(12))
    vi.advanceTimersByTime(600)
    expect(onScreen()).toBe(11)
    vi.advanceTimersByTime(900)
    expect(onScreen()).toBe(12)
    expect(following.isBehind, 'the pieces of the last move are on their way').toBe(true)
    vi.advanceTimersByTime(600)
    expect(following.isBehind).toBe(false)
  })

  it.each([
    ['quick', 250, 400],
    ['usual', 600, 900],
    ['slow', 1200, 1800],
  ] as const)('take their time: %s', (chosen, first, each) => {
    speed = chosen
    following.begin(frame(10))
    following.add(step(11))
    following.add(step(12))
    vi.advanceTimersByTime(first - 1)
    expect(shown).toEqual([])
    vi.advanceTimersByTime(1)
    expect(shown).toEqual([11])
    vi.advanceTimersByTime(each - 1)
    expect(shown).toEqual([11])
    vi.advanceTimersByTime(1)
    expect(shown).toEqual([11, 12])
  })

  it('are there at once when they are not to be played, and stay to be stepped through', () => {
    speed = 'off'
    following.begin(frame(10))
    following.add(step(11))
    expect(following.isBehind).toBe(false)
    following.add(step(12))
    expect(following.isBehind).toBe(false)
    expect(shown).toEqual([11, 12])
    following.move(-1)
    expect(onScreen()).toBe(11)
  })

  it('are not played to a page that nobody sees', () => {
    isSeen = false
    following.add(step(11))
    expect(following.isBehind).toBe(false)
  })

  it('are shown at once when one comes long after another', () => {
    vi.advanceTimersByTime(5000)
    following.add(step(11))
    expect(onScreen()).toBe(11)
  })

  it('are dropped from the front when there are too many', () => {
    speed = 'off'
    for (let ply = 11; ply < 111; ply++) following.add(step(ply))
    expect(following.steps.length).toBe(60)
    following.look(-1)
    expect(onScreen(), 'the position before the first that is kept').toBe(50)
  })
})

describe('whoever does not want to wait', () => {
  it('skips to now, and is told what was skipped', () => {
    for (const ply of [11, 12, 13]) following.add(step(ply))
    vi.advanceTimersByTime(600)
    following.skip()
    expect(onScreen()).toBe('now')
    expect(following.isBehind).toBe(false)
    expect(shown).toEqual([11, 12, 13])
    vi.advanceTimersByTime(10_000)
    expect(shown, 'nothing is told twice').toEqual([11, 12, 13])
  })

  it('hastens one move', () => {
    following.add(step(11))
    following.add(step(12))
    vi.advanceTimersByTime(600)
    following.hasten()
    expect(onScreen()).toBe(12)
    following.hasten()
    expect(onScreen()).toBe('now')
  })
})

describe('stepping through', () => {
  beforeEach(() => {
    for (const ply of [11, 12, 13]) following.add(step(ply))
    following.skip()
  })

  it('goes back from now, on to now, and never before my own move', () => {
    following.move(-1)
    expect(onScreen()).toBe(12)
    following.move(-1)
    following.move(-1)
    following.move(-1)
    expect(onScreen()).toBe(10)
    for (let i = 0; i < 3; i++) following.move(1)
    expect(onScreen()).toBe(13)
    following.move(1)
    expect(onScreen()).toBe('now')
  })

  it('stands still while others move on, and goes on from there', () => {
    following.look(0)
    following.add(step(14))
    vi.advanceTimersByTime(10_000)
    expect(onScreen()).toBe(11)
    following.toggle()
    expect(onScreen()).toBe(12)
    vi.advanceTimersByTime(10_000)
    expect(onScreen()).toBe('now')
  })

  it('plays all of it again from now, and can be stopped', () => {
    following.toggle()
    expect(onScreen()).toBe(11)
    following.toggle()
    vi.advanceTimersByTime(10_000)
    expect(onScreen()).toBe(11)
    expect(following.isPlaying).toBe(false)
  })

  it('is over when I act', () => {
    following.look(1)
    following.begin(frame(14))
    expect(following.steps).toEqual([])
    expect(following.isBehind).toBe(false)
  })
})
