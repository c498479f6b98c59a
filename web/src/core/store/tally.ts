/** What I have and what I would have: counts that the events of a preview change, told one by one. */
import type { Change } from '../game'

type Counted = Omit<Change, 'to'>

export class Tally<Name extends string> {
  readonly #counts: Record<Name, Change>

  /** The counts in the order in which they are told, with what there is now. */
  constructor(counts: Record<Name, Counted>) {
    this.#counts = Object.fromEntries(
      Object.entries<Counted>(counts).map(([name, count]) => [name, { ...count, to: count.from }]),
    ) as Record<Name, Change>
  }

  has(name: string): name is Name {
    return name in this.#counts
  }

  add(name: Name, amount: number): void {
    this.#counts[name].to += amount
  }

  /** An event that tells the new count instead of the difference. */
  reach(name: Name, count: number): void {
    this.#counts[name].to = count
  }

  /** What is not as it was. */
  changes(): Change[] {
    return Object.values<Change>(this.#counts).filter(({ from, to }) => from !== to)
  }
}
