import { describe, expect, it } from 'vitest'
import { Slots } from './slots'

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
