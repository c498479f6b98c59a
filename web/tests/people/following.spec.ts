/** Following the others: what bots do within a moment is shown one move at a time, and nothing is asked meanwhile. */
import type { Page } from '@playwright/test'
import type { LogPart } from '../../src/core/wire/messages'
import { expect, GAMES, PHONE, test, type Person } from '../fixtures'
import { fullRecord } from '../records'
import { ask, choose, confirm, createTable, forkTables, myTurn, ply, tableOf } from '../table'

interface Seen {
  /** The plies that were on the screen, in their order. */
  shown: number[]
  /** What could have been pressed while moves were shown: nothing. */
  asked: number
}

/** Watch the screen from now on: every change of it counts, however slow the machine that looks. */
async function watch(page: Page): Promise<() => Promise<Seen>> {
  const seen = await page.evaluateHandle(() => {
    const seen: Seen = { shown: [], asked: 0 }
    const play = document.querySelector<HTMLElement>('.play')!
    const look = () => {
      const mine = play.dataset.mine === 'true'
      if (mine && seen.shown.length === 0) return
      const shown = Number(play.dataset.shown)
      if (seen.shown.at(-1) !== shown) seen.shown.push(shown)
      if (mine) return
      seen.asked += document.querySelectorAll('.turn [data-number], .board-place .can').length
      if (document.title.startsWith('●')) seen.asked++
    }
    new MutationObserver(look).observe(document, { attributes: true, childList: true, subtree: true })
    return seen
  })
  return () => seen.jsonValue()
}

/** The position after every move since a ply, as the server has recorded them: one per choice that somebody made. */
async function recorded(page: Person, since: number): Promise<number[]> {
  const address = new URL(page.url())
  const path = address.pathname.replace('/table/', '/tables/')
  const { plies } = await ask<LogPart>(page, `/api${path}/log${address.search}`)
  const chosen = plies.filter((line) => line.ply > since && (line.by === 'bot' || line.by === 'user'))
  return [...chosen.map((line) => line.ply), plies.at(-1)!.ply + 1]
}

/** Hand the turn over to the bots; returns the ply before it. */
async function endTurn(page: Person): Promise<number> {
  const before = await ply(page)
  await page.click('.turn [data-kind=end_turn]')
  await confirm(page)
  await page.waitForFunction((old) => document.querySelector<HTMLElement>('.play')!.dataset.mine !== old, 'true')
  return before
}

test('a bot round of four can be followed: one move at a time in the recorded order, nothing asked, and skipped', async ({
  person,
}) => {
  const ana = await person({ preferences: { speed: 'quick' } })
  const bots = [1, 2, 3].map(() => ({ kind: 'bot' as const, level: 'regular' }))
  await createTable(ana, {
    game: 'hansa_teutonica',
    seats: [{ kind: 'me' }, ...bots],
    options: { start_player: '0' },
  })
  await myTurn(ana)

  const seen = await watch(ana)
  const before = await endTurn(ana)
  await myTurn(ana)
  const { shown, asked } = await seen()
  expect(shown, 'every move, one after the other, in the recorded order').toEqual(await recorded(ana, before))
  expect(shown.length, 'three bots have two actions each').toBeGreaterThan(6)
  expect(asked, 'nothing is asked while moves are shown').toBe(0)
  await expect(ana.locator('.strip .chip')).toHaveCount(shown.length - 1)
  await expect(ana.locator('.trail text').first(), 'what they touched is marked').toBeVisible()

  await endTurn(ana)
  await ana.waitForSelector('.watching')
  await ana.keyboard.press(',')
  await expect
    .poll(async () => (await tableOf(ana)).waiting, { message: 'the bots are done', timeout: 60_000 })
    .toBe(true)
  await expect(ana.locator('.play'), 'whoever stands still is not asked').toHaveAttribute('data-mine', 'false')
  await ana.keyboard.press('Escape')
  await expect(ana.locator('.play'), 'whoever wants to see no more is asked').toHaveAttribute('data-mine', 'true')

  const now = await ply(ana)
  await ana.keyboard.press(',')
  await ana.waitForSelector('.watching')
  await expect(ana.locator('.play')).toHaveAttribute('data-mine', 'false')
  expect(Number(await ana.locator('.play').getAttribute('data-shown'))).toBeLessThan(now)
  await ana.keyboard.press('.')
  await ana.keyboard.press('.')
  await expect(ana.locator('.play'), 'and back to now').toHaveAttribute('data-mine', 'true')
})

for (const game of GAMES.filter((name) => name !== 'hansa_teutonica'))
  test(`a bot round of four can be followed in ${game}, too, and skipped`, async ({ person }) => {
    const ana = await person({ preferences: { speed: 'quick' } })
    const [table] = await forkTables(ana, fullRecord(game), [0.4], 'bot')
    await ana.goto(table!)
    await myTurn(ana)

    let before: number
    let told: Seen
    do {
      const seen = await watch(ana)
      before = await ply(ana)
      await choose(ana)
      await myTurn(ana)
      told = await seen()
    } while (told.shown.length < 4)
    expect(told.shown, 'every move, one after the other, in the recorded order').toEqual(await recorded(ana, before))
    expect(told.asked, 'nothing is asked while moves are shown').toBe(0)
    await expect(ana.locator('.strip .chip')).toHaveCount(told.shown.length - 1)

    await ana.keyboard.press(',')
    await ana.waitForSelector('.watching')
    await expect(ana.locator('.play'), 'whoever looks back is not asked').toHaveAttribute('data-mine', 'false')
    await ana.keyboard.press('Escape')
    await expect(ana.locator('.play'), 'whoever wants to see no more is asked').toHaveAttribute('data-mine', 'true')
  })

test('a bot that thinks says so, and can be told to move now', async ({ person }) => {
  const ana = await person()
  const sent: string[] = []
  ana.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))))
  await createTable(ana, {
    game: 'hansa_teutonica',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'expert' }],
    options: { start_player: '0' },
  })
  await myTurn(ana)
  await endTurn(ana)
  await ana.click('.turn [data-hurry]')
  await expect.poll(() => sent.filter((text) => text.includes('"move_now"')).length).toBe(1)
  await myTurn(ana)
  await expect(ana.locator('[data-hurry]')).toHaveCount(0)
})

/** Of what the move on the screen has touched, how much is drawn, and how much of that is in sight: in the window, above the sheet. */
function touched(): { drawn: number; seen: number } {
  const sheet = document.querySelector('.table-side')!.getBoundingClientRect().top
  const isSeen = ({ left, right, top, bottom }: DOMRect) =>
    left >= 0 && right <= innerWidth && top >= 0 && bottom <= sheet
  const boxes = [...document.querySelectorAll('.board-room [data-element].last')].map((node) =>
    node.getBoundingClientRect(),
  )
  return { drawn: boxes.length, seen: boxes.filter(isSeen).length }
}

test('on a phone the board goes where the others move, whatever part of it was open', async ({ person }) => {
  const ana = await person({ ...PHONE })
  const [table] = await forkTables(ana, fullRecord('coimbra'), [0.4], 'bot')
  await ana.goto(table!)
  const moves = () => ana.locator('.strip .chip').count()
  do {
    await myTurn(ana)
    await choose(ana)
    await myTurn(ana)
  } while ((await moves()) === 0)
  await ana.locator('nav button', { hasText: 'Voyages' }).click()
  let drawn = 0
  for (let i = (await moves()) - 1; i > 0; i--) {
    await ana.keyboard.press(',')
    await expect(ana.locator('.watching h2')).toContainText(` ${i} `)
    drawn += (await ana.evaluate(touched)).drawn
    const isMissed = async () => {
      const { drawn, seen } = await ana.evaluate(touched)
      return drawn > 0 && seen === 0
    }
    await expect.poll(isMissed, { message: `move ${i}` }).toBe(false)
  }
  expect(drawn, 'something was placed').toBeGreaterThan(0)
})
