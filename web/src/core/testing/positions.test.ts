import { describe, expect, it } from 'vitest'
import { keptPosition, keptPositions } from './positions'

describe('kept positions', () => {
  it('show the first choice, a choice in the middle and the end of every record', () => {
    for (const game of ['coimbra', 'hansa_teutonica', 'luna', 'merv'])
      for (const [record, positions] of Object.entries(keptPositions(game))) {
        expect(
          positions.map((kept) => kept.moment),
          `${game} ${record}`,
        ).toEqual(['start', 'middle', 'end'])
        expect(positions.map((kept) => kept.legal.length > 1)).toEqual([true, true, false])
      }
  })

  it('are copies', () => {
    const [one, other] = [keptPosition('luna', 'two_players', 'start'), keptPosition('luna', 'two_players', 'start')]
    one.legal.pop()
    expect(other.legal.length).toBe(one.legal.length + 1)
  })

  it('are refused by name when there are none', () => {
    expect(() => keptPosition('luna', 'no_such_game', 'end')).toThrow('luna keeps no end of no_such_game')
  })
})
