import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { inTurn } from './position'

const always = () => true

/** The page has nothing else to do. */
beforeAll(() => vi.stubGlobal('requestIdleCallback', (work: () => void) => work()))
afterAll(() => vi.unstubAllGlobals())

describe('positions in lists', () => {
  it('are drawn one after the other, in the order in which they were asked for', async () => {
    const told: string[] = []
    const draw = (name: string) => async () => {
      told.push(`${name} begins`)
      await Promise.resolve()
      told.push(`${name} is drawn`)
      return name
    }
    expect(await Promise.all([inTurn(always, draw('first')), inTurn(always, draw('second'))])).toEqual([
      'first',
      'second',
    ])
    expect(told).toEqual(['first begins', 'first is drawn', 'second begins', 'second is drawn'])
  })

  it('are not drawn when their row is gone before it is their turn', async () => {
    let isWanted = true
    const first = inTurn(always, () => {
      isWanted = false
      return Promise.resolve('first')
    })
    const second = inTurn(
      () => isWanted,
      () => Promise.reject(new Error('nobody looks at it')),
    )
    expect([await first, await second]).toEqual(['first', null])
  })

  it('that cannot be had leave those after them alone', async () => {
    const missing = inTurn(always, () => Promise.reject(new Error('not found')))
    const next = inTurn(always, () => Promise.resolve('next'))
    await expect(missing).rejects.toThrow('not found')
    expect(await next).toBe('next')
  })
})
