import { describe, expect, it } from 'vitest'
import { exampleAction, exampleEvent } from '../../../core/testing/examples'
import { exampleView } from '../example'
import { leadingTo, outlookOf } from './preview'

describe('an outlook', () => {
  it('shows who enters the temple, who leaves it for the pier, and what that brings', () => {
    const outlook = outlookOf(
      [
        exampleEvent('stone_sanctified', ['stone:9'], { stone: 9, points: 5 }),
        exampleEvent('novice_displaced', ['stone:6', 'pier:1'], { stone: 6, points: 1 }, 1),
      ],
      exampleView(),
    )
    expect([...outlook.entering]).toEqual([[9, 0]])
    expect([...outlook.leaving]).toEqual([6])
    expect(outlook.ways).toEqual([{ from: 'stone:6', to: 'pier:1', isDisplaced: true }])
    expect(outlook.ghosts).toEqual([{ element: 'pier:1', party: 1, shape: 'novice', count: 1 }])
    expect(outlook.gains).toEqual([
      { element: 'stone:9', points: 5 },
      { element: 'stone:6', points: 1 },
    ])
  })

  it('knows the opponent of a solo game by its name', () => {
    const view = exampleView()
    view.derived.parties[1]!.name = 'opponent'
    const event = exampleEvent(
      'opponent_displaced',
      ['stone:6', 'island:herbs'],
      { stone: 6, points: 1, seat: 'opponent' },
      -1,
    )
    expect(outlookOf([event], view).ghosts).toEqual([{ element: 'island:herbs', party: 1, shape: 'lying', count: 1 }])
  })

  it('ends with the action phase: what scoring brings is not the gain of an action', () => {
    const events = [
      exampleEvent('time_flipped', []),
      exampleEvent('phase_ended', [], { points: 1 }),
      exampleEvent('priestess_scored', ['island:tide'], { points: 6 }),
    ]
    expect(outlookOf(events, exampleView()).gains).toEqual([])
  })
})

describe('a way', () => {
  const sanctify = exampleAction('sanctify', ['stone:9'])
  const promote = exampleAction('promote', ['stone:28', 'island:shrine'])
  const move = exampleAction('move', ['island:shrine', 'island:herbs'])
  const back = exampleAction('move', ['island:tide', 'island:herbs'])
  const legal = [sanctify, promote, promote, move, back]

  it('leads from the element that was clicked before', () => {
    expect(leadingTo('island:tide', 'island:herbs', legal)).toEqual([back])
    expect(leadingTo(null, 'island:herbs', legal)).toEqual([])
  })
})
