/**
 * Plays a whole game of each kind on the device with the network cut, from the folder of plain files, and writes
 * build/device.md: how long a start takes until a bot has moved, and the memory after a strong bot has searched.
 * NOTE says under what conditions it was measured, where they were not those of a quiet machine.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Browser, type Page } from '@playwright/test'
import { addressOf, DEVICE_WORDS, keep, packed, serveFiles, settle, sitDown, watched, writeSite } from '../site'
import { choose, myTurn, playToTheEnd, ply } from '../table'

const GAMES = ['coimbra', 'hansa_teutonica', 'luna', 'merv']
const TARGETS = { start: 3, memory: 250 }
/** Warm starts of which the middle one is told. */
const STARTS = 3
/** Turns against a strong bot before memory is read. */
const TURNS = 3

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

function line(what: string, value: number, unit: string, target: number): string {
  const verdict = value <= target ? 'met' : 'missed'
  return `| ${what} | ${value.toFixed(unit === 's' ? 1 : 0)} ${unit} | at most ${target} ${unit} | ${verdict} |`
}

test('every game on the device with the network cut: start, memory, and to the end', async ({ browser }) => {
  writeSite()
  const files = await serveFiles()
  const home = addressOf(files)
  const kind = (JSON.parse(readFileSync(packed, 'utf8')) as { compiled: boolean }).compiled ? 'compiled' : 'uncompiled'
  const lines = ['| measure | value | target | verdict |', '|---|---:|---:|---|']
  const played: string[] = []
  const processor: string[] = []
  for (const [i, game] of GAMES.entries()) {
    const language = i % 2 ? 'pt-BR' : 'en'
    const words = DEVICE_WORDS[language]
    const context = await browser.newContext()
    const page = await context.newPage()
    const faults = watched(page)
    await settle(page, language)
    await keep(page, home, words.keep, words.kept)
    await context.setOffline(true)
    files.closeAllConnections()

    await sitDown(page, home, game)
    await myTurn(page)
    const starts: { wall: number; processor: number }[] = []
    for (let n = 0; n < STARTS; n++) starts.push(await start(browser, page))
    lines.push(
      line(
        `${game}: warm start to the first move of a bot`,
        middle(starts.map(({ wall }) => wall)),
        's',
        TARGETS.start,
      ),
    )
    processor.push(`${game} ${middle(starts.map((one) => one.processor)).toFixed(1)} s`)
    await playToTheEnd(page)
    await expect(page.locator('.play[data-state=finished]')).toBeVisible()
    played.push(`${game} (${language}, ${await ply(page)} plies)`)

    await sitDown(page, home, game, words.strong)
    await myTurn(page)
    for (let turn = 0; turn < TURNS; turn++) await oneTurn(page)
    const { megabytes } = await renderers(browser)
    lines.push(line(`${game}: memory after a strong bot`, megabytes, 'MB', TARGETS.memory))
    expect(faults).toEqual([])
    await context.close()
    const told = [
      `Rules ${kind}. Played to the end with the network cut, without a fault: ${played.join(', ')}.`,
      `Processor time of the page and its workers for such a start: ${processor.join(', ')}.`,
      process.env.NOTE ?? '',
    ]
    writeFileSync(join(packed, '../../device.md'), `${told.filter(Boolean).join(' ')}\n\n${lines.join('\n')}\n`)
  }
  files.close()
})
