/**
 * Where the choices of a position are drawn. One that stays keeps its slot; a new one is drawn into the slot of one that is
 * gone, which costs less than a slot of its own. A slot that must not become another thing, because it has the focus, is
 * given up.
 */
export class Slots {
  #slots = new Map<number, number>()
  #fresh = 0

  /** The slots of these choices, in their order. */
  place(choices: number[], isHeld: (slot: number) => boolean = () => false): number[] {
    const staying = new Set(choices)
    const free = [...this.#slots]
      .filter(([choice, slot]) => !staying.has(choice) && !isHeld(slot))
      .map(([, slot]) => slot)
    free.reverse()
    const slots = choices.map((choice) => this.#slots.get(choice) ?? free.pop() ?? this.#fresh++)
    this.#slots = new Map(choices.map((choice, i) => [choice, slots[i]!]))
    return slots
  }
}
