/** The games as a folder of plain files (`make site`), behind a file server and nothing else. */
import { execFileSync } from 'node:child_process'
import { createReadStream, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import type { Page } from '@playwright/test'

const root = join(import.meta.dirname, '../..')
const site = join(root, 'build/site')
const KINDS: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
}

/** What is packed for a device, if anything is. */
export const packed = join(root, 'build/offline/offline.json')

/** Write the folder anew from what was built. */
export const writeSite = () => execFileSync('python3', [join(root, 'scripts/static_site.py')])

export const addressOf = (server: Server) => `http://localhost:${(server.address() as AddressInfo).port}`

/** What the page says in the languages that it is looked at in. */
export const DEVICE_WORDS = {
  en: {
    keep: 'Keep on this device',
    kept: 'Everything is on this device',
    here: 'On this device',
    fork: 'Play from here',
    strong: 'Strong',
  },
  'pt-BR': {
    keep: 'Guardar neste aparelho',
    kept: 'dá para jogar sem rede',
    here: 'Neste aparelho',
    fork: 'Jogar daqui',
    strong: 'Forte',
  },
}

/** What goes wrong on a page from now on, and nobody asked for. */
export function watched(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error.stack)))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  return faults
}

/** Put a new version of the page into the folder, which says so of itself. */
export function renew(name: string): void {
  for (const [file, from, to] of [
    ['index.html', '<html ', `<html data-edition="${name}" `],
    ['sw.js', "const VERSION = '", `const VERSION = '${name}-`],
  ] as const) {
    const path = join(site, file)
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
  }
}

/** What is no file is not found. */
export function serveFiles(): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://site')
    const path = join(site, pathname.endsWith('/') ? `${pathname}index.html` : pathname)
    const isFile = path.startsWith(site) && existsSync(path) && statSync(path).isFile()
    const kind = KINDS[extname(path)] ?? 'application/octet-stream'
    response.writeHead(isFile ? 200 : 404, { 'Content-Type': kind })
    if (isFile) createReadStream(path).pipe(response)
    else response.end()
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

/** A page that does not explain itself, move or ask, in a language. */
export async function settle(page: Page, language: string): Promise<void> {
  const kept = JSON.stringify({ language, motion: 'off', speed: 'off', sound: 'off', confirm: 'never' })
  await page.addInitScript((stored) => {
    localStorage.setItem('tabuleiro.primer', 'off')
    localStorage.setItem('tabuleiro.preferences', stored)
  }, kept)
}

/** Come to the page for the first time; from then on its service worker knows its addresses. */
export async function arrive(page: Page, home: string): Promise<void> {
  await page.goto(home)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** Keep everything on the device, from the settings, where `button` and `done` say so in the page's language. */
export async function keep(page: Page, home: string, button: string, done: string): Promise<void> {
  await arrive(page, home)
  await page.goto(`${home}/settings`)
  await page.getByRole('button', { name: button }).click()
  await page.getByText(done).waitFor({ timeout: 60_000 })
}

/** Sit down at a table of two on this device; the bot is of the level that is called `level`, if one is named. */
export async function sitDown(page: Page, home: string, game: string, level?: string): Promise<void> {
  await page.goto(`${home}/new?game=${game}`)
  await page
    .locator('label', { has: page.locator('input[name=count]') })
    .filter({ hasText: /^2$/ })
    .click()
  if (level) {
    await page.locator('.seating button').nth(1).click()
    await page
      .locator('label', { has: page.locator('input[name=level-1]') })
      .filter({ hasText: level })
      .click()
  }
  await page.click('form .button.primary')
  await page.waitForSelector('.play', { timeout: 60_000 })
}
