/** Chromium, and what a person does in it. Every page reports what it should not have: errors, failed requests. */
import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium } from 'playwright-core'

export const LANGUAGES = ['en', 'pt-BR']
export const WIDE = { viewport: { width: 1440, height: 900 } }
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }

/** The browser that CHROMIUM names, or the system's. */
function findChromium() {
  const usual = ['chromium', 'chromium-browser', 'google-chrome'].map((name) => `/usr/bin/${name}`)
  const found = [process.env.CHROMIUM, ...usual].find((path) => path && existsSync(path))
  if (!found) throw new Error('Chromium is missing: install it or name it in CHROMIUM')
  return found
}

export async function openBrowser() {
  return chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
}

/** A person: a browser context with one page, in a language, with preferences. */
export async function person(browser, server, { language = 'en', preferences = {}, ...options } = {}) {
  const context = await browser.newContext({ ...WIDE, locale: language === 'en' ? 'en-US' : 'pt-BR', ...options })
  const stored = JSON.stringify({ language, motion: 'off', ...preferences })
  await context.addInitScript(
    (kept) => localStorage.getItem('tabuleiro.preferences') ?? localStorage.setItem('tabuleiro.preferences', kept),
    stored,
  )
  const page = await context.newPage()
  const faults = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  page.on('pageerror', (error) => faults.push(String(error.stack)))
  page.on('response', (response) => response.status() >= 400 && faults.push(`${response.status()} ${response.url()}`))
  page.setDefaultTimeout(15_000)
  return Object.assign(page, { faults, home: server.address, forgive: () => faults.splice(0) })
}

/** Nothing went wrong on this page that nobody asked for. */
export function clean(page) {
  assert.deepEqual(page.faults, [])
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds wrong with the page as it stands. */
export async function violations(page) {
  await page.evaluate(axe)
  const found = await page.evaluate(
    async () =>
      (await globalThis.axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })).violations,
  )
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map((node) => node.html.slice(0, 140))
        .join(' | ')}`,
  )
}

/** The files of whole games that the tests of the rules keep. */
export function recordsOf(game) {
  const folder = new URL(`../../tests/games/${game}/records/`, import.meta.url).pathname
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tab'))
    .toSorted()
    .map((name) => folder + name)
}

/** A kept game of four; for Hansa Teutonica of five, whose game of four is the one in which nothing happens. */
export function fullRecord(game) {
  const records = recordsOf(game)
  return records.find((record) => record.endsWith('/four_players.tab')) ?? records[0]
}

/** The canonical position of a page's table, as the server has it. */
export async function digest(page) {
  const address = new URL(page.url())
  const key = address.searchParams.get('key')
  const path = `/api/tables/${address.pathname.split('/')[2]}/position${key ? `?key=${key}` : ''}`
  return page.evaluate(async (asked) => (await (await fetch(asked)).json()).digest, path)
}

/** From the home page to the first choice in one click: no account, no questions. */
export async function playNow(page, game) {
  await page.goto(page.home)
  await page.click(`[data-game=${game}] .button.primary`)
  await page.waitForSelector('.play')
  await myTurn(page)
}

/** The same against one bot only, in three clicks. */
export async function playOneBot(page, game) {
  await page.goto(page.home)
  await page.click(`[data-game=${game}] a[href^="/new"]`)
  await page
    .locator('label', { has: page.locator('input[name=count]') })
    .filter({ hasText: /^2$/ })
    .click()
  await page.click('form .button.primary')
  await page.waitForSelector('.play')
  await myTurn(page)
}

export async function myTurn(page) {
  await page.waitForSelector('.play[data-mine=true], .play[data-state=finished]', { timeout: 60_000 })
}

/** A table with seats as wished, made through the server's own door with the page's session. */
export async function createTable(page, wish) {
  await page.goto(page.home)
  const address = await page.evaluate(async (asked) => {
    const post = async (path, body) =>
      (
        await fetch(path, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).json()
    const me = await (await fetch('/api/me')).json()
    if (!me) await post('/api/guest', { name: 'Ana' })
    const table = await post('/api/tables', asked)
    return `/table/${table.table}?key=${table.key}`
  }, wish)
  await page.goto(page.home + address)
  return page.home + address
}

/**
 * Tables that go on from moments of a kept game: each of `moments` is a share of the whole (0 is its start), or a number
 * of plies before its end if it is negative. The first seat is mine, the others are of the `others` kind.
 */
export async function forkTables(page, record, moments, others = 'hotseat') {
  await page.goto(page.home)
  return page.evaluate(
    async (asked) => {
      const post = async (path, body) =>
        (
          await fetch(path, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify(body),
          })
        ).json()
      const me = await (await fetch('/api/me')).json()
      if (!me) await post('/api/guest', { name: 'Ana' })
      const whole = await post('/api/records', { record: asked.record })
      const seats = whole.seats.map((_, i) =>
        i === 0 ? { kind: 'me' } : { kind: asked.others, ...(asked.others === 'hotseat' ? { name: `Bia ${i}` } : {}) },
      )
      const plyOf = (moment) => (moment < 0 ? Math.max(0, whole.ply + moment) : Math.floor(moment * whole.ply))
      const forks = asked.moments.map((moment) =>
        post('/api/forks', { table: whole.table, key: whole.key, ply: plyOf(moment), seats, visibility: 'link' }),
      )
      return (await Promise.all(forks)).map(({ table, key }) => `${location.origin}/table/${table}?key=${key}`)
    },
    { record: readFileSync(record, 'utf8'), moments, others },
  )
}

export const state = (page) => page.locator('.play').evaluate((play) => ({ ...play.dataset }))
export const seq = async (page) => Number((await state(page)).seq)
export const ply = async (page) => Number((await state(page)).ply)

/** Wait until the table has moved on from a seq. */
export async function changed(page, from) {
  await page.waitForFunction((old) => Number(document.querySelector('.play')?.dataset.seq) > old, from, {
    timeout: 30_000,
  })
}

/** Take the n-th choice of the panel: open its group first where there are groups, confirm where it is asked. */
export async function choose(page, pick = 0) {
  const before = await seq(page)
  const kinds = page.locator('.turn .kind')
  if (await kinds.count()) {
    await kinds.nth(pick % (await kinds.count())).click()
    if ((await seq(page)) > before) return
  }
  const choices = page.locator('.turn .choice')
  if (await choices.count()) await choices.nth(pick % (await choices.count())).click()
  const confirm = page.locator('.turn .pending .primary')
  if (await confirm.count()) await confirm.click()
  await changed(page, before)
}

/** Play to the end by clicking, at the page's own pace: any choice will do. */
export async function playToTheEnd(page, most = 3000) {
  return page.evaluate(async (limit) => {
    const play = () => document.querySelector('.play')
    const pause = (time) => new Promise((resolve) => setTimeout(resolve, time))
    const until = async (isSo) => {
      for (let i = 0; i < 6000 && !isSo(); i++) await pause(5)
      if (!isSo()) throw new Error(`nothing happens at ply ${play().dataset.ply}`)
    }
    let random = 12345
    const any = (items) => {
      random = (random * 1103515245 + 12345) % 2147483648
      return items[random % items.length]
    }
    /** One choice; the server may find us too fast, then it is pressed again. */
    async function press() {
      const kinds = [...document.querySelectorAll('.turn .kind')]
      if (kinds.length) any(kinds).click()
      await pause(0)
      const choices = [...document.querySelectorAll('.turn .choice')]
      if (choices.length) any(choices).click()
      await pause(0)
      document.querySelector('.turn .pending .primary')?.click()
    }
    let moves = 0
    for (; moves < limit && play().dataset.state !== 'finished'; moves++) {
      await until(() => play().dataset.mine === 'true' || play().dataset.state === 'finished')
      if (play().dataset.state === 'finished') break
      const before = play().dataset.seq
      const isDone = () => play().dataset.seq !== before
      for (let i = 0; i < 40 && !isDone(); i++) {
        await press()
        for (let wait = 0; wait < 200 && !isDone(); wait++) await pause(5)
      }
      if (!isDone()) throw new Error(`nothing happens at ply ${play().dataset.ply}`)
    }
    return moves
  }, most)
}
