/** For everybody: axe on every screen, phones, the keyboard alone. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { after, test } from 'node:test'
import { changed, clean, createTable, LANGUAGES, myTurn, openBrowser, person, PHONE, playNow, ply, seq } from './browser.mjs'
import { Server } from './server.mjs'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const server = await Server.start()
const browser = await openBrowser()
const games = await server.games()

after(async () => {
  await browser.close()
  await server.stop()
})

const SCREENS = ['/', '/lobby', '/new', '/mine', '/settings', '/account', '/rules/hansa_teutonica']

async function violations(page) {
  await page.evaluate(axe)
  const found = await page.evaluate(async () => (await globalThis.axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })).violations)
  return found.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map((node) => node.html.slice(0, 140)).join(' | ')}`)
}

for (const colorScheme of ['light', 'dark']) {
  test(`axe finds nothing on any screen, ${colorScheme}`, async () => {
    const page = await person(browser, server, { language: colorScheme === 'light' ? 'en' : 'pt-BR', colorScheme })
    for (const path of SCREENS) {
      await page.goto(server.address + path)
      await page.waitForSelector('main h1')
      await page.waitForSelector('[aria-busy]', { state: 'detached' })
      assert.deepEqual(await violations(page), [], path)
    }
    clean(page)
    await page.context().close()
  })

  for (const game of games) {
    test(`axe finds nothing at a table of ${game.name}, ${colorScheme}`, async () => {
      const page = await person(browser, server, { colorScheme })
      await playNow(page, game.name)
      assert.deepEqual(await violations(page), [])
      await page.keyboard.press('?')
      await page.waitForSelector('dialog[open]')
      assert.deepEqual(await violations(page), [], 'with a window open')
      clean(page)
      await page.context().close()
    })
  }
}

/** What a finger must hit and is smaller than 44 px. Elements of a board can be enlarged, and are in the list of choices, too. */
function smallTargets() {
  const controls = [...document.querySelectorAll('button, a, select, input, summary, [role=tab]')]
  return controls
    .filter((control) => !control.closest('.sr-only, svg, [data-element], p, dialog:not([open])') && !control.matches('.sr-only, .skip, :disabled, [data-element]'))
    .map((control) => ({ control, box: (control.closest('label') ?? control).getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && (box.height < 43.5 || box.width < 43.5))
    .map(({ control, box }) => `${control.outerHTML.slice(0, 100)} ${Math.round(box.width)}x${Math.round(box.height)}`)
}

test('on a phone nothing scrolls sideways and every target is large enough', async () => {
  const page = await person(browser, server, { ...PHONE, language: 'pt-BR' })
  const fits = async (where) => {
    const { wide, seen } = await page.evaluate(() => ({ wide: document.documentElement.scrollWidth, seen: innerWidth }))
    assert.ok(wide <= seen, `${where} scrolls sideways: ${wide} > ${seen}`)
    assert.deepEqual(await page.evaluate(smallTargets), [], where)
  }
  for (const path of SCREENS) {
    await page.goto(server.address + path)
    await page.waitForSelector('main h1')
    await page.waitForSelector('[aria-busy]', { state: 'detached' })
    await fits(path)
  }
  for (const game of games) {
    await playNow(page, game.name)
    await fits(game.name)
    for (const tab of [1, 2, 3, 0]) {
      await page.tap(`.phone-tabs button >> nth=${tab}`)
      await fits(`${game.name}, tab ${tab}`)
    }
    const before = await seq(page)
    if (await page.locator('.turn .kind').count()) await page.tap('.turn .kind >> nth=1')
    if (await page.locator('.turn .choice').count()) await page.tap('.turn .choice >> nth=0')
    if (await page.locator('.turn .pending').count()) await page.tap('.turn .pending .primary')
    await changed(page, before)
  }
  clean(page)
  await page.context().close()
})

for (const game of games) {
  test(`${game.name} is played by the keyboard alone, and the focus is never lost`, async () => {
    const page = await person(browser, server)
    await page.goto(server.address)
    await page.waitForSelector('.card')
    const reached = async (selector) => {
      for (let i = 0; i < 60; i++) {
        await page.keyboard.press('Tab')
        if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return
      }
      assert.fail(`${selector} is not reached by Tab`)
    }
    await reached(`[data-game=${game.name}] .button.primary`)
    await page.keyboard.press('Enter')
    await page.waitForSelector('.play')
    await myTurn(page)
    await page.keyboard.press('m')
    for (let move = 0; move < 8; move++) {
      await myTurn(page)
      const before = await seq(page)
      for (let press = 0; press < 4 && (await seq(page)) === before; press++) {
        const isPending = await page.locator('.turn .pending').count()
        await page.keyboard.press(isPending ? 'Enter' : String((move % 2) + 1))
        await page.waitForTimeout(150)
      }
      await changed(page, before)
      await myTurn(page)
      await page.waitForFunction(() => document.activeElement !== document.body)
    }
    const played = await ply(page)
    await page.keyboard.press('Control+z')
    await page.waitForFunction((past) => Number(document.querySelector('.play').dataset.ply) < past, played)
    clean(page)
    await page.context().close()
  })
}

test('keys are silent in the chat, and off by preference', async () => {
  const page = await person(browser, server, { preferences: { keys: false } })
  await createTable(page, { game: 'hansa_teutonica', seats: [{ kind: 'me' }, { kind: 'bot' }], options: { start_player: '0' } })
  await myTurn(page)
  await page.keyboard.press('?')
  assert.equal(await page.locator('dialog[open]').count(), 0)
  await page.click('#tab-chat')
  await page.fill('.chat input', '')
  await page.type('.chat input', 'm1?b')
  assert.equal(await page.inputValue('.chat input'), 'm1?b')
  clean(page)
  await page.context().close()
})

test('a screen reader is told every move once, and whose turn it is', async () => {
  for (const language of LANGUAGES) {
    const page = await person(browser, server, { language, preferences: { confirm: 'never' } })
    await createTable(page, { game: 'hansa_teutonica', seats: [{ kind: 'me' }, { kind: 'hotseat', name: 'Davi' }], options: { start_player: '0' } })
    await myTurn(page)
    await page.waitForFunction(() => document.querySelector('#live-urgent').textContent !== '')
    await page.click('.turn [data-kind=place]')
    await page.click('.turn .choice >> nth=0')
    await page.waitForFunction(() => document.querySelector('#live-polite').textContent.includes('Ana'))
    clean(page)
    await page.context().close()
  }
})
