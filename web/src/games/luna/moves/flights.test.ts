import { describe, expect, it } from 'vitest'
import { exampleEvent } from '../../../core/testing/examples'
import { exampleView } from '../example'
import { awaiting, legsOf } from './flights'
import { pierAt, WIDE } from '../geometry'

describe('a move', () => {
  it('flies a stone from its slot into the temple and the displaced novice to the pier', () => {
    const view = exampleView()
    const events = [
      exampleEvent('stone_sanctified', ['stone:12'], { stone: 12, points: 5 }),
      exampleEvent('novice_displaced', ['stone:5', 'pier:1'], { stone: 5, points: 1 }, 1),
      exampleEvent('time_flipped', []),
    ]
    const [stone, novice, ...others] = legsOf(events, view, WIDE)
    expect(stone).toMatchObject({ shape: 'stone', from: { x: WIDE.slots[13]![0], y: WIDE.slots[13]![1] } })
    expect(novice).toMatchObject({ party: 1, element: 'pier:1', to: pierAt(WIDE, 1) })
    expect(others).toEqual([])
  })

  it('hides what is on its way until it lands, and leaves the view itself alone', () => {
    const view = exampleView()
    const moved = legsOf([exampleEvent('novices_sailed', ['island:herbs', 'island:tide'], { count: 1 })], view, WIDE)
    expect(awaiting(view, moved).parties[0]!.active['tide']).toBe(0)
    expect(view.parties[0]!.active['tide']).toBe(1)
    expect(awaiting(view, [])).toBe(view)
  })

  it('lets everything else be what it was, so that it is not drawn again', () => {
    const view = exampleView()
    const moved = legsOf([exampleEvent('novices_sailed', ['island:herbs', 'island:tide'], { count: 1 })], view, WIDE)
    const shown = awaiting(view, moved)
    expect(shown.parties[0]).not.toBe(view.parties[0])
    expect(shown.parties[1]).toBe(view.parties[1])
    expect(shown.derived).toBe(view.derived)
  })

  it('hides a council marker and a novice on the pier', () => {
    const view = exampleView()
    view.parties[1]!.pier = 1
    const events = [
      exampleEvent('council_advanced', ['chair:5'], { chair: 5, count: 2 }),
      exampleEvent('novice_displaced', ['stone:5', 'pier:1'], { stone: 5 }, 1),
    ]
    const shown = awaiting(view, legsOf(events, view, WIDE))
    expect([shown.council[3], shown.council[5]]).toEqual([[1], []])
    expect(shown.parties[1]!.pier).toBe(0)
  })
})
