import { describe, expect, it } from 'vitest'
import type { Box } from '../components'
import { exampleEvent } from '../../../core/testing/examples'
import { exampleView } from '../example'
import { awaiting, legsOf, type Move } from './flights'
import { lionAt, onBoard, WIDE } from '../geometry'
import { chartOf } from '../roads/chart'
import { publishedMap } from '../roads/editions'

const box = {
  classes: ['council', 'merchants'],
  tracks: {
    council: {
      boxes: [
        [0, 0],
        [1, 3],
        [4, 6],
      ],
    },
  },
} as unknown as Box
const chart = chartOf(publishedMap())
const table = (before = exampleView()): Move => ({ view: exampleView(), before, box, chart, layout: WIDE })

describe('a move', () => {
  it('brings a die from the pool into its row', () => {
    const before = exampleView()
    before.derived.rows['upper'] = []
    const [journey] = legsOf([exampleEvent('die_placed', ['location:upper', 'die:gray_2'], {}, 1)], table(before))
    expect(journey).toMatchObject({ shape: 'die', what: 'gray_2', seat: 1 })
    expect(journey!.from.y).toBeGreaterThan(journey!.to.y)
  })

  it('brings an acquired card from the display to its new owner', () => {
    const [journey] = legsOf([exampleEvent('card_acquired', ['card:cle_2b'])], table())
    expect(journey).toMatchObject({ shape: 'card', what: 'cle_2b', to: onBoard(WIDE.map, lionAt(1)) })
  })

  it('lets the pilgrim walk from where it stood', () => {
    const before = exampleView()
    before.players[0]!.pilgrim = 'stop_w'
    const [journey] = legsOf([exampleEvent('pilgrim_moved', ['node:stop_n'])], table(before))
    expect(journey!.from.x).toBeLessThan(journey!.to.x)
  })

  it('raises the disk on its track', () => {
    const [journey] = legsOf([exampleEvent('influence_gained', ['track:council'], { amount: 2, space: 3 })], table())
    expect(journey!.to.y).toBeLessThan(journey!.from.y)
  })

  it('moves nothing for events that are only told', () => {
    expect(legsOf([exampleEvent('income_ended', [])], table())).toEqual([])
  })
})

describe('what is on its way', () => {
  it('is not drawn where it lands', () => {
    const view = exampleView()
    const journeys = legsOf(
      [
        exampleEvent('pilgrim_moved', ['node:stop_n']),
        exampleEvent('disk_placed', ['node:m_i_1', 'monastery:mon_1a']),
        exampleEvent('voyage_invested', ['slot:0', 'voyage:goa']),
      ],
      table(),
    )
    const shown = awaiting(view, journeys)
    expect(shown.players[0]!.pilgrim).toBeNull()
    expect(shown.derived.monasteries['mon_1a']!.disks).toEqual([])
    expect(shown.players[0]!.voyages).toEqual([])
    expect(view.players[0]!.pilgrim).toBe('stop_n')
  })

  it('lets everything else be what it was, so that it is not drawn again', () => {
    const view = exampleView()
    const shown = awaiting(view, legsOf([exampleEvent('pilgrim_moved', ['node:stop_n'])], table()))
    expect(shown.players[0]).not.toBe(view.players[0])
    expect(shown.players[1]).toBe(view.players[1])
    expect(shown.derived).toBe(view.derived)
  })

  it('leaves the view alone when nothing waits', () => {
    const view = exampleView()
    expect(awaiting(view, [])).toBe(view)
  })
})
