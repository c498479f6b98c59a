/** Something to draw, and what it is drawn from. */
export interface Entry<Item, From> {
  id: number
  item: Item
  from: From
}

export interface Placed<Item, From> extends Entry<Item, From> {
  slot: number
}

/**
 * What is drawn together with a new position: its first entries, and after them what stood in those places before. That
 * costs nothing; to take it away and to draw the new ones in slots of their own would cost twice.
 */
export function ahead<One extends { id: number }>(entries: One[], before: One[], first: number): One[] {
  if (entries.length <= first) return entries
  const now = entries.slice(0, first)
  return [...now, ...before.slice(first, entries.length).filter(({ id }) => now.every((one) => one.id !== id))]
}

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

  /** Entries in their slots; one that stays in its slot is the same object as before. */
  draw<Item, From>(
    entries: (Entry<Item, From> | Placed<Item, From>)[],
    focused: number | null = null,
  ): Placed<Item, From>[] {
    const places = this.place(
      entries.map(({ id }) => id),
      focused,
    )
    return entries.map((entry, i) => {
      const slot = places[i]!
      return 'slot' in entry && entry.slot === slot ? entry : { ...entry, slot }
    })
  }
}
