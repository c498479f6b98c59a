/** Internationalisation (i18n): the language of the page and every catalogue that is open. */
import { answer, api } from '../wire/api'
import { Catalogue } from './catalogue.svelte'
import type { Language } from './languages'

const home = import.meta.glob<string>('../../strings/*.ts', { import: 'default' })
const screens = import.meta.glob<string>('../../strings/rest/*.ts', { import: 'default' })

const boards = import.meta.glob<string>('../../games/*/strings/*.ftl', { query: '?raw', import: 'default' })

const shell = new Catalogue((language) => home[`../../strings/${language}.ts`]!())
/** The rest of the shell's texts: the home page does without them. */
const rest = new Catalogue((language) => screens[`../../strings/rest/${language}.ts`]!())
const server = new Catalogue((language) =>
  answer(api.GET('/api/strings/{language}', { params: { path: { language } }, parseAs: 'text' })),
)
const games = new Map<string, Catalogue>()

class Internationalisation {
  #language = $state<Language>('en')
  #hasRest = false

  get language(): Language {
    return this.#language
  }

  /** Switch the whole page to a language, in mid-game too; `withScreens` if more than the home page is shown. */
  async setLanguage(language: Language, withScreens = this.#hasRest): Promise<void> {
    const open = [shell, server, ...(withScreens ? [rest] : []), ...games.values()]
    const shown = await Promise.all(open.map((catalogue) => catalogue.fetch(language)))
    for (const show of shown) show()
    this.#hasRest = withScreens
    this.#language = language
    document.documentElement.lang = language
  }

  /** Have the texts of all screens at hand, not only those of the home page. */
  async openScreens(): Promise<void> {
    while (!this.#hasRest) {
      const language = this.#language
      const show = await rest.fetch(language)
      if (language !== this.#language) continue // it was switched meanwhile
      show()
      this.#hasRest = true
    }
  }

  /** The catalogue of a game, in the present language. */
  open(game: string): Promise<Catalogue> {
    return this.#open(game, (language) => gameTexts(game, language))
  }

  /** The catalogue of a game together with that of its lesson, which speaks of the same things. */
  openLesson(game: string): Promise<Catalogue> {
    return this.#open(`${game} lesson`, async (language) =>
      (await Promise.all([gameTexts(game, language), lessonTexts(game, language)])).join('\n'),
    )
  }

  async #open(name: string, source: (language: Language) => Promise<string>): Promise<Catalogue> {
    const known = games.get(name)
    if (known) return known
    const catalogue = new Catalogue(source)
    const show = await catalogue.fetch(this.#language)
    show()
    games.set(name, catalogue)
    return catalogue
  }

  /** The catalogue of a game if it is open. */
  of(game: string): Catalogue | undefined {
    return games.get(game)
  }
}

export const i18n = new Internationalisation()

/** The texts of a game, and those that only its drawn board needs. */
async function gameTexts(game: string, language: Language): Promise<string> {
  const board = boards[`../../games/${game}/strings/${language}.ftl`]
  const path = { game, language }
  const words = answer(api.GET('/api/games/{game}/strings/{language}', { params: { path }, parseAs: 'text' }))
  return (await Promise.all([words, board?.() ?? ''])).join('\n')
}

const lessonTexts = (game: string, language: Language) =>
  answer(api.GET('/api/games/{game}/lessons/{language}', { params: { path: { game, language } }, parseAs: 'text' }))

/** A text of the shell: `say('web-play')`. Reactive where it is called in a template. */
export function say(id: string, args?: Record<string, string | number>): string {
  return (shell.has(id) ? shell : rest).say(id, args)
}

/** What a game is called; lists of games need nothing else of its catalogue. */
export function gameName(game: string): string {
  return server.has(`name-${game}`) ? server.say(`name-${game}`) : game
}

/** A text of the server: what has happened, as it is told elsewhere too. */
export const sayServer = (id: string, args: Record<string, string | number> = {}): string => server.say(id, args)

/** What a game is about, in a few words. */
export function gameTagline(game: string): string {
  return server.has(`tagline-${game}`) ? server.say(`tagline-${game}`) : ''
}

/** The name of a bot's level. */
export function levelName(level: string): string {
  return server.has(`level-${level}`) ? server.say(`level-${level}`) : level
}

/** How the bots of a level play, in a sentence. */
export function levelWords(level: string): string {
  return server.has(`level-words-${level}`) ? server.say(`level-words-${level}`) : ''
}

/** What the server's refusal says, in the reader's language. */
export function sayRefusal(code: string, message: string, args: Record<string, string | number>): string {
  const own = [shell, rest].find((texts) => texts.has(`web-error-${code}`))
  if (own) return own.say(`web-error-${code}`, args)
  return server.has(message) ? server.say(message, args) : shell.say('web-error', { code })
}
