/**
 * Measures what plays on the device with the network cut, from the folder of plain files: how long a start takes until a
 * bot has moved, the memory after a strong bot has searched; and plays a whole game of each kind. What was found is kept
 * in build/device, so that parts can be measured by themselves (`-g start`); build/device.md tells all of it.
 * NOTE says under what conditions it was measured, where they were not those of a quiet machine.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { expect, test, type Browser, type Page } from '@playwright/test'
import { addressOf, DEVICE_WORDS, keep, packed, serveFiles, settle, sitDown, watched, writeSite } from '../site'
import { choose, myTurn, playToTheEnd, ply } from '../table'

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

/** What one measure found: rows of the table, and what is said above it. */
interface Found {
  rows: { what: string; value: number; unit: keyof typeof TARGETS }[]
  words: string
}

/** The processes that draw pages and run workers: their seconds of processor time, and MB of memory (PSS). */
async function renderers(browser: Browser): Promise<{ seconds: number; megabytes: number }> {
  const line = await browser.newBrowserCDPSession()
  const { processInfo } = await line.send('SystemInfo.getProcessInfo')
  await line.detach()
  const drawing = processInfo.filter(({ type }) => type === 'renderer')
  const pss = drawing.map(({ id }) =>
    Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))![1]),
  )
  return {
    seconds: drawing.reduce((sum, { cpuTime }) => sum + cpuTime, 0),
    megabytes: pss.reduce((sum, kilobytes) => sum + kilobytes, 0) / 1024,
  }
}

interface Measuring {
  measureUserAgentSpecificMemory(): Promise<{ bytes: number }>
}

/** MB that the page holds by the browser's own measure. It is too small to have the memory of both workers in it. */
const held = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { bytes } = await (performance as unknown as Measuring).measureUserAgentSpecificMemory()
    return bytes / 1e6
  })

/** Choose until a bot has answered. */
async function oneTurn(page: Page): Promise<void> {
  await choose(page)
  await myTurn(page)
}

/** From the address to the first move of a bot, everything new but what the browser keeps: seconds, on the clock and of the processor. */
async function start(browser: Browser, page: Page): Promise<{ wall: number; processor: number }> {
  const before = await renderers(browser)
  const began = performance.now()
  await page.reload({ waitUntil: 'commit' })
  await page.waitForSelector('.play')
  await myTurn(page)
  const from = await ply(page)
  while ((await ply(page)) === from) await oneTurn(page)
  const wall = (performance.now() - began) / 1000
  return { wall, processor: (await renderers(browser)).seconds - before.seconds }
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
  files = await serveFiles({
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
  })
  home = addressOf(files)
})

test.afterAll(() => files.close())

test.beforeEach(async ({ page, context }, { title }) => {
  const [, language] = GAMES.find(([game]) => title.startsWith(game))!
  await settle(page, language)
  await keep(page, home, DEVICE_WORDS[language].keep, DEVICE_WORDS[language].kept)
  await context.setOffline(true)
  files.closeAllConnections()
})

for (const [game, language] of GAMES) {
  test(`${game}: start`, async ({ page, browser }) => {
    const faults = watched(page)
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

  test(`${game}: memory`, async ({ page, browser }) => {
    const faults = watched(page)
    await sitDown(page, home, game, DEVICE_WORDS[language].strong)
    await myTurn(page)
    for (let turn = 0; turn < TURNS; turn++) await oneTurn(page)
    const { megabytes } = await renderers(browser)
    const own = (await held(page)).toFixed(0)
    expect(faults).toEqual([])
    tell(`${game}-memory`, {
      rows: [{ what: `${game}: memory after a strong bot`, value: megabytes, unit: 'MB' }],
      words: `Of it the page counts as its own: ${game} ${own} MB.`,
    })
  })

  test(`${game}: whole`, async ({ page }) => {
    const faults = watched(page)
    await sitDown(page, home, game)
    await myTurn(page)
    await playToTheEnd(page)
    await expect(page.locator('.play[data-state=finished]')).toBeVisible()
    expect(faults).toEqual([])
    const words = `${game} (${language}) was played to its end without a fault, ${await ply(page)} plies.`
    tell(`${game}-whole`, { rows: [], words })
  })
}
