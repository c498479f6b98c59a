/** Texts in the reader's language. A language is switched only when all its texts are here, so nothing flickers. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Arguments } from '../game'
import type { Language } from './languages'

const MOST_SAID = 5000

type Source = (language: Language) => Promise<string>

/** One source of texts: the shell's, the server's, or a game's. */
export class Catalogue {
  /** What was said already, by message and arguments: the same things are said at every move. */
  #said = new Map<string, string>()
  #bundle = $state.raw<FluentBundle | null>(null)

  constructor(private readonly source: Source) {}

  /** Fetch the texts of a language; they are shown when `show` is called. */
  async fetch(language: Language): Promise<() => void> {
    const bundle = new FluentBundle(language, { useIsolating: false })
    bundle.addResource(new FluentResource(await this.source(language)))
    return () => {
      this.#said.clear()
      this.#bundle = bundle
    }
  }

  has(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false
  }

  /** The text of a message; the id itself when there is none, which a test turns into a failure. */
  say(id: string, args?: Record<string, FluentVariable>): string {
    const bundle = this.#bundle
    const key = args ? id + JSON.stringify(args) : id
    const known = this.#said.get(key)
    if (known !== undefined) return known
    const pattern = bundle?.getMessage(id)?.value
    const said = pattern ? bundle.formatPattern(pattern, args ?? null, []) : id
    if (this.#said.size >= MOST_SAID) this.#said.clear()
    this.#said.set(key, said)
    return said
  }

  /** The same for a game's message: texts among the arguments are ids themselves, `seat-N` is a player. */
  tell(id: string, args?: Arguments, playerName: (seat: number) => string = String): string {
    if (!args) return this.say(id)
    const filled: Record<string, FluentVariable> = {}
    for (const [name, value] of Object.entries(args)) {
      const seat = typeof value === 'string' && /^seat-(\d+)$/.exec(value)
      if (seat) filled[name] = playerName(Number(seat[1]))
      else filled[name] = typeof value === 'string' ? this.say(value) : value
    }
    return this.say(id, filled)
  }
}
