import { describe, expect, it } from 'vitest'
import { Slots } from './slots'

function drawn(...choices: number[]): Slots {
  const slots = new Slots()
  slots.place(choices)
  return slots
}

describe('the slots of choices', () => {
  it('stay with a choice that is offered again, wherever it stands', () =>
    expect(drawn(7, 8, 9).place([9, 7])).toEqual([2, 0]))

  it('of choices that are gone are taken by new ones, the first first', () =>
    expect(drawn(7, 8, 9).place([1, 8, 2, 3])).toEqual([0, 1, 2, 3]))

  it('never become another thing while they are held', () =>
    expect(drawn(7, 8).place([1, 2], (slot) => slot === 0)).toEqual([1, 2]))

  it('that were given up are not taken later', () => {
    const slots = drawn(7, 8)
    slots.place([8])
    expect(slots.place([8, 9])).toEqual([1, 2])
  })
})
