import { describe, expect, it } from 'vitest'
import { exampleAction, exampleEvent } from '../../../core/testing/examples'
import { exampleView } from '../example'
import { outlookOf, sharesOf } from './preview'

const gain = (colour: string, number: number, seat: number, player = `seat-${seat}`) =>
  exampleEvent('gain_cube', [`cube:${colour}`], { cube: `cube-${colour}`, number, player }, seat)

describe('an outlook', () => {
  it('shows the pieces that would come and where markers would stand', () => {
    const outlook = outlookOf(
      [
        exampleEvent('building', ['cell:r0c2']),
        exampleEvent('queue_camel', ['queue:3'], { number: 3 }),
        exampleEvent('influence', [], { number: 9 }),
        exampleEvent('advance', ['mosque_step:2'], { number: 2 }),
      ],
      exampleView(),
    )
    expect([...outlook.houses]).toEqual([['cell:r0c2', 0]])
    expect([...outlook.camels]).toEqual(['queue:3'])
    expect([...outlook.markers]).toEqual([
      ['influence:9', 0],
      ['mosque:2', 0],
    ])
  })

  it('knows an automa by its name, and leaves out what is nobody’s doing', () => {
    const events = [
      exampleEvent('courtier', ['hall:hall_pink'], { player: 'high_courtier' }, -4),
      exampleEvent('building', ['cell:r0c2'], {}, -4),
    ]
    const outlook = outlookOf(events, exampleView())
    expect([...outlook.courtiers]).toEqual([['hall:hall_pink', 'high_courtier']])
    expect(outlook.houses.size).toBe(0)
  })
})

describe('the yield of a site', () => {
  it('is told for everybody, mine first', () => {
    const action = exampleAction('choose_site', ['cell:r0c1'], {
      preview: [
        gain('purple', 1, 1),
        gain('purple', 1, 0),
        gain('white', 2, 0),
        exampleEvent('building', ['cell:r0c1']),
      ],
    })
    expect(sharesOf(action, exampleView())).toEqual([
      { party: 0, cubes: ['purple', 'white', 'white'] },
      { party: 1, cubes: ['purple'] },
    ])
  })

  it('may be nothing', () => {
    expect(sharesOf(exampleAction('choose_site', ['cell:r0c1']), exampleView())).toEqual([])
  })
})
