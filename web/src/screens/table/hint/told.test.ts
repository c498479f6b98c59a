import { describe, expect, it } from 'vitest'
import type { HintTurn } from '../../../core/wire/messages'
import { lossOf } from './told'

const turn = (...shares: number[]): HintTurn => ({
  actions: [],
  events: [],
  own: 1,
  drawn: '',
  visits: 0,
  reasons: [],
  outlook: { shares, lead: 0, low: 0, high: 0, doubt: 0, lead_doubt: 0 },
})

describe('what a turn gives away', () => {
  it('is measured by the own chance, never by less than a fair share', () => {
    expect(lossOf(turn(3300, 2900, 2200, 1600), turn(2700, 3100, 2500, 1700), 0)).toBe('inaccuracy')
    expect(lossOf(turn(5000, 5000), turn(4600, 5400), 0)).toBe('')
    expect(lossOf(turn(5000, 5000), turn(4000, 6000), 0)).toBe('mistake')
    expect(lossOf(turn(1000, 9000), turn(100, 9900), 0)).toBe('inaccuracy')
    expect(lossOf(turn(2500, 2500, 2500, 2500), turn(1700, 2800, 2700, 2800), 0)).toBe('blunder')
  })

  it('is nothing to tell for whoever plays alone', () => {
    expect(lossOf(turn(9000), turn(1000), 0)).toBe('')
  })
})
