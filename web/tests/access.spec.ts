/** For everybody: axe on every screen, phones, the keyboard alone. */
import type { Page } from '@playwright/test'
import { violations } from './axe'
import { expect, GAMES, half, LANGUAGES, PHONE, test, type Person } from './fixtures'
import { recordsOf } from './records'
import { changed, choose, createTable, forkTables, myTurn, playNow, ply, seq, wentBack } from './table'

const SCREENS = [
  '/',
  '/lobby',
  '/new',
  '/mine',
  '/settings',
  '/account',
  '/rules/hansa_teutonica',
  '/about',
  '/values/luna',
  '/people',
  '/ladder/luna',
  '/tournaments',
  '/tournaments/new',
  '/notices',
]

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on any screen, ${colorScheme}`, async ({ person }) => {
    const page = await person({ language: colorScheme === 'light' ? 'en' : 'pt-BR', colorScheme })
    for (const path of SCREENS) {
      await page.goto(page.home + path)
      await page.waitForSelector('main h1')
      await page.waitForSelector('[aria-busy]', { state: 'detached' })
      expect(await violations(page), path).toEqual([])
    }
  })

  for (const game of half(GAMES, colorScheme === 'light' ? 0 : 1)) {
    test(`axe finds nothing at a table of ${game}, ${colorScheme}`, async ({ person }) => {
      const page = await person({ colorScheme })
      await playNow(page, game)
      expect(await violations(page)).toEqual([])
      if (game === GAMES[0] || process.env.WHOLE) await lookIntoDialogs(page)
      await page.keyboard.press('t')
      await page.waitForSelector('.text-board h2')
      expect(await violations(page), 'the board in words').toEqual([])
      await page.keyboard.press('Home')
      await page.waitForSelector('.replay')
      expect(await violations(page), 'a moment of the past').toEqual([])
    })
  }
}

/** The dialogs of a table, which are the same for every game. */
async function lookIntoDialogs(page: Page): Promise<void> {
  for (const [key, what] of [
    ['?', 'the keys'],
    ['r', 'the rules'],
  ] as const) {
    await page.keyboard.press(key)
    await page.waitForSelector('dialog[open] h2')
    expect(await violations(page), what).toEqual([])
    await page.keyboard.press('Escape')
  }
  await page.click('header .icon-button >> nth=0')
  await page.waitForSelector('dialog[open] .menu')
  expect(await violations(page), 'the menu').toEqual([])
  await page.keyboard.press('Escape')
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
  const sheet = document.querySelector<HTMLElement>('.board-place .sheet')
  const scale = Number(/scale\(([\d.]+)\)/.exec(sheet?.style.transform ?? '')?.[1] ?? LARGEST)
  return [...document.querySelectorAll<SVGElement>('.board-place .can[data-element]')]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => Math.min(box.width, box.height) * (LARGEST / scale) < 43.5)
    .map(
      ({ element, box }) => `${element.dataset.element} ${box.width.toFixed(0)}x${box.height.toFixed(0)} at ${scale}`,
    )
}

test('on a phone every target is large enough, and down to 320 px nothing scrolls sideways', async ({ person }) => {
  const page = await person({ ...PHONE, language: 'pt-BR' })
  const { width: usual, height } = PHONE.viewport
  const fits = async (where: string, widths = [usual]) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height })
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide, `${where} scrolls sideways`).toBeLessThanOrEqual(width)
    }
    expect(await page.evaluate(smallTargets), where).toEqual([])
  }
  const NARROW = [360, 320, usual]
  for (const path of SCREENS) {
    await page.goto(page.home + path)
    await page.waitForSelector('main h1')
    await page.waitForSelector('[aria-busy]', { state: 'detached' })
    await fits(path, NARROW)
    expect(await violations(page), `axe, ${path} on a phone`).toEqual([])
  }
  await createTable(page, { game: 'luna', seats: [{ kind: 'me' }, { kind: 'open' }] })
  await page.waitForSelector('.talk .phrases')
  await fits('a table that waits for somebody', NARROW)
  for (const game of GAMES) {
    await playNow(page, game)
    await fits(game, NARROW)
    await page.tap('.chips li button >> nth=0')
    for (const tab of ['players', 'log', 'chat', 'turn']) {
      await page.tap(`.sheet-head [data-tab=${tab}]`)
      await fits(`${game}, tab ${tab}`)
    }
    expect(await page.evaluate(smallElements), `${game}: what can be pressed on the board`).toEqual([])
    await choose(page, 1)
    await page.mouse.move(0, 0) // a phone has no pointer that would rest on the next board
  }
})

/** Tab until something has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return
  }
  throw new Error(`${selector} is not reached by Tab`)
}

for (const [i, game] of half(GAMES, 0).entries()) {
  test(`${game} is played to its end by the keyboard alone, and the focus is never lost`, async ({ person }) => {
    test.setTimeout(600_000)
    const page = await person({ language: LANGUAGES[i % 2]! })
    await page.goto(page.home)
    await page.waitForSelector('.card')
    await tabTo(page, `[data-game=${game}] a[href^="/new"]`)
    await page.keyboard.press('Enter')
    await page.waitForSelector('input[name=count]')
    await tabTo(page, 'input[name=count]')
    const players = () => page.evaluate(() => document.activeElement!.closest('label')!.innerText.trim())
    for (let press = 0; press < 6 && (await players()) !== '2'; press++) await page.keyboard.press('ArrowLeft')
    await tabTo(page, 'form .button.primary')
    await page.keyboard.press('Enter')
    await page.waitForSelector('.play')
    await myTurn(page)
    await page.keyboard.press('m')
    await playByKeys(page, 3)
    const played = await ply(page)
    await page.keyboard.press('Control+z')
    await wentBack(page, played)
    await playByKeys(page, process.env.WHOLE ? 60 : 12)
    if ((await page.getAttribute('.play', 'data-state')) !== 'finished') await playEndByKeys(page, game)
    await page.waitForSelector('dialog[open] [data-final]')
    await page.keyboard.press('Escape')
    await page.waitForSelector('dialog[open]', { state: 'detached' })
  })
}

/** Whoever plays at random may never end a game of Hansa Teutonica: then the last moves of a kept game are played. */
async function playEndByKeys(page: Person, game: string): Promise<void> {
  const [address] = await forkTables(page, recordsOf(game).at(-1)!, [-30], 'bot')
  await page.goto(address!)
  await page.waitForSelector('.play')
  await myTurn(page)
  await page.keyboard.press('m')
  await playByKeys(page, 200)
}

/** Play at most `most` moves: a number picks, Enter confirms. */
async function playByKeys(page: Page, most: number): Promise<void> {
  for (let move = 0; move < most; move++) {
    await myTurn(page)
    if ((await page.getAttribute('.play', 'data-state')) === 'finished') return
    const before = await seq(page)
    expect(await page.evaluate(() => document.activeElement !== document.body), 'something has the focus').toBe(true)
    for (let press = 0; press < 20 && before === (await seq(page)); press++) {
      const { pending, choices } = await page.evaluate(() => ({
        pending: document.querySelector('.turn .pending') !== null,
        choices: document.querySelectorAll('.turn [data-number]').length,
      }))
      await page.keyboard.press(
        pending ? 'Enter' : String(1 + ((move * 5 + press) % Math.min(9, Math.max(1, choices)))),
      )
      await page.waitForTimeout(25)
    }
    await changed(page, before)
  }
}

test('keys are silent in the chat, and off by preference', async ({ person }) => {
  const page = await person({ preferences: { keys: false } })
  await createTable(page, {
    game: 'hansa_teutonica',
    seats: [{ kind: 'me' }, { kind: 'bot' }],
    options: { start_player: '0' },
  })
  await myTurn(page)
  await page.keyboard.press('?')
  expect(await page.locator('dialog[open]').count()).toBe(0)
  await page.click('#tab-chat')
  await page.fill('.chat input', '')
  await page.locator('.chat input').pressSequentially('m1?b')
  expect(await page.inputValue('.chat input')).toBe('m1?b')
})

for (const language of half(LANGUAGES, 1)) {
  test(`a screen reader is told every move once, and whose turn it is, in ${language}`, async ({ person }) => {
    const page = await person({ language, preferences: { confirm: 'never' } })
    await createTable(page, {
      game: 'hansa_teutonica',
      seats: [{ kind: 'me' }, { kind: 'hotseat', name: 'Davi' }],
      options: { start_player: '0' },
    })
    await myTurn(page)
    await page.waitForFunction(() => document.querySelector('#live-urgent')!.textContent !== '')
    await page.click('.turn [data-kind=place]')
    await page.click('.turn .choice >> nth=0')
    await page.waitForFunction(() => document.querySelector('#live-polite')!.textContent.includes('Ana'))
  })
}
