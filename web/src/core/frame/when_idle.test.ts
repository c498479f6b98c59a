import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenIdle } from './when_idle'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('works when the browser tells that it is idle, unless it is forgotten', () => {
  const asked = new Map<number, () => void>()
  vi.stubGlobal('requestIdleCallback', (work: () => void) => asked.set(asked.size, work).size - 1)
  vi.stubGlobal('cancelIdleCallback', (id: number) => asked.delete(id))
  const [work, forgotten] = [vi.fn(), vi.fn()]
  whenIdle(work)
  whenIdle(forgotten)()
  expect(work).not.toHaveBeenCalled()
  asked.forEach((idle) => idle())
  expect(work).toHaveBeenCalledOnce()
  expect(forgotten).not.toHaveBeenCalled()
})

it('works after a while where the browser does not tell, unless it is forgotten', () => {
  const [work, forgotten] = [vi.fn(), vi.fn()]
  whenIdle(work)
  whenIdle(forgotten)()
  expect(work).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(work).toHaveBeenCalledOnce()
  expect(forgotten).not.toHaveBeenCalled()
})
