/** Without a server: the same games on this device, from a folder of plain files, with the network cut. */
import { existsSync, readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { expect, test } from '@playwright/test'
import { addressOf, keep, packed, serveFiles, settle, sitDown, writeSite } from './site'
import { myTurn, playToTheEnd, ply, wentBack } from './table'

let files: Server | undefined
let home = ''

test.beforeAll(async () => {
  test.skip(!existsSync(packed), 'nothing is packed: Pyodide is not installed')
  writeSite()
  files = await serveFiles()
  home = addressOf(files)
})

test.afterAll(() => files?.close())

test('a folder of files plays a whole game with the network cut, undoes, reloads in mid-turn and keeps its record', async ({
  page,
  context,
}) => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error.stack)))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await settle(page, 'pt-BR')
  await keep(page, home, 'Guardar neste aparelho', 'dá para jogar sem rede')

  await context.setOffline(true)
  files!.closeAllConnections()
  await sitDown(page, home, 'luna')
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
