/** Without a server: the same games on this device, from a folder of plain files, with the network cut. */
import { execFileSync } from 'node:child_process'
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { myTurn, playToTheEnd, ply, wentBack } from './table'

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

/** A file server and nothing else: what is no file is not found. */
function serveFiles(): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://site')
    const path = join(site, pathname.endsWith('/') ? `${pathname}index.html` : pathname)
    const isFile = path.startsWith(site) && existsSync(path) && statSync(path).isFile()
    response.writeHead(isFile ? 200 : 404, { 'Content-Type': KINDS[extname(path)] ?? 'application/octet-stream' })
    if (isFile) createReadStream(path).pipe(response)
    else response.end()
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

let files: Server | undefined
let home = ''

test.beforeAll(async () => {
  test.skip(!existsSync(join(root, 'build/offline/offline.json')), 'nothing is packed: Pyodide is not installed')
  execFileSync('python3', [join(root, 'scripts/static_site.py')])
  files = await serveFiles()
  home = `http://localhost:${(files.address() as AddressInfo).port}`
})

test.afterAll(() => files?.close())

async function settle(page: Page, language: string): Promise<void> {
  const kept = JSON.stringify({ language, motion: 'off', speed: 'off', sound: 'off', confirm: 'never' })
  await page.addInitScript((stored) => {
    localStorage.setItem('tabuleiro.primer', 'off')
    localStorage.setItem('tabuleiro.preferences', stored)
  }, kept)
}

test('a folder of files plays a whole game with the network cut, undoes, reloads in mid-turn and keeps its record', async ({
  page,
  context,
}) => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error.stack)))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await settle(page, 'pt-BR')
  await page.goto(home)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.goto(`${home}/settings`)
  await page.getByRole('button', { name: 'Guardar neste aparelho' }).click()
  await page.getByText('dá para jogar sem rede').waitFor({ timeout: 60_000 })

  await context.setOffline(true)
  files!.closeAllConnections()
  await page.goto(`${home}/new?game=luna`)
  await page
    .locator('label', { has: page.locator('input[name=count]') })
    .filter({ hasText: /^2$/ })
    .click()
  await page.click('form .button.primary')
  await page.waitForSelector('.play', { timeout: 60_000 })
  expect(new URL(page.url()).pathname).toMatch(/^\/table\/~\w{10}$/)
  await myTurn(page)

  const before = await ply(page)
  await page.locator('.turn .choice').first().click()
  await page.waitForFunction((old) => Number(document.querySelector<HTMLElement>('.play')?.dataset.ply) > old, before)
  await page.reload()
  await page.waitForSelector('.play', { timeout: 60_000 })
  const reached = await ply(page)
  expect(reached).toBeGreaterThan(before)
  await myTurn(page)
  const stood = await ply(page)
  await page.keyboard.press('Control+z')
  await wentBack(page, stood)

  await playToTheEnd(page)
  const over = new URL(page.url())
  over.searchParams.set('ply', '0')
  await page.goto(over.href)
  const [kept] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('a[download]').click({ timeout: 60_000 }),
  ])
  expect(readFileSync(await kept.path(), 'utf8')).toMatch(/^tabuleiro record/)
  await page.goto(`${home}/mine`)
  await page.locator('a[href^="/table/~"]').first().waitFor()
  await expect(page.getByText('Neste aparelho').first()).toBeVisible()
  expect(faults).toEqual([])
})
