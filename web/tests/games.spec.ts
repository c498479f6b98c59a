/** A newcomer, in either language: from home to the final scoring of every game. */
import { expect, GAMES, half, LANGUAGES, test } from './fixtures'
import { recordsOf } from './records'
import { forkTables, myTurn, playNow, playOneBot, playToTheEnd, tableOf } from './table'

/** So many moves of a new game are made, then the last of a kept one; with `WHOLE` (`make soak`) all of the new one. */
const [FIRST, LAST] = [12, 40]

test('every game that the server knows has a board', ({ games }) => {
  test.skip(Boolean(process.env.GAME), 'only some games were asked for')
  expect([...games.keys()].toSorted()).toEqual(GAMES.toSorted())
})

for (const [at, game] of GAMES.entries()) {
  for (const language of half(LANGUAGES, at % 2 === 0 ? 0 : 1)) {
    test(`${game} in ${language}: one click from home to the first choice`, async ({ person }) => {
      const page = await person({ language })
      await playNow(page, game)
      expect(await page.locator('.turn [data-number]').count()).toBeGreaterThan(0)
      expect(await page.getAttribute('html', 'lang')).toBe(language)
    })

    // Whoever plays Hansa Teutonica at random may never end it.
    if (game === 'hansa_teutonica' && !process.env.WHOLE) continue

    test(`${game} in ${language}: three clicks from home to a table, and on to the final scoring`, async ({
      person,
    }) => {
      const page = await person({ language, preferences: { confirm: 'never' } })
      await playOneBot(page, game)
      await playToTheEnd(page, process.env.WHOLE ? undefined : FIRST)
      if (!process.env.WHOLE) {
        const kept = recordsOf(game).find((record) => record.endsWith('/two_players.tab'))!
        const [address] = await forkTables(page, kept, [-LAST], 'bot')
        await page.goto(address!)
        await myTurn(page)
        await playToTheEnd(page)
      }
      await page.waitForSelector('[data-final] table')

      const bar = await page.locator('[data-final] .chart .bar').first().boundingBox()
      expect(bar!.height, 'the bars have room for their numbers').toBeGreaterThanOrEqual(26)

      const cells = await page.locator('[data-final] tfoot tr:first-child td').allTextContents()
      const { result } = await tableOf(page)
      expect(cells.map(Number).toSorted(), 'the scores are the engine’s').toEqual(
        result!.standings.map((standing) => standing.points).toSorted(),
      )

      const text = await page.innerText('body')
      const MESSAGE = /\b(web|event|action|decision|category|kind|end|option)-[a-z_]{3,}/
      expect(text, 'every message has its text').not.toMatch(MESSAGE)
      expect(text, 'every message is filled').not.toMatch(/\{ ?\$/)
    })
  }
}
