import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentResource } from '@fluent/bundle'
import { expect, it } from 'vitest'

const SOURCES = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(SOURCES, path), 'utf8')
const files = (readdirSync(SOURCES, { recursive: true }) as string[]).filter(
  (path) => /\.(svelte|ts)$/.test(path) && !path.endsWith('.test.ts') && !path.endsWith('.d.ts'),
)

/** Every message of a language with the file that holds it and the variables that it uses. */
function messages(language: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const file of readdirSync(join(SOURCES, 'strings', language)))
    for (const [id, variables] of told(`strings/${language}/${file}`)) {
      expect(found.has(id), `${id} stands twice`).toBe(false)
      found.set(id, `${file}: ${variables}`)
    }
  return found
}

function told(path: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const { id, value } of new FluentResource(read(path)).body) {
    const names = [...JSON.stringify(value).matchAll(/"type":"var","name":"(\w+)"/g)].map((match) => match[1])
    found.set(id, [...new Set(names)].toSorted().join(' '))
  }
  return found
}

const english = messages('en')

it('says everything in both languages, with the same variables', () => {
  expect(messages('pt-BR')).toEqual(english)
})

it('uses only texts that exist', () => {
  const shell = files.filter((path) => !path.startsWith('games/'))
  const used = shell.flatMap((path) => [...read(path).matchAll(/'(web-[a-z-]*[a-z])'/g)].map((match) => match[1]!))
  expect([...new Set(used)].filter((id) => !english.has(id))).toEqual([])
})

it('keeps no text that nothing uses', () => {
  const all = files.map(read).join('\n')
  /** A text may be called by its name, or by the beginning of its name (two words at least) and what is found out. */
  const isUsed = (id: string) =>
    all.includes(`'${id}'`) ||
    [...id.matchAll(/-/g)].slice(1).some(({ index }) => all.includes(`\`${id.slice(0, index + 1)}\${`))
  expect([...english.keys()].filter((id) => !isUsed(id))).toEqual([])
})

it('says nothing twice on the boards: the second text of a name would take the place of the first', () => {
  const boards = (readdirSync(join(SOURCES, 'games'), { recursive: true }) as string[]).filter((path) =>
    path.endsWith('.ftl'),
  )
  for (const path of boards) {
    const ids = new FluentResource(read(join('games', path))).body.map(({ id }) => id)
    expect(ids.length, path).toBeGreaterThan(0)
    expect(
      ids.filter((id, i) => ids.indexOf(id) !== i),
      path,
    ).toEqual([])
  }
})

/** Everything that the first page loads: what App imports, and what that imports in its turn. */
function firstPage(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found
  found.add(path)
  for (const [, from] of read(path).matchAll(/^\s*(?:import|export) (?!type)(?:[^'";]*? from )?'(\.[^']+)'/gm)) {
    const wanted = join(path, '..', from!)
    const file = files.find((known) => [wanted, `${wanted}.ts`, `${wanted}/index.ts`].includes(known))
    if (file) firstPage(file, found)
  }
  return found
}

it('loads with the home page every text that stands on it', () => {
  const chapters = /\{(\S+)\}\.ftl/.exec(read('strings/en.ts'))![1]!.split(',')
  const here = new Set([...english].filter(([, held]) => chapters.includes(held.split('.')[0]!)).map(([id]) => id))
  const sources = [...firstPage('App.svelte')].map(read).join('\n')
  const named = [...sources.matchAll(/'(web-[a-z-]*[a-z])'/g)].map((match) => match[1]!)
  const begun = [...sources.matchAll(/`(web-[a-z-]+-)\$\{/g)].map((match) => match[1]!)
  const used = [...english.keys()].filter((id) => named.includes(id) || begun.some((start) => id.startsWith(start)))
  expect(used.length).toBeGreaterThan(50)
  expect(used.filter((id) => !here.has(id) && !id.startsWith('web-error-'))).toEqual([])
})
