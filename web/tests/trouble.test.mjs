/** What can go wrong: slips, a lost line, a server that dies, two tabs, an illegal target. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { changed, choose, clean, createTable, LANGUAGES, myTurn, openBrowser, person, ply, seq } from './browser.mjs'
import { Server } from './server.mjs'

const server = await Server.start()
const browser = await openBrowser()

after(async () => {
  await browser.close()
  await server.stop()
})

const AGAINST_A_BOT = { game: 'hansa_teutonica', seats: [{ kind: 'me' }, { kind: 'bot' }], options: { start_player: '0' } }

/** The canonical position, as the server has it. */
async function digest(page) {
  const address = new URL(page.url())
  return page.evaluate(async (path) => (await (await fetch(path)).json()).digest, `/api/tables/${address.pathname.split('/')[2]}/position${address.search}`)
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

test('between people an undo past another’s move must be agreed on', async () => {
  const ana = await person(browser, server, { preferences: { confirm: 'never' } })
  const bruno = await person(browser, server, { preferences: { confirm: 'never' } })
  const link = await createTable(ana, { ...AGAINST_A_BOT, seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'link' })
  await bruno.goto(link)
  await bruno.fill('form input', 'Bruno')
  await bruno.click('form .button.primary')
  await myTurn(ana)
  await ana.click('.turn [data-kind=end_turn]')
  await myTurn(bruno)
  const before = await seq(ana)
  await bruno.click('.turn [data-kind=place]')
  await bruno.click('.turn .choice >> nth=0')
  await changed(ana, before)
  assert.ok(await ana.locator('.turn .barrier').count(), 'the barrier is explained')
  const past = await ply(ana)
  await ana.click('.turn footer .button >> nth=0')
  await bruno.click('.turn .asked .primary')
  await myTurn(ana)
  assert.ok((await ply(ana)) < past)
  clean(ana)
  clean(bruno)
  await Promise.all([ana.context().close(), bruno.context().close()])
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

test('an illegal target says why, in the reader’s language, and its rule is one click away', async () => {
  for (const language of LANGUAGES) {
    const ana = await person(browser, server, { language })
    await createTable(ana, AGAINST_A_BOT)
    await myTurn(ana)
    const before = await ply(ana)
    await ana.locator('.board-place [data-element^="city:"]:not(.can)').first().dispatchEvent('click')
    const rule = await ana.innerText('.why .rule >> nth=0')
    assert.match(rule, /^HT-\d/)
    await ana.click('.why .rule >> nth=0')
    const shown = await ana.innerText('dialog[open] li.asked')
    assert.ok(shown.startsWith(rule) && shown.length > rule.length + 10, 'the paragraph is there')
    assert.equal(await ply(ana), before)
    clean(ana)
    await ana.context().close()
  }
})

test('a reload in mid-turn changes nothing', async () => {
  const ana = await person(browser, server)
  await createTable(ana, AGAINST_A_BOT)
  await myTurn(ana)
  await choose(ana, 2)
  const [stood, lines] = [await seq(ana), await ana.locator('.log li').count()]
  await ana.reload()
  await ana.waitForSelector('.play')
  assert.equal(await seq(ana), stood)
  assert.equal(await ana.locator('.log li').count(), lines)
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

test('the page survives the death of its server in mid-turn', async () => {
  const ana = await person(browser, server)
  await createTable(ana, AGAINST_A_BOT)
  await myTurn(ana)
  await ana.click('.turn [data-kind=place]')
  const before = await seq(ana)
  await ana.click('.turn .choice >> nth=0')
  await changed(ana, before)
  const [stood, past] = [await seq(ana), await ply(ana)]
  await server.kill()
  await ana.waitForSelector('.banner.bad')
  await server.run()
  await ana.waitForSelector('.banner.bad', { state: 'detached', timeout: 60_000 })
  assert.equal(await seq(ana), stood)
  ana.forgive()
  await choose(ana, 1)
  assert.ok((await ply(ana)) > past, 'and the game goes on')
  clean(ana)
  await ana.context().close()
})
