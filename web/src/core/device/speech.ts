/** The texts that Python draws the board in words with: the same catalogues as the page's, in the worker. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

const bundles = new Map<string, FluentBundle>()

/** Have the texts of a game in a language at hand: Python cannot wait for them. */
export async function prepareSpeech(answers: string, game: string, language: string): Promise<void> {
  const name = `${game} ${language}`
  if (bundles.has(name)) return
  const files = [`${answers}strings/${language}.txt`, `${answers}games/${game}/strings/${language}.txt`]
  const texts = await Promise.all(files.map(async (file) => (await fetch(file)).text()))
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true })
  bundles.set(name, bundle)
}

/** The text of a message; texts among its arguments are messages themselves, `seat-N` is a player. */
export function translate(game: string, language: string, players: string, filled: string): string {
  const { message, arguments: args } = JSON.parse(filled) as {
    message: string
    arguments: Record<string, string | number>
  }
  const names = JSON.parse(players) as string[]
  const bundle = bundles.get(`${game} ${language}`)
  const say = (id: string, values: Record<string, FluentVariable> = {}): string => {
    const seat = /^seat-(\d+)$/.exec(id)
    if (seat && names[Number(seat[1])] !== undefined) return names[Number(seat[1])]!
    const pattern = bundle?.getMessage(id)?.value
    return pattern ? bundle.formatPattern(pattern, values, []) : id
  }
  const values = Object.entries(args).map(([name, value]) => [name, typeof value === 'string' ? say(value) : value])
  return say(message, Object.fromEntries(values) as Record<string, FluentVariable>)
}
