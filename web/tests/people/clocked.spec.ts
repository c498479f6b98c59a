/**
 * A live game of three with clocks, in which somebody is asked out of turn: one plays at a desk, two on phones, in both
 * languages. `make soak` also walks it the other way round.
 */
import { violations } from '../axe'
import { expect, half, LANGUAGES, PHONE, test, WIDE, type Person } from '../fixtures'
import { changed, confirm, createTable, isPending, join, myTurn, seq } from '../table'

const CLOCK = { kind: 'live', bank: 600_000, gain: 45_000, cap: 600_000, free: 5000, errand: 15_000 } as const

/** Take the first choice of a kind, and confirm it where that is asked. */
async function take(page: Person, kind: string): Promise<void> {
  await myTurn(page)
  const before = await seq(page)
  await page.click(`.turn [data-kind=${kind}]`)
  const choices = page.locator('.turn .choice')
  if ((await seq(page)) === before && !(await isPending(page)) && (await choices.count())) await choices.first().click()
  if (await isPending(page)) await confirm(page)
  await changed(page, before)
}

/** Answer whatever is asked with its first choice, until somebody else is asked. */
async function answerAll(page: Person): Promise<void> {
  for (let i = 0; i < 12 && (await page.locator('.play').getAttribute('data-mine')) === 'true'; i++) {
    const before = await seq(page)
    await page.locator('.turn .choice').first().click()
    if (await isPending(page)) await confirm(page)
    await changed(page, before)
  }
}

const word = (page: Person, seat: number) => page.locator(`[data-seat="${seat}"] [data-word]`).first()

for (const language of half(LANGUAGES, 0)) {
  test(`whoever is displaced answers on an errand on a phone, and the clock of the owner stands, who plays in ${language}`, async ({
    person,
  }) => {
    const other = LANGUAGES.find((one) => one !== language)!
    const [ana, bia, caio] = [
      await person({ language, ...WIDE }),
      await person({ language: other, ...PHONE }),
      await person({ language, ...PHONE }),
    ]
    const link = await createTable(ana, {
      game: 'hansa_teutonica',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
      options: { start_player: '0' },
      clock: CLOCK,
    })
    await bia.goto(link)
    await bia.fill('form input', 'Bia')
    await bia.click('form .button.primary')
    await join(caio, link, 'Caio')
    for (const page of [ana, bia, caio]) await page.waitForSelector('.play')

    await take(ana, 'end_turn')
    await take(bia, 'place')
    await take(bia, 'end_turn')
    await take(caio, 'end_turn')
    await take(ana, 'displace')
    await answerAll(ana)
    await myTurn(bia)
    await expect(word(ana, 1), 'who was displaced answers out of turn').toHaveAttribute('data-word', 'errand')
    await expect(word(ana, 0), 'and the owner of the turn does not pay').toHaveAttribute('data-word', 'stands')
    for (const page of [ana, bia]) expect(await violations(page), 'axe, out of turn').toEqual([])
    await answerAll(bia)
    await myTurn(ana)
    await expect(word(ana, 1)).toHaveAttribute('data-word', 'waits')
    await expect(word(ana, 0)).toHaveAttribute('data-word', /free|thinks/)
  })
}
