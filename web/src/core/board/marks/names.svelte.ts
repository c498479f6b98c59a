/** Names of elements that come and go. Whoever asks for one of them hears of that one alone: a move changes few of hundreds. */
export class Names implements Iterable<string> {
  readonly #isIn: Record<string, boolean> = $state({})
  #all = $state.raw<ReadonlySet<string>>(new Set())

  /** From now on it is these. */
  renew(names: Iterable<string>): void {
    const before = this.#all
    const now = new Set(names)
    if (now.size === before.size && [...now].every((name) => before.has(name))) return
    for (const name of before) if (!now.has(name)) this.#isIn[name] = false
    for (const name of now) this.#isIn[name] = true
    this.#all = now
  }

  has(name: string): boolean {
    return this.#isIn[name] ?? false
  }

  get size(): number {
    return this.#all.size
  }

  [Symbol.iterator](): Iterator<string> {
    return this.#all[Symbol.iterator]()
  }
}
