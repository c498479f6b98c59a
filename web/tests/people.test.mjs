/** Several people: an invitation, spectators, one screen for two, chat. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { changed, choose, clean, createTable, myTurn, openBrowser, person, ply, seq, state } from './browser.mjs'
import { Server } from './server.mjs'

const server = await Server.start()
const browser = await openBrowser()

after(async () => {
  await browser.close()
  await server.stop()
})

test('two browsers meet over an invitation and see each other’s moves', async () => {
  const ana = await person(browser, server)
  const bruno = await person(browser, server, { language: 'pt-BR' })
  await createTable(ana, { game: 'hansa_teutonica', seats: [{ kind: 'me' }, { kind: 'open' }], options: { start_player: '0' }, visibility: 'link' })
  const link = await ana.inputValue('.invite input')
  assert.ok(await ana.locator('.qr svg').count(), 'the link can be photographed')

  await bruno.goto(link)
  await bruno.fill('form input', 'Bruno')
  await bruno.click('form .button.primary')
  await Promise.all([ana.waitForSelector('.play'), bruno.waitForSelector('.play')])
  await myTurn(ana)
  assert.equal((await state(bruno)).mine, 'false')

  const before = await seq(bruno)
  await choose(ana, 1)
  await changed(bruno, before)
  assert.equal(await ply(bruno), await ply(ana))
  await bruno.click('#tab-chat')
  await bruno.fill('.chat input', 'Bom jogo!')
  await bruno.click('.chat .button')
  await ana.click('#tab-chat')
  await ana.waitForSelector('.chat li:has-text("Bom jogo!")')
  clean(ana)
  clean(bruno)
  await Promise.all([ana.context().close(), bruno.context().close()])
})

test('a spectator sees the table and can do nothing', async () => {
  const ana = await person(browser, server)
  const link = await createTable(ana, { game: 'hansa_teutonica', seats: [{ kind: 'me' }, { kind: 'bot' }], options: { start_player: '0' }, visibility: 'link' })
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
  const link = await createTable(ana, { game: 'hansa_teutonica', seats: [{ kind: 'me' }, { kind: 'bot' }], visibility: 'link' })
  const eva = await person(browser, server)
  await eva.goto(link.split('?')[0])
  await eva.waitForSelector('[role=alert] h1')
  clean(eva)
  await Promise.all([ana.context().close(), eva.context().close()])
})

test('two people share one screen, and the panel says whose turn it is', async () => {
  const ana = await person(browser, server, { preferences: { confirm: 'never' } })
  await createTable(ana, { game: 'hansa_teutonica', seats: [{ kind: 'me' }, { kind: 'hotseat', name: 'Davi' }], options: { start_player: '0' } })
  await myTurn(ana)
  assert.match(await ana.innerText('#turn-title'), /Ana/)
  await ana.click('.turn [data-kind=end_turn]')
  await ana.waitForFunction(() => document.querySelector('#turn-title')?.textContent?.includes('Davi'))
  clean(ana)
  await ana.context().close()
})
