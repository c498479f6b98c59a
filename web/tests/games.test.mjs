/** A newcomer, in either language: from home to the final scoring of every game. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { clean, LANGUAGES, openBrowser, person, playNow, playOneBot, playToTheEnd } from './browser.mjs'
import { Server } from './server.mjs'

const server = await Server.start()
const browser = await openBrowser()
const games = await server.games()

after(async () => {
  await browser.close()
  await server.stop()
})

test('there are games', () => assert.ok(games.length > 0))

for (const game of games) {
  for (const language of LANGUAGES) {
    test(`${game.name} in ${language}: one click from home to the first choice`, async () => {
      const page = await person(browser, server, { language })
      await playNow(page, game.name)
      assert.ok((await page.locator('.turn [data-number]').count()) > 0)
      assert.equal(await page.getAttribute('html', 'lang'), language)
      clean(page)
      await page.context().close()
    })

    test(`${game.name} in ${language}: three clicks from home to a table, and on to the final scoring`, async () => {
      const page = await person(browser, server, { language, preferences: { confirm: 'never' } })
      await playOneBot(page, game.name)
      await playToTheEnd(page)
      await page.waitForSelector('[data-final] table')

      const shown = await page.$$eval('[data-final] tfoot tr:first-child td', (cells) =>
        cells.map((cell) => Number(cell.textContent)),
      )
      const address = new URL(page.url())
      const told = await page.evaluate(
        async (path) => (await fetch(path)).json(),
        `/api${address.pathname.replace('/table/', '/tables/')}${address.search}`,
      )
      assert.deepEqual(
        shown.toSorted(),
        told.result.standings.map((standing) => standing.points).toSorted(),
        'the scores are the engine’s',
      )

      const text = await page.innerText('body')
      assert.doesNotMatch(
        text,
        /\b(web|event|action|decision|category|kind|end|option)-[a-z_]{3,}/,
        'every message has its text',
      )
      assert.doesNotMatch(text, /\{ ?\$/, 'every message is filled')
      clean(page)
      await page.context().close()
    })
  }
}
