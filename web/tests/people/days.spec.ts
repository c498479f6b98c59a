/**
 * A game over days, in days that go by in a moment: one plays at a desk, one on a phone, each in their own language. There
 * is a weekend off, a turn that was missed, and a vacation. `make soak` plays it to its end, and the other way round.
 */
import { violations } from '../axe'
import { story } from '../days'
import { expect, half, LANGUAGES, PHONE, WIDE, type Person } from '../fixtures'
import type { DaysServer } from '../server'
import { choose, createTable, join, myTurn, playToTheEnd, tableOf } from '../table'

const HOUR = 3_600_000
const CLOCK = {
  kind: 'async' as const,
  bank: 24 * HOUR,
  gain: 12 * HOUR,
  cap: 48 * HOUR,
  free: 0,
  errand: 0,
  days_off: [5, 6],
  zone: 'UTC',
}
const THURSDAY = 4

/** Let time go by until the next Thursday morning. */
function waitForThursday(days: DaysServer): void {
  const begins = new Date(days.now() + 24 * HOUR)
  while (begins.getUTCDay() !== THURSDAY) begins.setTime(begins.getTime() + 24 * HOUR)
  begins.setUTCHours(9, 0, 0, 0)
  days.pass((begins.getTime() - days.now()) / HOUR)
}

/**
 * Come back to a table after some hours, as one does: through one's own tables, which say until when one is waited for.
 * Returns how many hours are left.
 */
async function comeBack(page: Person, days: DaysServer): Promise<number> {
  await page.goto(`${page.home}/mine`)
  const card = page.locator('li.waiting[data-table]')
  const until = await card.locator('time').getAttribute('datetime')
  expect(await violations(page), 'axe, my tables').toEqual([])
  await card.locator('a').first().click()
  await myTurn(page)
  expect((await tableOf(page)).deadline, 'the list says what the table says').toBe(until)
  return (Date.parse(until!) - days.now()) / HOUR
}

async function playTurn(page: Person): Promise<void> {
  for (let i = 0; i < 40 && (await page.locator('.play').getAttribute('data-mine')) === 'true'; i++) await choose(page)
  await expect(page.locator('.play')).toHaveAttribute('data-mine', 'false')
}

/** The words of all clocks, which a sheet shows at full length. */
async function looksAtClocks(page: Person): Promise<void> {
  await page.locator('button.clock:visible').first().click()
  await expect(page.locator('dialog .clock')).toHaveCount(2)
  expect(await violations(page), 'axe, clocks').toEqual([])
  await page.keyboard.press('Escape')
}

for (const language of half(LANGUAGES, 0)) {
  story(`a game over days, of whom one plays in ${language} at a desk`, async ({ person, days }) => {
    const other = LANGUAGES.find((one) => one !== language)!
    const [ana, bia] = [await person({ language, ...WIDE }), await person({ language: other, ...PHONE })]
    waitForThursday(days)
    const link = await createTable(ana, {
      game: 'luna',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      clock: CLOCK,
      late: 'turn',
    })
    await join(bia, link, 'Bia')
    const isAnas = (await tableOf(ana)).actor === 0
    const [one, two] = isAnas ? [ana, bia] : [bia, ana]

    days.pass(5)
    expect(await comeBack(one, days), 'a day and a half was there, of which five hours are gone').toBeCloseTo(31, 0)
    await looksAtClocks(one)
    await playTurn(one)

    days.pass(70) // Sunday noon: more than anybody can have in the bank, but for the weekend
    expect(await comeBack(two, days), 'and until Monday no hour counts').toBeGreaterThan(12)
    await looksAtClocks(two)
    await playTurn(two)

    days.pass(24) // Monday noon
    expect(await comeBack(one, days), 'of which only this morning counts').toBeGreaterThan(6)
    await playTurn(one)

    days.pass(72) // the other one has slept through it: a bot plays that turn, and no more
    await myTurn(one)
    await expect.poll(async () => (await tableOf(one)).seats.map((seat) => seat.standin)).toEqual([null, null])
    await two.goto(link)
    await expect(two.locator('.play'), 'it is the turn of whoever was in time').toHaveAttribute('data-mine', 'false')

    await two.goto(`${two.home}/account`)
    const day = (hours: number) => new Date(days.now() + hours * HOUR).toISOString().slice(0, 10)
    const dates = two.locator('[aria-labelledby=vacation-title] input[type=date]')
    await dates.first().fill(day(24))
    await dates.last().fill(day(24 * 9))
    await two.locator('[aria-labelledby=vacation-title] button').click()
    await expect(two.locator('[aria-labelledby=vacation-title] li')).toHaveCount(1)
    expect(await violations(two), 'axe, account').toEqual([])

    days.pass(24)
    await one.goto(link)
    await myTurn(one)
    await playTurn(one)
    days.pass(24 * 7) // far more than anybody has in the bank
    await one.goto(link)
    await looksAtClocks(one)
    expect(
      (await tableOf(one)).seats.map((seat) => seat.standin),
      'nobody is late on a vacation',
    ).toEqual([null, null])
    await two.goto(link)
    await myTurn(two)
    await playTurn(two)

    if (!process.env.WHOLE) return
    const hours = setInterval(() => days.pass(1), 2000)
    await Promise.all([one, two].map((page) => playToTheEnd(page)))
    clearInterval(hours)
    for (const page of [one, two]) {
      await expect(page.locator('.play')).toHaveAttribute('data-state', 'finished')
      expect(await violations(page), 'axe, the end').toEqual([])
    }
  })
}
