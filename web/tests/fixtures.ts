/** What every journey starts from: a server, the games it knows, and people with a browser of their own. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test as plain, expect, type BrowserContextOptions, type Page } from '@playwright/test'
import { LANGUAGES, type Language } from '../src/core/i18n/languages'
import type { Preferences } from '../src/core/store/preferences.svelte'
import type { GameResponse } from '../src/core/wire/rest'
import { Server } from './server'

export { expect, LANGUAGES }

export const WIDE = { viewport: { width: 1440, height: 900 } }
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** The games with a drawn board; GAME names a few of them. */
export const GAMES = readdirSync(join(import.meta.dirname, '../src/games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .filter((name) => !process.env.GAME || process.env.GAME.split(' ').includes(name))
  .toSorted()

/**
 * Every second case of a story that is told of all games or in both languages, so that each game and each language
 * comes up in some; with `WHOLE` (`make soak`) all of them.
 */
export const half = <Case>(cases: readonly Case[], first: 0 | 1): Case[] =>
  cases.filter((_, i) => process.env.WHOLE || i % 2 === first)

/** A person's page. `faults` are what went wrong and nobody asked for: errors, failed requests. */
export type Person = Page & { faults: string[]; home: string; forgive: () => void }

export interface Wish extends BrowserContextOptions {
  language?: Language
  preferences?: Partial<Preferences>
  /** Somebody who has seen no primer: it opens before the first decision. */
  newcomer?: boolean
}

interface Fixtures {
  /**
   * A newcomer with a browser of their own, who sees every move at once and hears nothing, unless wished; when the test ends, nothing may have gone wrong
   * on their page.
   */
  person: (wish?: Wish) => Promise<Person>
}

interface WorkerFixtures {
  server: Server
  games: Map<string, GameResponse>
}

export const test = plain.extend<Fixtures, WorkerFixtures>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- this is how a fixture says that it needs no other
    async ({}, use) => {
      const server = await Server.start()
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],

  games: [
    async ({ server }, use) => {
      await use(new Map((await server.games()).map((game) => [game.name, game])))
    },
    { scope: 'worker' },
  ],

  person: async ({ browser, server }, use) => {
    const people: Person[] = []
    await use(async ({ language = 'en', preferences = {}, newcomer = false, ...options } = {}) => {
      const context = await browser.newContext({ ...WIDE, locale: language === 'en' ? 'en-US' : 'pt-BR', ...options })
      const stored = JSON.stringify({ language, motion: 'off', speed: 'off', sound: 'off', ...preferences })
      if (!newcomer) await context.addInitScript(() => localStorage.setItem('tabuleiro.primer', 'off'))
      await context.addInitScript((kept) => {
        if (localStorage.getItem('tabuleiro.preferences') === null) localStorage.setItem('tabuleiro.preferences', kept)
      }, stored)
      const page = watch(await context.newPage(), server)
      people.push(page)
      return page
    })
    for (const page of people) await page.context().close()
    expect(people.flatMap((page) => page.faults)).toEqual([])
  },
})

function watch(page: Page, server: Server): Person {
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  page.on('pageerror', (error) => faults.push(String(error.stack)))
  page.on('response', (response) => response.status() >= 400 && faults.push(`${response.status()} ${response.url()}`))
  return Object.assign(page, { faults, home: server.address, forgive: () => void faults.splice(0) })
}
