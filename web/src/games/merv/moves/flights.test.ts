import { describe, expect, it } from 'vitest'
import { exampleEvent } from '../../../core/testing/examples'
import { exampleView } from '../example'
import { legsOf, standOf } from './flights'

describe('a move', () => {
  it('sends a master from its place in the queue to an action space', () => {
    const [leg] = legsOf([exampleEvent('slot', ['slot:slot_e2'])], exampleView())
    expect(leg).toMatchObject({
      from: 'queue:2',
      to: 'slot:slot_e2',
      awaited: 'slot:slot_e2',
      thing: { piece: 'master', party: 0 },
    })
  })

  it('lets cubes travel from the site to the masters, one after the other', () => {
    const view = { ...exampleView(), slots: ['high_courtier', null, 0, null, null] }
    const events = [
      exampleEvent('site', ['cell:r0c0']),
      exampleEvent('gain_cube', ['cube:orange'], { number: 1 }),
      exampleEvent('gain_cube', ['cube:white'], { number: 1 }),
    ]
    const [first, second] = legsOf(events, view)
    expect(first).toMatchObject({
      from: 'cell:r0c0',
      to: 'slot:slot_e2',
      thing: { cube: 'orange' },
      awaited: null,
    })
    expect(second).toMatchObject({ thing: { cube: 'white' } })
  })

  it('brings a wall from the yard where it was bought', () => {
    expect(legsOf([exampleEvent('fortification', ['fort:fort_n0'])], exampleView())[0]).toMatchObject({
      from: 'yard:yard_orange',
      to: 'fort:fort_n0',
    })
  })

  it('moves nothing for what only changes numbers, nor for what nobody did', () => {
    expect(
      legsOf(
        [exampleEvent('points', ['category:other'], { number: 3 }), exampleEvent('invasion', [], {}, -4)],
        exampleView(),
      ),
    ).toEqual([])
  })
})

it('knows where a master stands', () => {
  expect(standOf('high_courtier', exampleView())).toBe('slot:slot_e0')
  expect(standOf(1, exampleView())).toBe('queue:3')
})
