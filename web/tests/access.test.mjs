/** For everybody: axe on every screen, phones, the keyboard alone. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import {
  changed,
  clean,
  createTable,
  forkTables,
  LANGUAGES,
  myTurn,
  openBrowser,
  person,
  PHONE,
  playNow,
  ply,
  recordsOf,
  seq,
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

const SCREENS = ['/', '/lobby', '/new', '/mine', '/settings', '/account', '/rules/hansa_teutonica']

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
      for (const [key, what] of [
        ['?', 'the keys'],
        ['r', 'the rules'],
      ]) {
        await page.keyboard.press(key)
        await page.waitForSelector('dialog[open] h2')
        assert.deepEqual(await violations(page), [], what)
        await page.keyboard.press('Escape')
      }
      await page.click('header .icon-button >> nth=0')
      await page.waitForSelector('dialog[open] .menu')
      assert.deepEqual(await violations(page), [], 'the menu')
      await page.keyboard.press('Escape')
      await page.keyboard.press('t')
      await page.waitForSelector('.text-board p')
      assert.deepEqual(await violations(page), [], 'the board in words')
      await page.keyboard.press('Home')
      await page.waitForSelector('.replay')
      assert.deepEqual(await violations(page), [], 'a moment of the past')
      clean(page)
      await page.context().close()
    })
  }
}

/** What a finger must hit and is smaller than 44 px. Elements of a board can be enlarged, and are in the list of choices, too. */
function smallTargets() {
  const controls = [...document.querySelectorAll('button, a, select, input, summary, [role=tab]')]
  return controls
    .filter(
      (control) =>
        !control.closest('.sr-only, svg, [data-element], p, dialog:not([open])') &&
        !control.matches('.sr-only, .skip, :disabled, [data-element]'),
    )
    .map((control) => ({ control, box: (control.closest('label') ?? control).getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && (box.height < 43.5 || box.width < 43.5))
    .map(({ control, box }) => `${control.outerHTML.slice(0, 100)} ${Math.round(box.width)}x${Math.round(box.height)}`)
}

/** What can be pressed on the board and is too small for a finger even when the board is enlarged as far as it goes. */
function smallElements() {
  const LARGEST = 6
  const [, scale] = /scale\(([\d.]+)\)/.exec(document.querySelector('.board-place .sheet')?.style.transform ?? '') ?? [
    null,
    LARGEST,
  ]
  return [...document.querySelectorAll('.board-place .can[data-element]')]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => Math.min(box.width, box.height) * (LARGEST / Number(scale)) < 43.5)
    .map(
      ({ element, box }) => `${element.dataset.element} ${box.width.toFixed(0)}x${box.height.toFixed(0)} at ${scale}`,
    )
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
    assert.deepEqual(await page.evaluate(smallElements), [], `${game.name}: what can be pressed on the board`)
    const before = await seq(page)
    if (await page.locator('.turn .kind').count()) await page.tap('.turn .kind >> nth=1')
    if (await page.locator('.turn .choice').count()) await page.tap('.turn .choice >> nth=0')
    if (await page.locator('.turn .pending').count()) await page.tap('.turn .pending .primary')
    await changed(page, before)
  }
  clean(page)
  await page.context().close()
})

test('down to 320 px nothing scrolls sideways', async () => {
  const page = await person(browser, server, { viewport: { width: 360, height: 740 } })
  const fits = async (where) => {
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 })
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      assert.ok(wide <= width, `${where} scrolls sideways: ${wide} > ${width}`)
    }
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
  }
  clean(page)
  await page.context().close()
})

/** Tab until something has the focus. */
async function tabTo(page, selector) {
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return
  }
  assert.fail(`${selector} is not reached by Tab`)
}

for (const [i, game] of games.entries()) {
  test(
    `${game.name} is played to its end by the keyboard alone, and the focus is never lost`,
    { timeout: 600_000 },
    async () => {
      const page = await person(browser, server, { language: LANGUAGES[i % 2] })
      await page.goto(server.address)
      await page.waitForSelector('.card')
      await tabTo(page, `[data-game=${game.name}] a[href^="/new"]`)
      await page.keyboard.press('Enter')
      await page.waitForSelector('input[name=count]')
      await tabTo(page, 'input[name=count]')
      for (
        let press = 0;
        press < 6 && (await page.evaluate(() => document.activeElement.closest('label').innerText.trim())) !== '2';
        press++
      )
        await page.keyboard.press('ArrowLeft')
      await tabTo(page, 'form .button.primary')
      await page.keyboard.press('Enter')
      await page.waitForSelector('.play')
      await myTurn(page)
      await page.keyboard.press('m')
      await playByKeys(page, 3)
      const played = await ply(page)
      await page.keyboard.press('Control+z')
      await page.waitForFunction((past) => Number(document.querySelector('.play').dataset.ply) < past, played)
      await playByKeys(page, 60)
      if ((await page.getAttribute('.play', 'data-state')) !== 'finished') await playEndByKeys(page, game.name)
      await page.waitForSelector('dialog[open] [data-final]')
      await page.keyboard.press('Escape')
      await page.waitForSelector('dialog[open]', { state: 'detached' })
      clean(page)
      await page.context().close()
    },
  )
}

/** Whoever plays at random may never end a game of Hansa Teutonica: then the last moves of a kept game are played. */
async function playEndByKeys(page, game) {
  const [address] = await forkTables(page, recordsOf(game).at(-1), [-30], 'bot')
  await page.goto(address)
  await page.waitForSelector('.play')
  await myTurn(page)
  await page.keyboard.press('m')
  await playByKeys(page, 200)
}

/** So many moves, or all that are left: a number picks, Enter confirms. */
async function playByKeys(page, most) {
  for (let move = 0; move < most; move++) {
    await myTurn(page)
    const { state, seq: before } = await page.evaluate(() => ({ ...document.querySelector('.play').dataset }))
    if (state === 'finished') return
    assert.ok(await page.evaluate(() => document.activeElement !== document.body), 'something has the focus')
    for (let press = 0; press < 20 && Number(before) === (await seq(page)); press++) {
      const { pending, choices } = await page.evaluate(() => ({
        pending: document.querySelector('.turn .pending') !== null,
        choices: document.querySelectorAll('.turn [data-number]').length,
      }))
      await page.keyboard.press(
        pending ? 'Enter' : String(1 + ((move * 5 + press) % Math.min(9, Math.max(1, choices)))),
      )
      await page.waitForTimeout(25)
    }
    await changed(page, Number(before))
  }
}

test('keys are silent in the chat, and off by preference', async () => {
  const page = await person(browser, server, { preferences: { keys: false } })
  await createTable(page, {
    game: 'hansa_teutonica',
    seats: [{ kind: 'me' }, { kind: 'bot' }],
    options: { start_player: '0' },
  })
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
    await createTable(page, {
      game: 'hansa_teutonica',
      seats: [{ kind: 'me' }, { kind: 'hotseat', name: 'Davi' }],
      options: { start_player: '0' },
    })
    await myTurn(page)
    await page.waitForFunction(() => document.querySelector('#live-urgent').textContent !== '')
    await page.click('.turn [data-kind=place]')
    await page.click('.turn .choice >> nth=0')
    await page.waitForFunction(() => document.querySelector('#live-polite').textContent.includes('Ana'))
    clean(page)
    await page.context().close()
  }
})
