/** A newcomer, in either language: from home to the final scoring of every game. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { clean, forkTables, LANGUAGES, myTurn, openBrowser, person, playNow, playOneBot, playToTheEnd, recordsOf } from './browser.mjs'
import { Server } from './server.mjs'

/**
 * A whole game in one language, and so many moves of it in the other; whoever plays at random may never end it. With
 * WHOLE=1 every game is played through in every language, however long it takes.
 */
const [WHOLE, SOME] = process.env.WHOLE ? [3000, 3000] : [300, 40]
const server = await Server.start()
const browser = await openBrowser()
const games = await server.games()

after(async () => {
  await browser.close()
  await server.stop()
})

test('there are games', () => assert.ok(games.length > 0))

/** So many moves; if that is not the end, the last moves of a kept game. */
async function playOut(page, game, most) {
  await playToTheEnd(page, most)
  if ((await page.getAttribute('.play', 'data-state')) === 'finished') return
  const [address] = await forkTables(page, recordsOf(game).at(-1), [-30], 'bot')
  await page.goto(address)
  await page.waitForSelector('.play')
  await myTurn(page)
  await playToTheEnd(page)
}

for (const [i, game] of games.entries()) {
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
      await playOut(page, game.name, language === LANGUAGES[i % LANGUAGES.length] ? WHOLE : SOME)
      await page.waitForSelector('[data-final] table')

      const shown = await page.$$eval('[data-final] tfoot tr:first-child td', (cells) => cells.map((cell) => Number(cell.textContent)))
      const address = new URL(page.url())
      const told = await page.evaluate(async (path) => (await fetch(path)).json(), `/api${address.pathname.replace('/table/', '/tables/')}${address.search}`)
      assert.deepEqual(shown.toSorted(), told.result.standings.map((standing) => standing.points).toSorted(), 'the scores are the engine’s')

      const text = await page.innerText('body')
      assert.doesNotMatch(text, /\b(web|event|action|decision|category|kind|end|option)-[a-z_]{3,}/, 'every message has its text')
      assert.doesNotMatch(text, /\{ ?\$/, 'every message is filled')
      clean(page)
      await page.context().close()
    })
  }
}
