import { describe, expect, it } from 'vitest'
import { agendaOf } from './words/agenda'
import { exampleAction, exampleEvent, exampleSeats, plainText } from '../../core/testing/examples'
import { exampleView } from './example'
import { cardWords, displayWords, labelOf, nodeWords, rowLabel, voyageWords } from './labels'
import { outlookOf } from './moves/preview'
import {
  activeDie,
  colourOf,
  crownsAt,
  draftedDie,
  isDealt,
  laidOut,
  letterOf,
  priceAt,
  shutteredDice,
  stateOfRow,
  voyagePrice,
} from './view'
import { wrap } from './words/wrap'

const LOCATIONS = ['castle', 'upper', 'central', 'lower']

describe('a die', () => {
  it('is active until everything that it triggered is done', () => {
    expect(activeDie(exampleView())).toBe('gray_1')
    expect(shutteredDice(exampleView(), 0)).toEqual(['green_1'])
  })

  it('is drafted until it lies in a row', () => {
    const view = exampleView()
    view.phase = 'draft'
    view.agenda = [{ kind: 'place', actor: 0, die: 'green_1' }]
    expect(activeDie(view)).toBeNull()
    expect(draftedDie(view)).toBe('green_1')
    expect(shutteredDice(view, 0)).toEqual(['gray_1'])
  })
})

describe('a row', () => {
  it('is done, now or next while dice are retrieved, and nothing of it otherwise', () => {
    const view = exampleView()
    expect(LOCATIONS.map((location) => stateOfRow(view, location, LOCATIONS))).toEqual(['done', 'now', 'next', 'next'])
    view.phase = 'draft'
    expect(stateOfRow(view, 'upper', LOCATIONS)).toBeNull()
  })

  it('tells its dice and tokens from left to right', () => {
    expect(rowLabel(exampleView(), 'upper', plainText)).toBe(
      'location-upper: web-coimbra-die-of color-gray 3 seat-1, web-coimbra-token 2',
    )
    expect(rowLabel(exampleView(), 'lower', plainText)).toBe('location-lower: web-coimbra-no-dice')
  })
})

describe('prices', () => {
  it('are asked for in the active row only', () => {
    const view = exampleView()
    expect(priceAt(view, 'upper', 1)).toBeNull()
    view.derived.pending = { kind: 'city_action', actor: 0, die: 'gray_1', prices: [4, null] }
    expect([priceAt(view, 'upper', 1), priceAt(view, 'upper', 2), priceAt(view, 'central', 1)]).toEqual([4, null, null])
  })

  it('of voyages are asked for while somebody invests', () => {
    const view = exampleView()
    expect(voyagePrice(view, 0)).toBeNull()
    view.derived.pending = { kind: 'invest', actor: 0, prices: [8] }
    expect(voyagePrice(view, 0)).toBe(8)
  })
})

describe('cards', () => {
  it('that lie elsewhere are laid out when they are asked for', () => {
    expect(laidOut(exampleView(), new Set(['card:cle_2b', 'card:cou_2a', 'node:stop_n']))).toEqual(['cou_2a'])
  })

  it('carry their crown tokens', () => {
    expect(crownsAt(exampleView(), 'upper', 1)).toEqual(['council'])
    expect(crownsAt(exampleView(), 'upper', 2)).toEqual([])
  })

  it('are told in words', () => {
    expect(cardWords(exampleView(), 'cle_2b', plainText)).toEqual({
      title: 'card-cle_2b',
      lines: [
        'web-coimbra-influence class-clerics 1',
        'zone-immediate: effect-guards 2 effect-steps 2',
        'web-coimbra-paid-in resource-coins',
        'web-coimbra-diploma diploma-d1',
      ],
    })
    expect(displayWords(exampleView(), 'upper', 2, plainText).lines).toEqual(['web-coimbra-no-card'])
  })
})

describe('places', () => {
  it('tell monasteries, disks and pilgrims', () => {
    expect(nodeWords(exampleView(), 'm_i_1', plainText, 0)).toEqual({
      title: 'monastery-mon_1a · node-m_i_1',
      lines: [
        'web-coimbra-steps seat-0 1',
        'web-coimbra-once: effect-vp 2',
        'web-coimbra-disk seat-0',
        'web-coimbra-pilgrim seat-1',
      ],
    })
  })

  it('tell what a visit would bring the walker now', () => {
    const view = exampleView()
    view.derived.players[0]!.visits = { m_i_1: { steps: 1, brings: { vp: 4, council: 1 } } }
    expect(nodeWords(view, 'm_i_1', plainText, 0).lines).toContain(
      'web-coimbra-now seat-0: web-coimbra-gain 4 resource-vp, web-coimbra-gain 1 class-council',
    )
    expect(nodeWords(view, 'm_i_1', plainText, 1).lines.join()).not.toContain('web-coimbra-now')
  })

  it('tell what a voyage is worth to everybody', () => {
    expect(voyageWords(exampleView(), 0, plainText).lines).toContain('web-coimbra-invested seat-0 6')
    expect(voyageWords(exampleView(), 0, plainText).lines).toContain('web-coimbra-worth seat-1 6')
  })

  it('tell what can be done there', () => {
    const legal = [exampleAction('step', ['node:m_i_1', 'monastery:mon_1a'])]
    expect(labelOf({ title: 'a', lines: ['b'] }, legal, 'node:m_i_1', plainText)).toBe('a; b; web-can kind-step')
    expect(labelOf({ title: 'a', lines: [] }, legal, 'node:stop_n', plainText)).toBe('a')
  })
})

describe('the agenda', () => {
  it('tells what is asked now, then what waits', () => {
    expect(agendaOf(exampleView(), plainText)).toMatchObject([
      { icon: 'steps', seat: 0, words: 'decision-step', figure: '2' },
      { icon: 'dice', seat: 0, words: 'web-coimbra-then-retrieval', figure: '' },
    ])
  })

  it('says which effect asks', () => {
    const view = exampleView()
    view.agenda = [{ kind: 'pay_for', actor: 1 }]
    view.derived.pending = { kind: 'pay_for', actor: 1, effects: [{ message: 'effect-vp', arguments: { n: 7 } }] }
    expect(agendaOf(view, plainText)[0]!.words).toBe('decision-pay_for: effect-vp 7')
  })
})

describe('a preview', () => {
  it('puts ghosts where disks, pilgrims and dice would stand', () => {
    const outlook = outlookOf([
      exampleEvent('influence_gained', ['track:clerics'], { amount: 1, space: 3 }),
      exampleEvent('pilgrim_moved', ['node:m_i_1']),
      exampleEvent('disk_placed', ['node:m_i_1', 'monastery:mon_1a']),
      exampleEvent('die_placed', ['location:upper', 'die:gray_1'], { value: 5 }),
      exampleEvent('points_gained', [], { amount: 4 }),
      exampleEvent('points_gained', [], { amount: 1 }),
    ])
    expect(outlook).toEqual({
      disks: [{ track: 'clerics', space: 3, seat: 0 }],
      pilgrims: [{ node: 'm_i_1', seat: 0 }],
      marked: [{ element: 'node:m_i_1', seat: 0 }],
      dice: [{ location: 'upper', die: 'gray_1', seat: 0 }],
      points: [{ seat: 0, points: 5 }],
    })
  })
})

it('knows the phases by their letters, and seats by their colours', () => {
  expect([letterOf('draft'), letterOf('income'), letterOf('start_choice')]).toEqual(['B', 'E', null])
  expect(colourOf(1, exampleSeats)).toBe(3)
})

it('tells moves from what is dealt between them', () => {
  expect([isDealt('die_rolled'), isDealt('card_acquired')]).toEqual([true, false])
})

it('breaks long sentences into lines, words never', () => {
  expect(wrap('one two three four five six', 60, 14)).toEqual(['one two', 'three four', 'five six'])
  expect(wrap('unbreakable', 10, 14)).toEqual(['unbreakable'])
})
