/**
 * Measures what plays on the device with the network cut, from the folder of plain files: how long a start takes until a
 * bot has moved, the memory after a strong bot has searched; and plays a whole game of each kind. What was found is kept
 * in build/device, so that parts can be measured by themselves (`-g start`); build/device.md tells all of it.
 * NOTE says under what conditions it was measured, where they were not those of a quiet machine.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium, expect, test, type Browser, type Page } from '@playwright/test'
import { addressOf, DEVICE_WORDS, keep, packed, serveFiles, settle, sitDown, watched, writeSite } from '../site'
import { choose, myTurn, playToTheEnd, ply } from '../table'
import { Unwatched } from './unwatched'

const GAMES = [
  ['coimbra', 'en'],
  ['hansa_teutonica', 'pt-BR'],
  ['luna', 'en'],
  ['merv', 'pt-BR'],
] as const
const BUILD = join(packed, '../..')
const TARGETS = { s: 3, MB: 250 }
/** Warm starts of which the middle one is told. */
const STARTS = 3
/** Turns against a strong bot before memory is read. */
const TURNS = 3

/** Milliseconds after which a browser has collected what is garbage. */
const REST = 30_000

/** What one measure found: rows of the table, and what is said above it. */
interface Found {
  rows: { what: string; value: number; unit: keyof typeof TARGETS }[]
  words: string
}

/** Seconds of processor time of the processes that draw pages and run workers. */
async function processorSeconds(browser: Browser): Promise<number> {
  const line = await browser.newBrowserCDPSession()
  const { processInfo } = await line.send('SystemInfo.getProcessInfo')
  await line.detach()
  return processInfo.filter(({ type }) => type === 'renderer').reduce((sum, { cpuTime }) => sum + cpuTime, 0)
}

/** Choose until a bot has answered. */
async function oneTurn(page: Page): Promise<void> {
  await choose(page)
  await myTurn(page)
}

/** From the address to the first move of a bot, everything new but what the browser keeps: seconds, on the clock and of the processor. */
async function start(browser: Browser, page: Page): Promise<{ wall: number; processor: number }> {
  const before = await processorSeconds(browser)
  const began = performance.now()
  await page.reload({ waitUntil: 'commit' })
  await page.waitForSelector('.play')
  await myTurn(page)
  const from = await ply(page)
  while ((await ply(page)) === from) await oneTurn(page)
  const wall = (performance.now() - began) / 1000
  return { wall, processor: (await processorSeconds(browser)) - before }
}

/** The page, as a line of script sees it: whether it is somebody's turn, how far the game is, and a press that goes on. */
const MINE = `!!document.querySelector('.play[data-mine=true]:not(:has(.choices[aria-busy=true]))')`
const SEQ = `Number(document.querySelector('.play').dataset.seq)`
const PRESS = `['.pending .confirm', '.choice', '.kind'].some((part) => {
  const found = document.querySelector('.turn ' + part)
  found?.click()
  return found
})`

/** A turn of mine and the answer of the bot, in a browser that nobody watches. */
async function oneTurnAlone(alone: Unwatched): Promise<void> {
  const from = (await alone.run(SEQ)) as number
  while ((await alone.run(SEQ)) === from) {
    await alone.run(PRESS)
    await pause(500)
  }
  await alone.until(MINE)
}

const middle = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!

function rowOf({ what, value, unit }: Found['rows'][number]): string {
  const verdict = value <= TARGETS[unit] ? 'met' : 'missed'
  return `| ${what} | ${value.toFixed(unit === 's' ? 1 : 0)} ${unit} | at most ${TARGETS[unit]} ${unit} | ${verdict} |`
}

/** Keep what was found under a name, and tell all that is known of what is packed now. */
function tell(name: string, found: Found): void {
  const { folder, compiled } = JSON.parse(readFileSync(packed, 'utf8')) as { folder: string; compiled: boolean }
  const place = join(BUILD, 'device', folder)
  mkdirSync(place, { recursive: true })
  writeFileSync(join(place, `${name}.json`), JSON.stringify(found))
  const all = readdirSync(place)
    .sort()
    .map((file) => JSON.parse(readFileSync(join(place, file), 'utf8')) as Found)
  const kind = compiled ? 'compiled' : 'uncompiled'
  const words = [`Rules ${kind}, the network cut.`, process.env.NOTE ?? '', ...all.map((one) => one.words)]
  const lines = ['| measure | value | target | verdict |', '|---|---:|---:|---|']
  lines.push(...all.flatMap(({ rows }) => rows.map(rowOf)))
  writeFileSync(join(BUILD, 'device.md'), `${words.filter(Boolean).join(' ')}\n\n${lines.join('\n')}\n`)
}

let files: Server
let home = ''

test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  writeSite()
  files = await serveFiles()
  home = addressOf(files)
})

test.afterAll(() => files.close())

/** Keep everything on the device, and cut the network. */
async function cutOff(page: Page, language: keyof typeof DEVICE_WORDS): Promise<void> {
  await settle(page, language)
  await keep(page, home, DEVICE_WORDS[language].keep, DEVICE_WORDS[language].kept)
  await page.context().setOffline(true)
  files.closeAllConnections()
}

for (const [game, language] of GAMES) {
  test(`${game}: start`, async ({ page, browser }) => {
    const faults = watched(page)
    await cutOff(page, language)
    await sitDown(page, home, game)
    await myTurn(page)
    const starts: { wall: number; processor: number }[] = []
    for (let n = 0; n < STARTS; n++) starts.push(await start(browser, page))
    expect(faults).toEqual([])
    const what = `${game}: warm start to the first move of a bot`
    const seconds = middle(starts.map(({ processor }) => processor)).toFixed(1)
    tell(`${game}-start`, {
      rows: [{ what, value: middle(starts.map(({ wall }) => wall)), unit: 's' }],
      words: `Processor time of such a start, page and workers: ${game} ${seconds} s.`,
    })
  })

  test(`${game}: memory`, async ({ launchOptions }) => {
    const executablePath = launchOptions.executablePath!
    const profile = mkdtempSync(join(tmpdir(), 'tabuleiro-device-'))
    const context = await chromium.launchPersistentContext(profile, launchOptions)
    const page = await context.newPage()
    await cutOff(page, language)
    await sitDown(page, home, game, DEVICE_WORDS[language].strong)
    await myTurn(page)
    const table = page.url()
    await context.close()

    const alone = await Unwatched.open(executablePath, profile, table)
    await alone.until(MINE)
    const began = alone.megabytes()
    let most = 0
    for (let turn = 0; turn < TURNS; turn++) {
      await oneTurnAlone(alone)
      most = Math.max(most, alone.megabytes())
    }
    await pause(REST)
    const rested = alone.megabytes()
    await alone.close()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    tell(`${game}-memory`, {
      rows: [
        { what: `${game}: memory right after a strong bot, the most of ${TURNS} turns`, value: most, unit: 'MB' },
        { what: `${game}: memory half a minute after it`, value: rested, unit: 'MB' },
      ],
      words: `Before its first search ${game} had ${began.toFixed(0)} MB.`,
    })
  })

  test(`${game}: whole`, async ({ page }) => {
    const faults = watched(page)
    await cutOff(page, language)
    await sitDown(page, home, game)
    await myTurn(page)
    await playToTheEnd(page)
    await expect(page.locator('.play[data-state=finished]')).toBeVisible()
    expect(faults).toEqual([])
    const words = `${game} (${language}) was played to its end without a fault, ${await ply(page)} plies.`
    tell(`${game}-whole`, { rows: [], words })
  })
}
