/** Photographs every board from the games that scripts/shots.py has prepared, into docs/images/boards. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Page } from '@playwright/test'
import type { TableResponse } from '../../src/core/wire/rest'
import { PHONE, test, WIDE } from '../fixtures'
import { ask } from '../table'

const root = join(import.meta.dirname, '../../..')
const from = join(root, 'build/shots')
const to = join(root, 'docs/images/boards')
/** On paper one sees no pixels: less than the best is enough, and keeps the repository small. */
const QUALITY = 70

const LOOKS = [
  { name: 'wide-light', language: 'en', colorScheme: 'light', ...WIDE },
  { name: 'wide-dark', language: 'en', colorScheme: 'dark', ...WIDE },
  { name: 'phone-light', language: 'pt-BR', colorScheme: 'light', ...PHONE, deviceScaleFactor: 2 },
  { name: 'phone-dark', language: 'pt-BR', colorScheme: 'dark', ...PHONE, deviceScaleFactor: 2 },
] as const

interface Moments {
  record: string
  start: number
  middle: number
}

/** The tables of a game: before its first choice, in its middle, at its end. */
async function openTables(page: Page, { record, start, middle }: Moments): Promise<Record<string, string>> {
  await ask(page, '/api/guest', { name: 'Ana' })
  const whole = await ask<TableResponse>(page, '/api/records', { record })
  const { table, key } = whole
  const seats = whole.seats.map((_, i) => ({ kind: i === 0 ? 'me' : 'bot' }))
  const fork = (ply: number) => ask<TableResponse>(page, '/api/forks', { table, key, ply, seats, visibility: 'link' })
  const tables = { start: await fork(start), middle: await fork(middle), end: whole }
  return Object.fromEntries(
    Object.entries(tables).map(([moment, opened]) => [moment, `/table/${opened.table}?key=${opened.key}`]),
  )
}

async function photograph(page: Page, name: string): Promise<number> {
  const camera = await page.context().newCDPSession(page)
  const { data } = await camera.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY })
  const picture = Buffer.from(data, 'base64')
  writeFileSync(join(to, `${name}.webp`), picture)
  return picture.length
}

test('every board', async ({ person }) => {
  mkdirSync(to, { recursive: true })
  let total = 0
  for (const file of readdirSync(from)) {
    const game = basename(file, '.json')
    const host = await person()
    await host.goto(host.home)
    const tables = await openTables(host, JSON.parse(readFileSync(join(from, file), 'utf8')) as Moments)
    const storageState = await host.context().storageState()
    storageState.origins = []
    for (const { name, ...look } of LOOKS) {
      const page = await person({ ...look, storageState })
      for (const [moment, address] of Object.entries(tables)) {
        await page.goto(page.home + address)
        await page.waitForSelector('.play')
        await page.evaluate(async () => void (await document.fonts.ready))
        await page.waitForTimeout(400)
        const size = await photograph(page, `${game}-${moment}-${name}`)
        total += size
        console.log(`${game}-${moment}-${name}: ${Math.round(size / 1000)} kB`)
      }
      await page.context().close()
    }
  }
  console.log(`${(total / 1e6).toFixed(1)} MB in docs/images/boards`)
})
