import { beforeEach, describe, expect, it } from 'vitest'
import type { DescribedAction } from '../../../core/game'
import type { Preferences } from '../../../core/store/preferences.svelte'
import type { RuleRefusal } from '../../../core/wire/messages'
import { Refused } from '../../../core/wire/refused'
import { actionsAt, DOUBLE_CLICK, Turn } from './turn.svelte'

const action = (id: number, text: string, elements: string[], hands_over = false): DescribedAction => ({
  id,
  text,
  kind: text.split(' ')[0]!,
  seat: 0,
  elements,
  message: '',
  arguments: {},
  preview: [],
  hands_over,
})

const placeTrader = action(1, 'place a_b trader', ['route:a_b'])
const placeMerchant = action(2, 'place a_b merchant', ['route:a_b'])
const claim = action(3, 'claim c_d', ['route:c_d', 'city:c'])
const end = action(4, 'end_turn', [], true)

describe('a turn', () => {
  let played: string[]
  let asked: string[]
  let complaints: string[]
  let confirm: Preferences['confirm']
  let answer: RuleRefusal | null
  let turn: Turn
  let time: number
  let variantOf: (action: DescribedAction) => string | null

  beforeEach(() => {
    time = 1000
    variantOf = () => null
    played = []
    asked = []
    complaints = []
    confirm = 'irreversible'
    answer = { rule: 'HT-4.1', message: 'refusal-full', arguments: {}, sort: 'taken' }
    const table = {
      legal: [placeTrader, placeMerchant, claim, end],
      play: (chosen: DescribedAction) => {
        if (chosen.id === 3 && complaints.length) return Promise.reject(new Refused('stale', '', {}))
        played.push(chosen.text)
        return Promise.resolve()
      },
      whyNot: (element: string) => {
        asked.push(element)
        return Promise.resolve(answer)
      },
    }
    turn = new Turn(
      table,
      () => confirm,
      (error) => complaints.push(error.code),
      (chosen) => variantOf(chosen),
      () => time,
    )
  })

  it('plays the only action of an element at once', async () => {
    await turn.pick('route:c_d')
    expect(played).toEqual(['claim c_d'])
  })

  it('offers a menu where an element has several actions, and plays none of them', async () => {
    await turn.pick('route:a_b')
    expect(turn.menu).toEqual([placeTrader, placeMerchant])
    expect(played).toEqual([])
  })

  it('finds an action through an element that it touches besides its first', async () => {
    await turn.pick('city:c')
    expect(played).toEqual(['claim c_d'])
  })

  it('waits for confirmation where an action hands over, and can be cancelled', async () => {
    await turn.choose(end)
    expect(turn.pending).toBe(end)
    expect(turn.cancel()).toBe(true)
    await turn.confirmPending()
    expect(played).toEqual([])
  })

  it('plays a confirmed action once, however often it is confirmed', async () => {
    await turn.choose(end)
    await Promise.all([turn.confirmPending(), turn.confirmPending()])
    expect(played).toEqual(['end_turn'])
  })

  it('does not take the second half of a double click for a confirmation', async () => {
    await turn.choose(end)
    time += DOUBLE_CLICK - 1
    await turn.pressConfirm()
    expect(played).toEqual([])
    expect(turn.pending).toBe(end)
    time += 1
    await turn.pressConfirm()
    expect(played).toEqual(['end_turn'])
  })

  it('puts the remembered piece with one click, and the other one after it was asked for', async () => {
    variantOf = ({ kind, text }) => (kind === 'place' ? text.split(' ')[2]! : null)
    expect(turn.variants(turn.offered)).toEqual(['trader', 'merchant'])
    await turn.pick('route:a_b')
    turn.variant = 'merchant'
    turn.renew()
    await turn.pick('route:a_b')
    expect(played).toEqual(['place a_b trader', 'place a_b merchant'])
    expect(turn.withVariant(turn.offered)).toEqual([placeMerchant, claim, end])
  })

  it('asks always or never, as preferred', async () => {
    confirm = 'always'
    await turn.choose(claim)
    expect(turn.pending).toBe(claim)
    confirm = 'never'
    await turn.choose(end)
    expect(played).toEqual(['end_turn'])
  })

  it('asks the rules about an element that offers nothing, and keeps the one reason', async () => {
    await turn.pick('route:e_f')
    expect(asked).toEqual(['route:e_f'])
    expect(turn.explained).toEqual({ element: 'route:e_f', refusal: answer })
    expect(played).toEqual([])
  })

  it('asks nothing about an element that offers something', async () => {
    await turn.pick('route:a_b')
    expect(asked).toEqual([])
  })

  it('drops the filter when an element of another kind is clicked', async () => {
    turn.kinds = ['place']
    await turn.pick('route:c_d')
    expect(played).toEqual(['claim c_d'])
  })

  it('complains about a refused move and keeps nothing open', async () => {
    complaints.push('before')
    await turn.choose(claim)
    expect(complaints).toEqual(['before', 'stale'])
    expect(turn.pending).toBeNull()
  })
})

describe('actions of an element', () => {
  it('prefers those that begin with it', () => {
    const other = action(9, 'move c', ['city:c'])
    expect(actionsAt('city:c', [claim, other])).toEqual([other])
  })
})
