import { describe, expect, it } from 'vitest'
import { restAt, Sheet } from './sheet.svelte'

const HEIGHTS = { peek: 122, half: 386, full: 700 }

describe('a sheet that is let go', () => {
  it('rests at the nearest height', () => {
    expect(restAt(150, 0, HEIGHTS)).toBe('peek')
    expect(restAt(300, 0, HEIGHTS)).toBe('half')
    expect(restAt(600, 0.1, HEIGHTS)).toBe('full')
  })

  it('goes on the way it was flicked', () => {
    expect(restAt(400, 1, HEIGHTS)).toBe('full')
    expect(restAt(380, -1, HEIGHTS)).toBe('peek')
    expect(restAt(690, -1, HEIGHTS)).toBe('half')
    expect(restAt(710, 2, HEIGHTS)).toBe('full')
  })

  it('opens whole for the log, and shows the turn again when it is pushed down', () => {
    const sheet = new Sheet()
    sheet.open('log')
    expect(sheet.rest).toBe('full')
    sheet.settle('half')
    expect(sheet.tab).toBe('turn')
  })

  it('goes up step by step when its handle is pressed, and down to the half again', () => {
    const sheet = new Sheet()
    sheet.settle('peek')
    const seen = [0, 1, 2].map(() => {
      sheet.step()
      return sheet.rest
    })
    expect(seen).toEqual(['half', 'full', 'half'])
  })
})
