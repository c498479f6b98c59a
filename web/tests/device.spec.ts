/** Without a server: the same games on this device, from a folder of plain files, with the network cut. */
import { existsSync, readFileSync } from 'node:fs'
import type { Server as FileServer } from 'node:http'
import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { Server } from './server'
import {
  addressOf,
  arrive,
  DEVICE_WORDS,
  keep,
  packed,
  renew,
  serveFiles,
  settle,
  sitDown,
  watched,
  writeSite,
} from './site'
import { choose, myTurn, playToTheEnd, ply, seq, wentBack } from './table'

let files: FileServer | undefined
let home = ''

test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  test.skip(!existsSync(packed), 'nothing is packed: Pyodide is not installed')
  writeSite()
  files = await serveFiles()
  home = addressOf(files)
})

test.afterAll(() => files?.close())

/** Everything kept on the device, and the network cut. */
async function cutOff(page: Page, language: 'en' | 'pt-BR'): Promise<void> {
  await settle(page, language)
  await keep(page, home, DEVICE_WORDS[language].keep, DEVICE_WORDS[language].kept)
  await page.context().setOffline(true)
  files!.closeAllConnections()
}

/** Another tab of the same browser. */
async function another(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage()
  await settle(page, 'en')
  await page.goto(address)
  await page.waitForSelector('.play', { timeout: 60_000 })
  return page
}

/** Play a game to its end after a reload in the middle of a turn and an undo, keep its record, and play on from before its end. */
async function playWhole(page: Page, game: string, language: 'en' | 'pt-BR'): Promise<void> {
  await sitDown(page, home, game)
  expect(new URL(page.url()).pathname).toMatch(/^\/table\/~\w{10}$/)
  await myTurn(page)
  const before = await ply(page)
  await choose(page)
  await page.reload()
  await page.waitForSelector('.play', { timeout: 60_000 })
  expect(await ply(page)).toBeGreaterThan(before)
  await myTurn(page)
  const stood = await ply(page)
  await page.keyboard.press('Control+z')
  await wentBack(page, stood)

  await playToTheEnd(page)
  const [over, last] = [new URL(page.url()), await ply(page)]
  over.searchParams.set('ply', String(last - 10))
  await page.goto(over.href)
  const [kept] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('a[download]').click({ timeout: 60_000 }),
  ])
  expect(readFileSync(await kept.path(), 'utf8')).toMatch(/^tabuleiro record/)
  await page.locator('.replay button', { hasText: DEVICE_WORDS[language].fork }).click()
  await page.locator('dialog[open] form .button.primary').click()
  await page.waitForURL((url) => url.pathname !== over.pathname)
  await page.waitForSelector('.play', { timeout: 60_000 })
  await playToTheEnd(page)
}

/** Luna comes up in `make test`; with `WHOLE` (`make soak`) every game does, in both languages. */
const WHOLE: [game: string, language: 'en' | 'pt-BR'][] = process.env.WHOLE
  ? ['coimbra', 'hansa_teutonica', 'luna', 'merv'].flatMap((game) => [[game, 'en'] as const, [game, 'pt-BR'] as const])
  : [['luna', 'pt-BR']]

for (const [game, language] of WHOLE)
  test(`${game} is played to its end with the network cut, undone, reloaded in mid-turn, kept and forked (${language})`, async ({
    page,
  }) => {
    const faults = watched(page)
    await cutOff(page, language)
    await playWhole(page, game, language)
    await page.goto(`${home}/mine`)
    await page.locator('a[href^="/table/~"]').first().waitFor()
    await expect(page.getByText(DEVICE_WORDS[language].here).first()).toBeVisible()
    expect(faults).toEqual([])
  })

test('what a server has served is installed, and starts and plays after that server was killed', async ({ page }) => {
  const server = await Server.start()
  try {
    const faults = watched(page)
    await settle(page, 'pt-BR')
    await page.goto(`${server.address}/settings`)
    await page.getByRole('button', { name: DEVICE_WORDS['pt-BR'].keep }).click()
    await page.getByText(DEVICE_WORDS['pt-BR'].kept).waitFor({ timeout: 60_000 })
    const line = await page.context().newCDPSession(page)
    const { installabilityErrors } = await line.send('Page.getInstallabilityErrors')
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])

    await server.kill()
    await page.context().setOffline(true)
    await page.goto(server.address)
    await page.locator('[data-game=luna]').waitFor()
    await sitDown(page, server.address, 'luna')
    await myTurn(page)
    const stood = await ply(page)
    await choose(page)
    await myTurn(page)
    expect(await ply(page)).toBeGreaterThan(stood)
    expect(faults.filter((fault) => !fault.startsWith('Failed to load resource'))).toEqual([]) // nobody answers
  } finally {
    await server.stop()
  }
})

test('a folder of files says of what needs other people that there is no server, and starts nothing for it', async ({
  page,
}) => {
  const faults = watched(page)
  await cutOff(page, 'pt-BR')
  await expect(page.getByRole('navigation').getByRole('link')).toHaveCount(4)
  for (const place of ['lobby', 'account', 'tournaments', 'people/1', 'me/statistics', 'table/abcdefghij']) {
    await page.goto(`${home}/${place}`)
    await page.getByRole('heading', { name: 'Aqui não há servidor' }).waitFor()
  }
  await page.goto(`${home}/about`)
  await page.getByText(/^Tabuleiro \d+\.\d+\.\d+ \(regras/).waitFor()
  expect(page.workers()).toEqual([])
  await page.goto(`${home}/lobby`)
  await page.getByRole('main').getByRole('link', { name: 'Início' }).click()
  await page.locator('[data-game=luna]').waitFor()
  expect(faults).toEqual([])
})

test('two tabs share one table: a move in one is seen in the other, which goes on when the first is closed', async ({
  page,
  context,
}) => {
  const faults = watched(page)
  await settle(page, 'en')
  await arrive(page, home)
  await sitDown(page, home, 'luna')
  await myTurn(page)
  const other = await another(context, page.url())
  const otherFaults = watched(other)
  const from = await seq(page)
  await choose(page)
  await expect.poll(() => seq(other)).toBeGreaterThan(from)
  await myTurn(page)
  const reached = await seq(page)
  await expect.poll(() => seq(other)).toBe(reached)
  await page.close()
  await myTurn(other)
  await expect(async () => choose(other)).toPass({ timeout: 60_000 })
  expect(await seq(other)).toBeGreaterThan(reached)
  expect([...faults, ...otherFaults]).toEqual([])
})

test('a full disk is told, and nothing is lost: after a reload the game goes on where it stood', async ({ page }) => {
  const faults = watched(page)
  await settle(page, 'en')
  await arrive(page, home)
  await sitDown(page, home, 'luna')
  await myTurn(page)
  const stood = await ply(page)
  const worker = page.workers().find((one) => one.url().includes('tables_worker'))!
  await worker.evaluate(() => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('there is no room', 'QuotaExceededError')
    }
  })
  void choose(page).catch(() => {}) // nothing changes
  await page.getByText('This device has no room left for the game.').first().waitFor()
  expect(await ply(page)).toBe(stood)

  await page.reload() // the next worker finds room
  await page.waitForSelector('.play', { timeout: 60_000 })
  await myTurn(page)
  expect(await ply(page)).toBe(stood)
  await choose(page)
  expect(await ply(page)).toBeGreaterThan(stood)
  expect(faults).toEqual([])
})

test('a puzzle, a hint, the editor and an analysis work with the network cut', async ({ page }) => {
  const faults = watched(page)
  await cutOff(page, 'en')
  await page.goto(`${home}/puzzle/daily?game=luna`)
  await page.waitForSelector('.puzzle .ask .button.primary', { timeout: 60_000 })
  for (let help = 0; help < 3; help++) {
    await page.waitForSelector('.ask[aria-busy=false]') // while it is busy, keys are not heard
    const offered = (await page.locator('.ask footer .button').nth(1).textContent())!
    await page.keyboard.press('h')
    await expect(page.locator('.ask footer .button', { hasText: offered })).toHaveCount(0)
  }
  await page.waitForSelector('.answer .part.bad')

  await sitDown(page, home, 'luna')
  await myTurn(page)
  await page.keyboard.press('h')
  await page.waitForSelector('.hint-card', { timeout: 60_000 })
  await playToTheEnd(page)
  await page.keyboard.press('Escape') // the final scoring
  await page.getByRole('button', { name: 'Analyse' }).first().click()
  await page.waitForURL(/\/analysis\/~/, { timeout: 60_000 })
  await page.waitForSelector('.columns .chances', { timeout: 120_000 })

  await page.goto(`${home}/editor/luna`)
  await page.waitForSelector('[data-play]', { timeout: 60_000 })
  expect(faults).toEqual([])
})

test('a new version waits until it is accepted: the old one goes on whole, without a network too', async ({ page }) => {
  const version = () => page.evaluate(() => document.documentElement.dataset.edition ?? 'old')
  await settle(page, 'en')
  await keep(page, home, DEVICE_WORDS.en.keep, DEVICE_WORDS.en.kept)
  renew('new')
  await page.reload()
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  const news = page.getByText('A new version is here.')
  await news.waitFor({ timeout: 60_000 })
  expect(await version()).toBe('old')
  await page.context().setOffline(true)
  await page.reload()
  expect(await version()).toBe('old')
  await sitDown(page, home, 'luna')
  await page.context().setOffline(false)
  await news.waitFor()
  await page.getByRole('button', { name: 'Load it now' }).click()
  const afterLoading = () => version().catch(() => 'loading') // the page that was asked may be gone already
  await expect.poll(afterLoading, { timeout: 30_000 }).toBe('new')
  await page.waitForSelector('.play', { timeout: 60_000 })
})
