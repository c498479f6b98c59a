import { describe, expect, it } from 'vitest'
import { exampleEvent } from '../../../core/testing/examples'
import { exampleView } from '../example'
import { ghostsOf, legsOf } from './flights'
import type { Point } from '../../../core/board/point'
import { geometryOf } from '../geometry'

const view = exampleView()
const geometry = geometryOf(view, (city) => city)
const [first, , third] = geometry.roads['hamburg_luebeck']!.houses as [Point, Point, Point]
const trader = { piece: 'piece-trader' }

describe('a move', () => {
  it('drops a placed piece into its house', () => {
    const [journey] = legsOf(
      [exampleEvent('piece_placed', ['route:hamburg_luebeck', 'space:hamburg_luebeck:0'], trader)],
      view,
      geometry,
      [],
    )
    expect(journey).toMatchObject({ element: 'space:hamburg_luebeck:0', piece: '0 trader', to: first })
    expect(journey!.from.y).toBeLessThan(first.y)
  })

  it('lets a displaced piece come from where it stood, even a move later', () => {
    const lifted: Point[] = []
    legsOf(
      [exampleEvent('piece_displaced', ['route:hamburg_luebeck', 'space:hamburg_luebeck:2'], trader)],
      view,
      geometry,
      lifted,
    )
    const [journey] = legsOf(
      [exampleEvent('piece_relocated', ['route:hamburg_lueneburg', 'space:hamburg_lueneburg:0'], trader, 1)],
      view,
      geometry,
      lifted,
    )
    expect(journey).toMatchObject({ piece: '1 trader', from: third })
    expect(lifted).toEqual([])
  })

  it('brings a founder from the route that was claimed, and the points after it', () => {
    const journeys = legsOf(
      [
        exampleEvent('office_founded', ['city:hamburg', 'office:hamburg:1'], trader),
        exampleEvent('prestige_gained', ['city:hamburg'], { points: 1, reason: 'reason-city_controller' }, 1),
        exampleEvent('pieces_returned', ['route:hamburg_luebeck'], { traders: 2, merchants: 0 }),
      ],
      view,
      geometry,
      [],
    )
    expect(journeys.map((journey) => journey.element)).toEqual(['office:hamburg:1', ''])
    expect(journeys[0]!.from).toEqual(geometry.roads['hamburg_luebeck']!.middle)
    expect(journeys[1]).toMatchObject({ points: 1 })
  })

  it('moves nothing for events that are only told', () => {
    expect(legsOf([exampleEvent('turn_started', [], { actions: 2 })], view, geometry, [])).toEqual([])
  })
})

describe('ghosts', () => {
  it('stand where an action would put pieces, and nowhere else', () => {
    const ghosts = ghostsOf([
      exampleEvent('office_founded', ['city:hamburg', 'office:hamburg:1'], trader),
      exampleEvent('coellen_slot_taken', ['coellen:0'], { points: 7 }),
      exampleEvent('neutral_placed', ['route:hamburg_luebeck', 'space:hamburg_luebeck:2'], trader, -1),
      exampleEvent('piece_displaced', ['route:hamburg_luebeck', 'space:hamburg_luebeck:1'], trader),
    ])
    expect(Object.fromEntries(ghosts)).toEqual({
      'office:hamburg:1': '0 trader',
      'coellen:0': '0 merchant',
      'space:hamburg_luebeck:2': 'neutral trader',
    })
  })
})
