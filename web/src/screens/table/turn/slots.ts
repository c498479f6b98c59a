/**
 * Where the choices of a position are drawn: in the slots of those before, place by place, which costs less than slots of
 * their own. Only the slot that has the focus belongs to its choice: it goes with it, and is given up when that is gone, so
 * that the focus never stays on a choice that has become another one.
 */
export class Slots {
  #slots = new Map<number, number>()
  #fresh = 0

  /** The slots of these choices, in their order. */
  place(choices: number[], focused: number | null = null): number[] {
    const before = [...this.#slots]
    const kept = before.find(([, slot]) => slot === focused)?.[0]
    const free = before.map(([, slot]) => slot).filter((slot) => slot !== focused)
    const slots = choices.map((choice) => (choice === kept ? focused! : (free.shift() ?? this.#fresh++)))
    this.#slots = new Map(choices.map((choice, i) => [choice, slots[i]!]))
    return slots
  }
}
