import { describe, expect, it } from 'vitest'
import { ahead, Slots } from './slots'

function drawn(...choices: number[]): Slots {
  const slots = new Slots()
  slots.place(choices)
  return slots
}

describe('the slots of choices', () => {
  it('are filled anew, place by place', () => expect(drawn(7, 8, 9).place([9, 1])).toEqual([0, 1]))

  it('are as many as there are choices', () => expect(drawn(7, 8).place([1, 8, 2, 3])).toEqual([0, 1, 2, 3]))

  it('go with a choice that has the focus', () => expect(drawn(7, 8, 9).place([1, 2, 8], 1)).toEqual([0, 2, 1]))

  it('never become another thing while they have the focus', () => expect(drawn(7, 8).place([1, 2], 0)).toEqual([1, 2]))

  it('that were given up are not taken later', () => {
    const slots = drawn(7, 8)
    slots.place([1], 0)
    expect(slots.place([1, 2])).toEqual([1, 2])
  })
})

describe('together with a new position', () => {
  const entries = (...ids: number[]) => ids.map((id) => ({ id, item: `choice ${id}`, from: null }))

  it('the first choices are drawn, and the slots behind them stay as they were', () => {
    const slots = new Slots()
    const before = slots.draw(entries(1, 2, 3, 4, 5))
    const after = slots.draw(ahead(entries(11, 12, 13, 14), before, 2))
    expect(after.map(({ item }) => item)).toEqual(['choice 11', 'choice 12', 'choice 3', 'choice 4'])
    expect(after[2], 'the very same').toBe(before[2])
    expect(slots.draw(entries(11, 12, 13, 14)).map(({ slot }) => slot)).toEqual([0, 1, 2, 3])
  })

  it('nothing stands twice', () => {
    const before = new Slots().draw(entries(1, 2, 3))
    expect(ahead(entries(3, 4, 5), before, 1).map(({ id }) => id)).toEqual([3, 2])
  })

  it('nothing is left of what was when there are few choices', () => {
    const before = new Slots().draw(entries(1, 2, 3))
    expect(ahead(entries(7), before, 2).map(({ id }) => id)).toEqual([7])
  })
})
