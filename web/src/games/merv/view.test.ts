import { describe, expect, it } from 'vitest'
import { exampleAction, exampleSeats, plainText } from '../../core/testing/examples'
import { exampleView } from './example'
import { elementLabel } from '../../core/board/labels'
import { cardLabel, cityLabel, hallLabel, pileLabel, siteLabel, stepLabel } from './labels'
import {
  automasOf,
  colourOf,
  courtiersIn,
  isInvaded,
  markersOn,
  owned,
  ownerOf,
  pledgedLabel,
  queueOf,
  threatened,
} from './view'

describe('goods and scrolls', () => {
  it('are shown free and bound by contracts, and the label says so', () => {
    expect(owned(2, 0)).toBe(2)
    expect(owned(2, 1)).toBe('2+1')
    expect(owned(0, 3)).toBe('0+3')
    expect(pledgedLabel(0, plainText)).toBe('')
    expect(pledgedLabel(3, plainText)).toBe(', web-merv-pledged 3')
  })
})

describe('a party', () => {
  it('wears the colour of its seat; an automa takes one that is left', () => {
    const view = exampleView()
    expect(colourOf(1, view, exampleSeats)).toBe(3)
    expect(colourOf('high_courtier', view, exampleSeats.slice(0, 2))).toBe(0)
    expect(automasOf(view)).toEqual(['high_courtier'])
  })

  it('is told by its courtiers, its discs and its tiles; automas have no discs on the tracks', () => {
    const view = exampleView()
    expect(courtiersIn('hall_purple', view)).toEqual([0, 1, 'high_courtier'])
    expect(markersOn('influence', 7, view)).toEqual([0])
    expect(ownerOf('bt_points', view)).toBe(0)
    expect(ownerOf('bt_court', view)).toBe(-1)
  })
})

describe('the queue', () => {
  it('stands at the corner where the round began; masters who had their turn have left it', () => {
    const { corner, places } = queueOf(exampleView())
    expect(corner).toBe('corner_ne')
    expect(places.map(({ hasLeft }) => hasLeft)).toEqual([true, false, false])
  })

  it('loses the master who stands on an action space', () => {
    expect(queueOf({ ...exampleView(), slot: 2 }).places.map(({ hasLeft }) => hasLeft)).toEqual([true, true, false])
  })

  it('is filled at the corner where the round ends', () => {
    const view = exampleView()
    view.derived.phase = 'queue'
    view.queue = [null, 1, null]
    view.queue_camels = [0, 0, 1]
    expect(queueOf(view)).toEqual({
      corner: 'corner_se',
      places: [
        { party: null, hasLeft: false, camels: 0 },
        { party: 1, hasLeft: false, camels: 0 },
        { party: null, hasLeft: false, camels: 1 },
      ],
    })
  })

  it('waits for the new year while the old one is scored', () => {
    const view = { ...exampleView(), side: 'W', turn: 3 }
    view.derived.phase = 'scoring'
    expect(queueOf(view).corner).toBe('corner_nw')
    expect(queueOf(view).places.every(({ hasLeft }) => !hasLeft)).toBe(true)
  })
})

describe('the invasion', () => {
  it('threatens attacked buildings in its years, not those that are ransomed or guarded', () => {
    const view = exampleView()
    expect([threatened(view, 0), threatened(view, 1)]).toEqual([0, 1])
    view.city['r0c1']!.ransom = 'white'
    expect(threatened(view, 1)).toBe(0)
  })

  it('does not come in year 1, nor after it came', () => {
    expect(isInvaded({ ...exampleView(), year: 1 })).toBe(false)
    const view = exampleView()
    view.derived.phase = 'scoring'
    expect(isInvaded(view)).toBe(false)
  })
})

describe('labels', () => {
  it('tell what a site makes, whose it is, and its danger', () => {
    expect(siteLabel(exampleView(), 'r0c0', plainText)).toBe(
      'tile-palace_orange, cell-r0c0; web-merv-makes cube-orange; web-merv-building seat-0; web-merv-soldier seat-1',
    )
    expect(siteLabel(exampleView(), 'r0c1', plainText)).toContain(
      'cube-purple, cube-white; upgrade-up_bonus_white; web-merv-building seat-1; web-merv-threatened',
    )
    expect(siteLabel(exampleView(), 'r0c2', plainText)).not.toContain('threatened')
  })

  it('tell what can be done, every kind once', () => {
    const legal = [
      exampleAction('choose_site', ['cell:r0c0']),
      exampleAction('choose_site', ['cell:r0c0']),
      exampleAction('ransom', ['cell:r0c1']),
    ]
    expect(elementLabel('here', legal, 'cell:r0c0', plainText)).toBe('here; web-can kind-choose_site')
    expect(elementLabel('here', legal, 'cell:r9c9', plainText)).toBe('here')
  })

  it('tell what halls, cities, piles, steps and cards hold', () => {
    const view = exampleView()
    expect(hallLabel(view, 'hall_purple', plainText)).toBe(
      'web-merv-hall hall-hall_purple 3 4: web-merv-party seat-0, web-merv-party seat-1, web-merv-party high_courtier',
    )
    expect(cityLabel(view, 'herat', plainText)).toBe(
      'web-merv-city city-herat good-lapis 4; web-merv-posts: web-merv-party seat-0',
    )
    expect(pileLabel(view, 'pile_1a', plainText)).toBe(
      'web-merv-pile pile-pile_1a 2; web-merv-points 5; web-merv-needs good-carpets, web-merv-scrolls 1; web-merv-brings effect-gain_favor',
    )
    expect(pileLabel(view, 'pile_1b', plainText)).toBe('web-merv-pile pile-pile_1b 0')
    expect(stepLabel(view, 1, plainText)).toBe(
      'mosque_step-1; web-merv-brings effect-gain_camel: web-merv-party seat-0',
    )
    expect(cardLabel(view, 0, plainText)).toBe(
      'web-merv-card 1 spice-saffron; piece-camel; web-merv-pair 4 × effect-gain_vp',
    )
  })
})
