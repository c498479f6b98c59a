import { afterEach, expect, test, vi } from 'vitest'
import { ServerTime } from './server_time.svelte'

const NOON = Date.parse('2026-11-16T12:00:00.000Z')
const told = (offset: number) => new Date(NOON + offset).toISOString()

test('the server is asked what time it is, and half of the way counts', () => {
  const time = new ServerTime()
  time.measure(told(5000), NOON, NOON + 300)
  expect(time.look(NOON + 300)).toBe(NOON + 5150)
})

test('of the last answers the quickest is believed', () => {
  const time = new ServerTime()
  time.measure(told(1000), NOON, NOON + 20)
  time.measure(told(1400), NOON, NOON + 900)
  expect(time.look(NOON) - NOON).toBe(990)
})

test('an old answer is forgotten, however quick it was', () => {
  const time = new ServerTime()
  time.measure(told(9000), NOON, NOON + 2)
  for (let i = 0; i < 5; i++) time.measure(told(1000), NOON, NOON + 100)
  expect(time.look(NOON) - NOON).toBe(950)
})

test('without an answer the own clock is believed', () => {
  expect(new ServerTime().look(NOON)).toBe(NOON)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('time moves only while somebody looks, and rests while the page is hidden', () => {
  vi.useFakeTimers()
  const page = { hidden: false }
  vi.stubGlobal('document', page)
  const time = new ServerTime()
  const leave = [time.watch(), time.watch()]
  const began = time.now
  vi.advanceTimersByTime(1000)
  expect(time.now - began).toBe(1000)
  page.hidden = true
  vi.advanceTimersByTime(1000)
  expect(time.now - began).toBe(1000)
  page.hidden = false
  leave[0]!()
  vi.advanceTimersByTime(1000)
  expect(time.now - began).toBe(3000)
  leave[1]!()
  expect(vi.getTimerCount()).toBe(0)
})
