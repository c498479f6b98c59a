import { describe, expect, it } from 'vitest'
import type { DescribedAction } from '../../../core/game'
import { FEW, inOneList, listed, listedDear, placesByKind, placesOf } from './listing'

const action = (id: number, kind: string): DescribedAction => ({
  id,
  text: `${kind} ${id}`,
  kind,
  seat: 0,
  elements: [],
  message: '',
  arguments: {},
  preview: [],
  hands_over: false,
})
const MAINS = [
  { message: 'web-place', icon: 'place', kinds: ['place'] },
  { message: 'web-move', icon: 'move', kinds: ['lift', 'drop'] },
  { message: 'web-end', icon: 'end', kinds: ['end'] },
]
const many = Array.from({ length: FEW }, (_, i) => action(i, 'place'))
const [lift, end, marker] = [action(100, 'lift'), action(101, 'end'), action(102, 'marker')]

describe('the places of the main actions', () => {
  it('stay where they are, whatever can be done', () => {
    const places = placesOf(MAINS, [end])
    expect(places.map(({ main }) => main.message)).toEqual(['web-place', 'web-move', 'web-end'])
    expect(places.map(({ actions }) => actions.length)).toEqual([0, 0, 1])
  })

  it('are made of the kinds where a game names none, and are left out for one kind alone', () => {
    expect(placesByKind([lift, end, lift], () => 'dot').map(({ main }) => main.kinds)).toEqual([['lift'], ['end']])
    expect(placesByKind([lift], () => 'dot')).toEqual([])
  })
})

describe('the choices that are listed', () => {
  it('are all of them while they are few', () => {
    expect(listed([lift, end], null, placesOf(MAINS, [lift, end]))).toEqual([lift, end])
  })

  it('wait for a main action to be chosen when they are many, but for those that none gathers', () => {
    const legal = [...many, lift, end, marker]
    expect(listed(legal, null, placesOf(MAINS, legal))).toEqual([marker])
    expect(listed(legal, ['lift', 'drop'], placesOf(MAINS, legal))).toEqual([lift])
  })

  it('are listed at once when only one main action can be done', () => {
    const legal = [...many, action(50, 'place')]
    expect(listed(legal, null, placesOf(MAINS, legal))).toEqual(legal)
  })
})

describe('what is too dear', () => {
  const [cheap, dear, other] = [action(1, 'buy'), action(2, 'buy'), action(3, 'buy')]

  it('lies among what can be had, as on the board, and has no number', () => {
    expect(inOneList([cheap, other], [dear])).toEqual([
      { action: cheap, number: 1 },
      { dear },
      { action: other, number: 2 },
    ])
  })

  it('stands behind when little can be had', () => {
    expect(inOneList([other], [cheap, dear])).toEqual([{ action: other, number: 1 }, { dear: cheap }, { dear }])
  })

  it('is listed with its kind, or while few things are listed at all', () => {
    expect(listedDear([dear], ['buy'], [])).toEqual([dear])
    expect(listedDear([dear], ['place'], many)).toEqual([])
    expect(listedDear([dear], null, [end])).toEqual([dear])
    expect(listedDear([dear], null, many)).toEqual([])
    expect(listedDear([dear], null, []), 'nothing is listed yet').toEqual([])
    expect(listedDear(many, null, [end]), 'a whole board of them waits to be asked for').toEqual([])
  })
})
