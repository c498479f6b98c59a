import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterFrame } from './after_frame'

let frames: (() => void)[] = []
beforeEach(() => {
  frames = []
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', (id: number) => (frames[id - 1] = () => {}))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const draw = () => frames.splice(0).forEach((frame) => frame())

it('works when the frame is drawn, not while it is', () => {
  const work = vi.fn()
  afterFrame(work)
  draw()
  expect(work).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(work).toHaveBeenCalledOnce()
})

it('is forgotten before the frame and after it', () => {
  const work = vi.fn()
  afterFrame(work)()
  draw()
  const forget = afterFrame(work)
  draw()
  forget()
  vi.runAllTimers()
  expect(work).not.toHaveBeenCalled()
})
