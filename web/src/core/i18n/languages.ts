/** The languages that we speak, each under its own name. */

export const LANGUAGES = ['en', 'pt-BR'] as const
export type Language = (typeof LANGUAGES)[number]

export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', 'pt-BR': 'Português (Brasil)' }

/** The first language that the browser asks for and that we speak. */
export function preferredLanguage(asked: readonly string[]): Language {
  for (const wish of asked) {
    const found = LANGUAGES.find((language) => language.slice(0, 2) === wish.slice(0, 2).toLowerCase())
    if (found) return found
  }
  return 'en'
}
