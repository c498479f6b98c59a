/**
 * Measures the page as a newcomer meets it and writes build/page.md: the size of the first page, the time until a table
 * can be played, the time to draw an update of a table of four. Everything is measured with an empty cache.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTable, myTurn, openBrowser, person } from './browser.mjs'
import { Server } from './server.mjs'

const OPENINGS = 5
const UPDATES = 60
const TARGETS = { page: 200, table: 2000, update: 50 }
const place = join(new URL('../..', import.meta.url).pathname, 'build')

const server = await Server.start()
const browser = await openBrowser()
const games = await server.games()

const sorted = (numbers) => numbers.toSorted((a, b) => a - b)
const median = (numbers) => sorted(numbers)[Math.floor(numbers.length / 2)]
const p95 = (numbers) => sorted(numbers)[Math.ceil(numbers.length * 0.95) - 1]

/** What comes over the line for the first page, in kB. */
async function weighFirstPage() {
  const page = await person(browser, server)
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  let bytes = 0
  line.on('Network.loadingFinished', (event) => (bytes += event.encodedDataLength))
  await page.goto(server.address)
  await page.waitForSelector('.card')
  await page.waitForLoadState('networkidle')
  await page.context().close()
  return bytes / 1000
}

/** Seats for four, or as many as a game takes. */
function seatsOf(game) {
  const count = game.seats.includes(4) ? 4 : game.seats.at(-1)
  return Array.from({ length: count }, (_, i) => (i === 0 ? { kind: 'me' } : { kind: 'hotseat', name: `Bia ${i}` }))
}

/** From the address to the first choice on the panel and a drawn board, in ms. */
async function openTable(game) {
  const page = await person(browser, server)
  const address = await createTable(page, { game: game.name, seats: seatsOf(game) })
  await myTurn(page)
  const session = await page.context().storageState()
  await page.context().close()
  const fresh = await person(browser, server, { storageState: session })
  await fresh.addInitScript(() => {
    const look = () => {
      if (document.querySelector('.play[data-mine=true] .turn [data-number]') && document.querySelector('.board-place [data-element]')) globalThis.playable = performance.now()
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await fresh.goto(address)
  await fresh.waitForFunction(() => globalThis.playable)
  const time = await fresh.evaluate(() => globalThis.playable)
  await fresh.context().close()
  return time
}

/** From an update's arrival until its frame has been handed to the screen, in ms, over random moves. */
async function drawUpdates(game) {
  const page = await person(browser, server, { preferences: { motion: 'system' } })
  await page.addInitScript(() => {
    globalThis.times = []
    const Plain = globalThis.WebSocket
    globalThis.WebSocket = class extends Plain {
      constructor(...args) {
        super(...args)
        globalThis.line = this
        this.addEventListener('message', ({ data }) => {
          if (!data.startsWith('{"type":"update"')) return
          const came = performance.now()
          globalThis.update = JSON.parse(data)
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = () => globalThis.times.push(performance.now() - came)
            port2.postMessage(null)
          })
        })
      }
    }
  })
  await createTable(page, { game: game.name, seats: seatsOf(game) })
  await myTurn(page)
  const times = await page.evaluate(async (most) => {
    globalThis.times = []
    for (let i = 0; i < most && globalThis.update.state === 'running'; i++) {
      const { table, seq, legal } = globalThis.update
      const action = legal[(i * 7919) % legal.length]
      const known = globalThis.times.length
      globalThis.line.send(JSON.stringify({ type: 'play', nonce: `n${seq}`, table, seq, seat: action.seat, action: action.id }))
      while (globalThis.times.length === known) await new Promise((resolve) => setTimeout(resolve, 5))
    }
    return globalThis.times
  }, UPDATES)
  await page.context().close()
  return times
}

const row = (what, reached, unit, target) => `| ${what} | ${reached.toFixed(0)} ${unit} | <= ${target} ${unit} | ${reached <= target ? 'met' : '**missed**'} |`
const rows = [row('first page, compressed', await weighFirstPage(), 'kB', TARGETS.page)]
const behind = []
for (const game of games) {
  const opened = []
  for (let i = 0; i < OPENINGS; i++) opened.push(await openTable(game))
  const drawn = await drawUpdates(game)
  rows.push(row(`${game.name}: a table is playable`, median(opened), 'ms', TARGETS.table))
  rows.push(row(`${game.name}: an update is drawn`, median(drawn), 'ms', TARGETS.update))
  behind.push(`${game.name} ${p95(drawn).toFixed(0)} ms`)
}
const text = `Chromium without a graphics card, an empty cache, tables of four: medians of ${OPENINGS} openings and ${UPDATES} updates.

| measure | reached | target | |
|---|---:|---:|---|
${rows.join('\n')}

An update counts from its arrival until its frame is drawn, waiting for the screen (up to 17 ms) included; 95 of 100 are drawn within: ${behind.join(', ')}.
`
mkdirSync(place, { recursive: true })
writeFileSync(join(place, 'page.md'), text)
console.log(text)
await browser.close()
await server.stop()
