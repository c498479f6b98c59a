/** Several people: an invitation, spectators, one screen for two, chat. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import {
  changed,
  choose,
  clean,
  createTable,
  LANGUAGES,
  myTurn,
  openBrowser,
  person,
  ply,
  seq,
  state,
  violations,
} from './browser.mjs'
import { Server } from './server.mjs'

const server = await Server.start()
const browser = await openBrowser()
const games = await server.games()

after(async () => {
  await browser.close()
  await server.stop()
})

for (const game of games) {
  test(`${game.name}: two browsers meet over an invitation and see each other’s moves`, async () => {
    const ana = await person(browser, server)
    const bruno = await person(browser, server, { language: 'pt-BR' })
    await createTable(ana, { game: game.name, seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'link' })
    const link = await ana.inputValue('.invite input')
    assert.ok(await ana.locator('.qr svg').count(), 'the link can be photographed')
    assert.deepEqual(await violations(ana), [], 'axe, while waiting')

    await bruno.goto(link)
    await bruno.fill('form input', 'Bruno')
    await bruno.click('form .button.primary')
    await Promise.all([ana.waitForSelector('.play'), bruno.waitForSelector('.play')])
    await ana.waitForFunction(
      () =>
        document.querySelector('.play').dataset.mine === 'true' ||
        document.querySelector('#turn-title').textContent.includes('Bruno'),
    )
    const [first, second] = (await state(ana)).mine === 'true' ? [ana, bruno] : [bruno, ana]
    assert.equal((await state(second)).mine, 'false')

    const before = await seq(second)
    await choose(first, 1)
    await changed(second, before)
    assert.equal(await ply(second), await ply(first))
    await bruno.click('#tab-chat')
    await bruno.fill('.chat input', 'Bom jogo!')
    await bruno.click('.chat .button')
    await ana.click('#tab-chat')
    await ana.waitForSelector('.chat li:has-text("Bom jogo!")')
    clean(ana)
    clean(bruno)
    await Promise.all([ana.context().close(), bruno.context().close()])
  })
}

test('a spectator sees the table and can do nothing', async () => {
  const ana = await person(browser, server)
  const link = await createTable(ana, {
    game: 'hansa_teutonica',
    seats: [{ kind: 'me' }, { kind: 'bot' }],
    options: { start_player: '0' },
    visibility: 'link',
  })
  await myTurn(ana)
  const eva = await person(browser, server)
  await eva.goto(link)
  await eva.waitForSelector('.play')
  assert.equal(await eva.locator('.turn .choice, .turn .kind, .turn footer').count(), 0)
  assert.equal(await eva.locator('.board-place .can').count(), 0)
  const before = await seq(eva)
  await choose(ana, 1)
  await changed(eva, before)
  clean(eva)
  await Promise.all([ana.context().close(), eva.context().close()])
})

test('a private table does not exist without its key', async () => {
  const ana = await person(browser, server)
  const link = await createTable(ana, {
    game: 'hansa_teutonica',
    seats: [{ kind: 'me' }, { kind: 'bot' }],
    visibility: 'link',
  })
  const eva = await person(browser, server)
  await eva.goto(link.split('?')[0])
  await eva.waitForSelector('[role=alert] h1')
  clean(eva)
  await Promise.all([ana.context().close(), eva.context().close()])
})

test('two people share one screen, and the panel says whose turn it is', async () => {
  const ana = await person(browser, server, { preferences: { confirm: 'never' } })
  await createTable(ana, {
    game: 'hansa_teutonica',
    seats: [{ kind: 'me' }, { kind: 'hotseat', name: 'Davi' }],
    options: { start_player: '0' },
  })
  await myTurn(ana)
  assert.match(await ana.innerText('#turn-title'), /Ana/)
  await ana.click('.turn [data-kind=end_turn]')
  await ana.waitForFunction(() => document.querySelector('#turn-title')?.textContent?.includes('Davi'))
  clean(ana)
  await ana.context().close()
})

test('whoever comes back is told what happened meanwhile, and steps through it', async () => {
  for (const language of LANGUAGES) {
    const ana = await person(browser, server, { preferences: { confirm: 'never' } })
    const bruno = await person(browser, server, { language, preferences: { confirm: 'never' } })
    const link = await createTable(ana, {
      game: 'hansa_teutonica',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      options: { start_player: '0' },
      visibility: 'link',
    })
    await bruno.goto(link)
    await bruno.fill('form input', 'Bruno')
    await bruno.click('form .button.primary')
    await bruno.waitForSelector('.play')
    const left = await ply(bruno)
    await bruno.goto(`${bruno.home}/lobby`)
    await bruno.waitForSelector('main h1')
    await myTurn(ana)
    await choose(ana, 1)
    await choose(ana, 1)
    await bruno.goto(link)
    await bruno.waitForSelector('.since')
    assert.match(await bruno.innerText('.since'), new RegExp(`^${(await ply(bruno)) - left} `))
    assert.equal(await bruno.locator('.log .divider').count(), 1)
    await bruno.click('.since .button >> nth=0')
    await bruno.waitForSelector('.replay')
    assert.match(bruno.url(), new RegExp(`ply=${left + 1}`))
    await bruno.click('.replay .button.primary')
    await bruno.waitForSelector('.replay', { state: 'detached' })
    assert.equal(await bruno.locator('.since').count(), 0)
    clean(bruno)
    await Promise.all([ana.context().close(), bruno.context().close()])
  }
})
