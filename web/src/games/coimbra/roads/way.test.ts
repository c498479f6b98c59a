import { describe, expect, it } from 'vitest'
import { exampleView } from '../example'
import { walkerOf, wayTo } from './way'

describe('the way to a place', () => {
  const view = exampleView()
  view.players[0]!.pilgrim = 'corner_nw'

  it('is the shortest, and leads out of the gate by its one-way roads', () => {
    expect(wayTo(view, 0, 'm_i_8')).toEqual(['stop_nw_w', 'm_i_8'])
    expect(wayTo(view, 0, 'm_iii_1')).toHaveLength(8)
  })

  it('is empty where the pilgrim stands, and none leads back into Coimbra', () => {
    expect(wayTo(view, 0, 'corner_nw')).toEqual([])
    view.players[0]!.pilgrim = 'stop_nw_w'
    expect(wayTo(view, 0, 'corner_nw')).toBeNull()
    expect(wayTo(view, 0, 'stop_nw_n')).toEqual(['stop_nw_n'])
  })

  it("is nobody's before the pilgrims stand on the map", () => {
    view.players[0]!.pilgrim = null
    expect(wayTo(view, 0, 'm_i_1')).toBeNull()
  })
})

it('belongs to whoever walks now, else to the reader', () => {
  const view = exampleView()
  expect(walkerOf(view, 1)).toBe(0)
  view.derived.pending = null
  expect(walkerOf(view, 1)).toBe(1)
  expect(walkerOf(view, undefined)).toBe(0)
})
