/** The past: looking back, going through a game, keeping it, playing on from it. */
import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { choose, clean, createTable, myTurn, openBrowser, person, ply, recordsOf, violations } from './browser.mjs'
import { Server } from './server.mjs'

const server = await Server.start()
const browser = await openBrowser()
const games = await server.games()

after(async () => {
  await browser.close()
  await server.stop()
})

test('a line of the log leads to its moment, in either language, and back', async () => {
  const ana = await person(browser, server)
  await createTable(ana, {
    game: 'hansa_teutonica',
    seats: [{ kind: 'me' }, { kind: 'bot' }],
    options: { start_player: '0' },
  })
  await myTurn(ana)
  await choose(ana, 1)
  await ana.click('#tab-log')
  const lines = await ana.locator('.log li').count()
  const english = await ana.innerText('.log li >> nth=0')
  await ana.click('.top .languages [lang=pt-BR]')
  await ana.waitForFunction(() => document.documentElement.lang === 'pt-BR')
  assert.equal(await ana.locator('.log li').count(), lines, 'the log has as many lines in Portuguese')
  assert.notEqual(await ana.innerText('.log li >> nth=0'), english)

  await ana.click('.log li >> nth=1 >> a')
  await ana.waitForSelector('.replay')
  assert.match(ana.url(), /ply=\d+/)
  assert.equal(await ana.locator('.board-place .can').count(), 0, 'the past cannot be changed')
  await ana.click('.replay .button.primary')
  await ana.waitForSelector('.replay', { state: 'detached' })
  assert.ok((await ana.locator('.turn [data-number]').count()) > 0)
  clean(ana)
  await ana.context().close()
})

for (const game of games) {
  test(
    `${game.name}: a finished game is gone through, kept, shown again elsewhere, and played on`,
    { timeout: 300_000 },
    async () => {
      const ana = await person(browser, server, { acceptDownloads: true })
      await ana.goto(`${ana.home}/mine`)
      await ana.setInputFiles('input[type=file]', recordsOf(game.name)[0])
      await ana.waitForSelector('.replay')
      await ana.goto(ana.url().replace(/&?ply=\d+/, ''))
      await ana.waitForSelector('.final-panel')
      await ana.click('.final-panel .primary')
      await ana.waitForSelector('[data-final] table')
      assert.deepEqual(await violations(ana), [], 'axe, on the final scoring')
      await ana.keyboard.press('Escape')
      const last = await ply(ana)

      await ana.click('.replay [aria-label="To the start"]')
      await ana.waitForFunction(() => location.search.includes('ply=0'))
      await ana.click('.replay [aria-label="Forward one move"]')
      await ana.waitForFunction(() => location.search.includes('ply=1'))
      await ana.click('.replay [aria-label="Play"]')
      await ana.waitForFunction(() => Number(new URLSearchParams(location.search).get('ply')) >= 3)
      await ana.click('.replay [aria-label="Pause"]')
      const middle = Math.floor(last / 2)
      await ana.goto(`${ana.url().replace(/&?ply=\d+/, '')}&ply=${middle}`)
      await ana.waitForFunction(
        (wanted) => document.querySelector('.replay output')?.textContent?.includes(String(wanted)),
        middle,
      )

      const [download] = await Promise.all([ana.waitForEvent('download'), ana.click('.replay a[download]')])
      const file = join(server.folder, 'game.tab')
      await download.saveAs(file)
      const original = ana.url()

      await ana.click('.replay .button:has-text("Play from here")')
      await ana.click('dialog[open] form .button.primary')
      await ana.waitForFunction(
        (old) => location.href !== old && document.querySelector('.play')?.dataset.state === 'running',
        original,
      )
      assert.ok((await ply(ana)) >= middle)

      const eva = await person(browser, server)
      await eva.goto(`${eva.home}/mine`)
      await eva.setInputFiles('input[type=file]', file)
      await eva.waitForSelector('.replay')
      await eva.click('.replay [aria-label="To the last move"]')
      await eva.waitForFunction((wanted) => document.querySelector('.play')?.dataset.ply === String(wanted), last)
      clean(eva)

      await writeFile(file, (await readFile(file, 'utf8')).replace(/\n(seat-0|0): [^\n]+\n/, '\n'))
      await eva.goto(`${eva.home}/mine`)
      await eva.setInputFiles('input[type=file]', file)
      await eva.waitForSelector('.toast.bad')
      assert.match(eva.url(), /\/mine$/, 'a tampered file is refused')
      clean(ana)
      await Promise.all([ana.context().close(), eva.context().close()])
    },
  )
}
