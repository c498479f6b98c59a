/** Photographs every board from the games that scripts/shots.py has prepared, into docs/images/boards. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { openBrowser, person, PHONE, WIDE } from './browser.mjs'
import { Server } from './server.mjs'

const root = new URL('../..', import.meta.url).pathname
const from = join(root, 'build/shots')
const to = join(root, 'docs/images/boards')
/** On paper one sees no pixels: less than the best is enough, and keeps the repository small. */
const QUALITY = 70

const LOOKS = [
  { name: 'wide-light', language: 'en', colorScheme: 'light', ...WIDE },
  { name: 'wide-dark', language: 'en', colorScheme: 'dark', ...WIDE },
  { name: 'phone-light', language: 'pt-BR', colorScheme: 'light', ...PHONE },
  { name: 'phone-dark', language: 'pt-BR', colorScheme: 'dark', ...PHONE },
]

/** The tables of a game: before its first choice, in its middle, at its end. */
async function openTables(page, { record, start, middle }) {
  return page.evaluate(
    async (asked) => {
      const post = async (path, body) => {
        const answer = await fetch(path, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        })
        if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
        return answer.json()
      }
      await post('/api/guest', { name: 'Ana' })
      const whole = await post('/api/records', { record: asked.record })
      const seats = whole.seats.map((_, i) => ({ kind: i === 0 ? 'me' : 'bot' }))
      const fork = (ply) => post('/api/forks', { table: whole.table, key: whole.key, ply, seats, visibility: 'link' })
      const tables = { start: await fork(asked.start), middle: await fork(asked.middle), end: whole }
      return Object.fromEntries(
        Object.entries(tables).map(([moment, { table, key }]) => [moment, `/table/${table}?key=${key}`]),
      )
    },
    { record, start, middle },
  )
}

async function photograph(page, name) {
  const camera = await page.context().newCDPSession(page)
  const { data } = await camera.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY })
  const picture = Buffer.from(data, 'base64')
  writeFileSync(join(to, `${name}.webp`), picture)
  return picture.length
}

mkdirSync(to, { recursive: true })
const server = await Server.start()
const browser = await openBrowser()
let total = 0
for (const file of readdirSync(from)) {
  const game = basename(file, '.json')
  const host = await person(browser, server)
  await host.goto(server.address)
  const tables = await openTables(host, JSON.parse(readFileSync(join(from, file), 'utf8')))
  const storageState = await host.context().storageState()
  await host.context().close()
  storageState.origins = []
  for (const { name, ...look } of LOOKS) {
    const page = await person(browser, server, { ...look, storageState })
    for (const [moment, address] of Object.entries(tables)) {
      await page.goto(server.address + address)
      await page.waitForSelector('.play')
      await page.evaluate(() => document.fonts.ready)
      await page.waitForTimeout(400)
      const size = await photograph(page, `${game}-${moment}-${name}`)
      total += size
      console.log(`${game}-${moment}-${name}: ${Math.round(size / 1000)} kB`)
    }
    await page.context().close()
  }
}
console.log(`${(total / 1e6).toFixed(1)} MB in docs/images/boards`)
await browser.close()
await server.stop()
