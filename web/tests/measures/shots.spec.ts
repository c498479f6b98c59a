/**
 * Photographs every board from the games that scripts/shots.py has prepared, into docs/images/boards. A game in one look is a
 * part by itself: what was interrupted goes on where it was, as long as the page is the same.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Page } from '@playwright/test'
import type { TableResponse } from '../../src/core/wire/rest'
import { PHONE, test, WIDE } from '../fixtures'
import { ask } from '../table'

const root = join(import.meta.dirname, '../../..')
const from = join(root, 'build/shots')
const to = join(root, 'docs/images/boards')
const done = join(from, 'done')
/** What names all files of the built page by their content. */
const built = join(root, 'src/tabuleiro/server/static/index.html')
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

/** Wait until a table stands still: everything drawn, all letters there, nothing on its way. */
async function settle(page: Page): Promise<void> {
  await page.waitForSelector('.play .board-place [data-element]')
  await page.waitForFunction(async () => {
    await document.fonts.ready
    const isMoving = document.getAnimations().some(({ effect, playState }) => {
      return playState === 'running' && effect?.getComputedTiming().iterations !== Infinity
    })
    return !isMoving && document.fonts.status === 'loaded' && !document.querySelector('.play [aria-busy=true]')
  })
  // What comes one frame later comes then.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

async function photograph(page: Page, name: string): Promise<void> {
  const camera = await page.context().newCDPSession(page)
  const { data } = await camera.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY })
  const picture = Buffer.from(data, 'base64')
  writeFileSync(join(to, `${name}.webp`), picture)
  console.log(`${name}: ${Math.round(picture.length / 1000)} kB`)
}

/** What a part shows: pictures of the same page and the same game need not be taken again. */
const stampOf = (moments: string) =>
  createHash('sha256').update(readFileSync(built)).update(moments).update(JSON.stringify(LOOKS)).digest('hex')

mkdirSync(done, { recursive: true })
mkdirSync(to, { recursive: true })
for (const file of existsSync(from) ? readdirSync(from).filter((name) => name.endsWith('.json')) : []) {
  const game = basename(file, '.json')
  const moments = readFileSync(join(from, file), 'utf8')
  for (const { name, ...look } of LOOKS) {
    test(`${game}, ${name}`, async ({ person }) => {
      const mark = join(done, `${game}-${name}`)
      const stamp = stampOf(moments)
      test.skip(existsSync(mark) && readFileSync(mark, 'utf8') === stamp, 'taken already')
      const page = await person(look)
      await page.goto(page.home)
      const tables = await openTables(page, JSON.parse(moments) as Moments)
      for (const [moment, address] of Object.entries(tables)) {
        await page.goto(page.home + address)
        await settle(page)
        await photograph(page, `${game}-${moment}-${name}`)
      }
      writeFileSync(mark, stamp)
    })
  }
}
