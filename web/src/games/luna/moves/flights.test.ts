import { describe, expect, it } from 'vitest'
import { exampleEvent, exampleView } from '../example'
import { awaiting, legsOf } from './flights'
import { pierAt, WIDE } from '../geometry'

describe('a move', () => {
  it('flies a stone from its slot into the temple and the displaced novice to the pier', () => {
    const view = exampleView()
    const events = [
      exampleEvent('stone_sanctified', ['stone:9'], { stone: 9, points: 5 }),
      exampleEvent('novice_displaced', ['stone:6', 'pier:1'], { stone: 6, points: 1 }, 1),
      exampleEvent('time_flipped', []),
    ]
    const [stone, novice, ...others] = legsOf(events, view, WIDE)
    expect(stone).toMatchObject({ shape: 'stone', from: { x: WIDE.slots[2]![0], y: WIDE.slots[2]![1] } })
    expect(novice).toMatchObject({ party: 1, element: 'pier:1', to: pierAt(WIDE, 1) })
    expect(others).toEqual([])
  })

  it('hides what is on its way until it lands, and leaves the view itself alone', () => {
    const view = exampleView()
    const moved = legsOf([exampleEvent('novices_sailed', ['island:tide', 'island:shrine'], { count: 1 })], view, WIDE)
    expect(awaiting(view, moved).parties[0]!.active['shrine']).toBe(1)
    expect(view.parties[0]!.active['shrine']).toBe(2)
    expect(awaiting(view, [])).toBe(view)
  })

  it('hides a council marker and a novice on the pier', () => {
    const view = exampleView()
    const events = [
      exampleEvent('council_advanced', ['chair:2'], { chair: 2, count: 2 }),
      exampleEvent('novice_displaced', ['stone:6', 'pier:1'], { stone: 6 }, 1),
    ]
    const shown = awaiting(view, legsOf(events, view, WIDE))
    expect(shown.council).toEqual([[1], [], []])
    expect(shown.parties[1]!.pier).toBe(0)
  })
})
