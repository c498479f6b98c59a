/** What can go wrong: slips, a lost line, a server that dies, two tabs, an illegal target. */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, test } from 'node:test'
import {
  changed,
  choose,
  clean,
  createTable,
  digest,
  LANGUAGES,
  myTurn,
  openBrowser,
  person,
  ply,
  seq,
} from './browser.mjs'
import { Server } from './server.mjs'

const server = await Server.start()
const browser = await openBrowser()
const games = await server.games()

after(async () => {
  await browser.close()
  await server.stop()
})

const AGAINST_A_BOT = {
  game: 'hansa_teutonica',
  seats: [{ kind: 'me' }, { kind: 'bot' }],
  options: { start_player: '0' },
}

test('steps of a turn are undone one by one, or all at once, and redone', async () => {
  const ana = await person(browser, server)
  await createTable(ana, AGAINST_A_BOT)
  await myTurn(ana)
  const start = await digest(ana)
  await ana.click('.turn [data-kind=place]')
  const before = await seq(ana)
  await ana.click('.turn .choice >> nth=0')
  await changed(ana, before)
  assert.notEqual(await digest(ana), start)
  await ana.click('.turn footer .button >> nth=0')
  await ana.waitForFunction(() => document.querySelectorAll('.turn footer .button').length === 3)
  assert.equal(await digest(ana), start, 'undo leads back')
  const undone = await seq(ana)
  await ana.click('.turn footer .button >> nth=2')
  await changed(ana, undone)
  assert.notEqual(await digest(ana), start, 'redo leads forward')
  clean(ana)
  await ana.context().close()
})

test('what hands over waits for confirmation; Escape cancels; a double click plays once', async () => {
  const ana = await person(browser, server)
  await createTable(ana, AGAINST_A_BOT)
  await myTurn(ana)
  const before = await ply(ana)
  await ana.click('.turn [data-kind=end_turn]')
  await ana.keyboard.press('Escape')
  assert.equal(await ana.locator('.turn .pending').count(), 0)
  assert.equal(await ply(ana), before)
  await ana.click('.turn [data-kind=place]')
  const stood = await seq(ana)
  await ana.dblclick('.turn .choice >> nth=0')
  await changed(ana, stood)
  await ana.waitForTimeout(400)
  assert.equal(await ply(ana), before + 1)
  clean(ana)
  await ana.context().close()
})

test('an undo asked for while a bot is moving is done all the same', async () => {
  const ana = await person(browser, server, { preferences: { confirm: 'never' } })
  await createTable(ana, AGAINST_A_BOT)
  for (let time = 0; time < 10; time++) {
    await myTurn(ana)
    const [before, stood] = [await ply(ana), await seq(ana)]
    await ana.click('.turn [data-kind=end_turn]')
    await changed(ana, stood)
    await ana.keyboard.press('Control+z')
    await ana.waitForFunction((past) => Number(document.querySelector('.play').dataset.ply) === past, before)
  }
  clean(ana)
  await ana.context().close()
})

for (const game of games) {
  test(`${game.name}: an illegal target says why, in the reader’s language, and its rule is one click away`, async () => {
    for (const language of LANGUAGES) {
      const ana = await person(browser, server, { language })
      await createTable(ana, { game: game.name, seats: [{ kind: 'me' }, { kind: 'hotseat', name: 'Bia' }] })
      await myTurn(ana)
      const before = await ply(ana)
      const illegal = ana.locator('.board-place [data-element]:not(.can)')
      const count = await illegal.count()
      assert.ok(count > 0, 'something cannot be done')
      for (let i = 0; i < count && !(await ana.locator('.why .rule').count()); i++) {
        await illegal.nth(i).dispatchEvent('click')
        await ana.waitForSelector('.why, .menu', { timeout: 3000 })
        await ana.waitForTimeout(30)
      }
      const rule = await ana.innerText('.why .rule >> nth=0')
      assert.match(rule, new RegExp(`^${game.rule_prefix}-\\d`))
      await ana.click('.why .rule >> nth=0')
      const shown = await ana.innerText('dialog[open] li.asked')
      assert.ok(shown.startsWith(rule) && shown.length > rule.length + 10, 'the paragraph is there')
      assert.equal(await ply(ana), before)
      clean(ana)
      await ana.context().close()
    }
  })

  test(`${game.name}: a step is undone and redone, a reload in mid-turn changes nothing`, async () => {
    const ana = await person(browser, server, { preferences: { confirm: 'never' } })
    await createTable(ana, { game: game.name, seats: [{ kind: 'me' }, { kind: 'hotseat', name: 'Bia' }] })
    await myTurn(ana)
    const start = await digest(ana)
    await choose(ana, 2)
    const played = await digest(ana)
    const [stood, lines] = [await seq(ana), await ana.locator('.log li').count()]
    await ana.reload()
    await ana.waitForSelector('.play')
    assert.deepEqual([await seq(ana), await ana.locator('.log li').count(), await digest(ana)], [stood, lines, played])
    await myTurn(ana)
    await ana.keyboard.press('Control+z')
    await changed(ana, stood)
    assert.equal(await digest(ana), start, 'undo leads back')
    const undone = await seq(ana)
    await ana.keyboard.press('Control+y')
    await changed(ana, undone)
    assert.equal(await digest(ana), played, 'redo leads forward')
    clean(ana)
    await ana.context().close()
  })

  test(`${game.name}: between people an undo past the other’s move is asked for`, async () => {
    const [ana, bruno] = await Promise.all([
      person(browser, server, { preferences: { confirm: 'never' } }),
      person(browser, server, { preferences: { confirm: 'never' } }),
    ])
    const link = await createTable(ana, {
      game: game.name,
      seats: [{ kind: 'me' }, { kind: 'open' }],
      visibility: 'link',
    })
    await bruno.goto(link)
    await bruno.fill('form input', 'Bruno')
    await bruno.click('form .button.primary')
    await Promise.all([ana.waitForSelector('.play'), bruno.waitForSelector('.play')])
    const deciding = async () => {
      for (;;)
        for (const page of [ana, bruno])
          if ((await page.locator('.play').getAttribute('data-mine')) === 'true') return page
    }
    const first = await deciding()
    const other = first === ana ? bruno : ana
    for (let i = 0; i < 60 && (await deciding()) === first; i++) await choose(first, i)
    await choose(other, 1)
    await first.waitForSelector('.turn .barrier')
    const past = await ply(first)
    await first.click('.turn footer .button >> nth=0')
    await other.click('.turn .asked .primary')
    await first.waitForFunction((old) => Number(document.querySelector('.play').dataset.ply) < old, past)
    clean(ana)
    clean(bruno)
    await Promise.all([ana.context().close(), bruno.context().close()])
  })
}

test('a rules problem is kept as a file with the game so far', async () => {
  const ana = await person(browser, server, { acceptDownloads: true })
  await createTable(ana, AGAINST_A_BOT)
  await myTurn(ana)
  await ana.click('header .icon-button >> nth=0')
  await ana.click('dialog[open] .button:has-text("Report a rules problem")')
  await ana.fill('dialog[open] textarea', 'This should be allowed.')
  const [download] = await Promise.all([ana.waitForEvent('download'), ana.click('dialog[open] .primary')])
  const report = JSON.parse(await readFile(await download.path(), 'utf8'))
  assert.deepEqual(
    [report.game, report.note, report.ply],
    ['hansa_teutonica', 'This should be allowed.', await ply(ana)],
  )
  assert.equal(report.actions.length, report.ply)
  clean(ana)
  await ana.context().close()
})

test('two tabs of one player: what one does the other shows, and a stale move is not played', async () => {
  const ana = await person(browser, server)
  const link = await createTable(ana, AGAINST_A_BOT)
  await myTurn(ana)
  const second = await ana.context().newPage()
  await second.goto(link)
  await myTurn(second)
  const before = await seq(second)
  await ana.click('.turn [data-kind=place]')
  await ana.click('.turn .choice >> nth=0')
  await changed(second, before)
  assert.equal(await ply(second), await ply(ana))
  clean(ana)
  await ana.context().close()
})

test('every game survives the death of its server in mid-turn', async () => {
  const pages = []
  for (const [i, game] of games.entries()) {
    const page = await person(browser, server, { language: LANGUAGES[i % 2], preferences: { confirm: 'never' } })
    await createTable(page, { game: game.name, seats: [{ kind: 'me' }, { kind: 'hotseat', name: 'Bia' }] })
    await myTurn(page)
    await choose(page, 1)
    pages.push({ page, stood: await seq(page), past: await ply(page) })
  }
  await server.kill()
  for (const { page } of pages) await page.waitForSelector('.banner.bad')
  await server.run()
  for (const { page, stood, past } of pages) {
    await page.waitForSelector('.banner.bad', { state: 'detached', timeout: 60_000 })
    assert.equal(await seq(page), stood)
    page.forgive()
    await choose(page, 1)
    assert.ok((await ply(page)) > past, 'and the game goes on')
    clean(page)
    await page.context().close()
  }
})
