/** What people do at tables: open them, wait for their turn, choose, play to the end. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type {
  ForkBody,
  PositionResponse,
  SeatBody,
  TableBody,
  TableResponse,
  UserResponse,
} from '../src/core/wire/rest'
import type { Person } from './fixtures'

/** How often a server that is busy is asked again, and after how many milliseconds. */
const AGAIN = { times: 10, pause: 3000 }
/** Milliseconds after which an answer is given up: on a crowded machine a game is read slowly. */
const PATIENCE = 60_000

/** What the server answers to the page's session, whatever the page shows. One that is busy is asked again. */
export async function ask<Answer>(page: Page & { home?: string }, path: string, body?: unknown): Promise<Answer> {
  const to = new URL(path, page.home ?? page.url()).href
  const { request } = page.context()
  for (let asked = 1; ; asked++) {
    const answer = await (body === undefined
      ? request.get(to, { timeout: PATIENCE })
      : request.post(to, { data: body, timeout: PATIENCE }))
    if (answer.ok()) return (await answer.json()) as Answer
    if (answer.status() !== 503 || asked > AGAIN.times) throw new Error(`${path}: ${await answer.text()}`)
    await new Promise((resolve) => setTimeout(resolve, AGAIN.pause))
  }
}

export const PASSWORD = 'quatro figos na mesa'

/** Somebody with an account. */
export async function account(page: Person, name: string): Promise<UserResponse> {
  await ask(page, '/api/guest', { name, language: 'en' })
  return ask(page, '/api/account', { name, password: PASSWORD })
}

/** Make sure that there is somebody to play. */
async function begin(page: Person): Promise<void> {
  if ((await ask<UserResponse | null>(page, '/api/me')) === null) await ask(page, '/api/guest', { name: 'Ana' })
}

const addressOf = (page: Person, { table, key }: TableResponse) => `${page.home}/table/${table}?key=${key}`

/** A table with seats as wished, made through the server's own door with the page's session. */
export async function createTable(page: Person, wish: TableBody): Promise<string> {
  await begin(page)
  const address = addressOf(page, await ask<TableResponse>(page, '/api/tables', wish))
  await page.goto(address)
  return address
}

/**
 * Tables that go on from moments of a kept game: each of `moments` is a share of the whole (0 is its start), or a number
 * of plies before its end if it is negative. The first seat is mine, the others are of the `others` kind. The server reads
 * one game of a person at a time.
 */
export async function forkTables(
  page: Person,
  record: string,
  moments: number[],
  others: 'hotseat' | 'bot' = 'hotseat',
): Promise<string[]> {
  await begin(page)
  const whole = await ask<TableResponse>(page, '/api/records', { record: readFileSync(record, 'utf8') })
  const { table, key, ply: last } = whole
  const seats = whole.seats.map((_, i): SeatBody => {
    if (i === 0) return { kind: 'me' }
    return others === 'hotseat' ? { kind: others, name: `Bia ${i}` } : { kind: others }
  })
  const addresses: string[] = []
  for (const moment of moments) {
    const ply = moment < 0 ? Math.max(0, last + moment) : Math.floor(moment * last)
    const body: ForkBody = { table, ply, seats, visibility: 'link', ...(key ? { key } : {}) }
    addresses.push(addressOf(page, await ask<TableResponse>(page, '/api/forks', body)))
  }
  return addresses
}

/** The canonical position of a page's table, as the server has it. */
export async function digest(page: Page): Promise<string> {
  const address = new URL(page.url())
  const key = address.searchParams.get('key')
  const path = `/api/tables/${address.pathname.split('/')[2]}/position${key ? `?key=${key}` : ''}`
  return (await ask<PositionResponse>(page, path)).digest
}

/** The table of a page, as the server lists it. */
export function tableOf(page: Page): Promise<TableResponse> {
  const address = new URL(page.url())
  return ask(page, `/api${address.pathname.replace('/table/', '/tables/')}${address.search}`)
}

/** From the home page to the first choice in one click: no account, no questions. */
export async function playNow(page: Person, game: string): Promise<void> {
  await page.goto(page.home)
  await page.click(`[data-game=${game}] .button.primary`)
  await page.waitForSelector('.play')
  await myTurn(page)
}

/** The same against one bot only, in three clicks. */
export async function playOneBot(page: Person, game: string): Promise<void> {
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

/** Take the open seat of a table that somebody has sent a link to. */
export async function join(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  await page.fill('form input', name)
  await page.click('form .button.primary')
  await page.waitForSelector('.play')
}

export async function myTurn(page: Page): Promise<void> {
  await page.waitForSelector('.play[data-mine=true]:not(:has(.choices[aria-busy=true])), .play[data-state=finished]', {
    timeout: 60_000,
  })
}

/** What the table's page says about itself. */
export const state = (page: Page) =>
  page.locator('.play').evaluate(({ dataset: { mine, seq, ply } }: HTMLElement) => ({ mine, seq, ply }))
export const seq = async (page: Page) => Number((await state(page)).seq)
export const ply = async (page: Page) => Number((await state(page)).ply)

/** Wait until the table has moved on from a seq. */
export async function changed(page: Page, from: number): Promise<void> {
  await page.waitForFunction((old) => Number(document.querySelector<HTMLElement>('.play')?.dataset.seq) > old, from, {
    timeout: 30_000,
  })
}

/** Wait until the table shows another ply: an earlier one than `past`. */
export async function wentBack(page: Page, past: number): Promise<void> {
  await page.waitForFunction((old) => Number(document.querySelector<HTMLElement>('.play')?.dataset.ply) < old, past)
}

/** Take the n-th choice of the panel: choose a main action first where none is listed, confirm where it is asked. */
export async function choose(page: Page, pick = 0): Promise<void> {
  const before = await seq(page)
  const choices = page.locator('.turn .choice')
  if (!(await choices.count())) {
    const kinds = page.locator('.turn .kind')
    await kinds.nth(pick % (await kinds.count())).click()
    if ((await seq(page)) > before) return
  }
  if (!(await isPending(page)) && (await choices.count())) await choices.nth(pick % (await choices.count())).click()
  if (await isPending(page)) await confirm(page)
  await changed(page, before)
}

/** Whether something is picked and waits for confirmation. */
export const isPending = async (page: Page) => (await page.locator('.turn .pending').count()) > 0

/** Confirm what is picked, no sooner than a double click would. */
export async function confirm(page: Page): Promise<void> {
  await page.waitForTimeout(320)
  await page.click('.turn .pending .confirm')
}

/** Play to the end by clicking, at the page's own pace: any choice will do. */
export async function playToTheEnd(page: Page, most = 3000): Promise<void> {
  await page.evaluate(async (limit) => {
    const play = () => document.querySelector<HTMLElement>('.play')!.dataset
    const isOver = () => play().state === 'finished'
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
    const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time))
    const until = async (isSo: () => boolean, tries: number) => {
      for (let i = 0; i < tries && !isSo(); i++) await pause(5)
      return isSo()
    }
    let random = 12345
    const pressAny = (items: HTMLElement[]) => {
      if (!items.length) return
      random = (random * 1103515245 + 12345) % 2147483648
      items[random % items.length]!.click()
    }
    /** One choice; the server may find us too fast, then it is pressed again. */
    async function press() {
      pressAny(all('.turn .kind'))
      await pause(0)
      pressAny(all('.turn .choice'))
      await pause(0)
      if (!document.querySelector('.turn .pending')) return
      await pause(310)
      document.querySelector<HTMLElement>('.turn .pending .confirm')?.click()
    }
    for (let moves = 0; moves < limit && !isOver(); moves++) {
      if (!(await until(() => play().mine === 'true' || isOver(), 6000)))
        throw new Error(`nothing happens at ply ${play().ply}`)
      if (isOver()) return
      const before = play().seq
      const isDone = () => play().seq !== before
      for (let i = 0; i < 40 && !isDone(); i++) {
        await press()
        await until(isDone, 200)
      }
      if (!isDone()) throw new Error(`nothing happens at ply ${play().ply}`)
    }
  }, most)
}
