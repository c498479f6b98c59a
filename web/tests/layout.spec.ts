/**
 * The table at five sizes of window, for every game: what is asked is covered by nothing, nothing moves between decisions,
 * the log has room for its lines, and on a phone fingers and eyes find what they need. With `WHOLE` (`make soak`) more
 * decisions are made, in both languages, which are counted in build/laid_out.md.
 */
import type { Page } from '@playwright/test'
import { Counted } from './counted'
import { expect, GAMES, LANGUAGES, PHONE, test, WIDE, type Person } from './fixtures'
import { choose, createTable, isPending, myTurn, ply } from './table'

interface Size {
  width: number
  height: number
}
const PHONES: Size[] = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
]
const WINDOWS: Size[] = [
  { width: 820, height: 1180 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
]
/** At each size so many decisions are made. */
const DECISIONS = process.env.WHOLE ? 10 : 2
const spoken = (usual: (typeof LANGUAGES)[number]) => (process.env.WHOLE ? LANGUAGES : [usual])
/** Lines of the log, and how high one is. */
const [LINES, LINE] = [8, 24]

const laidOut = process.env.WHOLE
  ? new Counted(
      'laid_out',
      'A table of four (Hansa Teutonica: of five) is looked at before and after ten decisions, at four sizes of window and on a phone upright and on its side, in both languages.',
      ['windows', 'looks'],
      'covered, cut, moved, too small or too short',
    )
  : null

interface Look {
  /** The boxes of what must not move: the buttons of the footer, and the board. */
  boxes: string[]
  /** The boxes of the main actions; whoever answers another player has none. */
  mains: string[]
  /** What is asked and lies under something else or out of the window, or is cut. */
  covered: string[]
  /** What a finger would miss. */
  small: string[]
  /** What is too small to be read. */
  tiny: string[]
  /** Names of actions, and reasons against them, of which a part is missing. */
  short: string[]
  /** Players of whom not even the name is in sight. */
  absent: string[]
  /** The height of the room for the log's lines under a heading; 0 when it is not in sight. */
  log: number
}

/** Look at the table as it stands. */
function look(): Look {
  const HEADING = 24
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const box = (node: Element) => {
    const { x, y, width, height } = node.getBoundingClientRect()
    return [x, y, width, height].map(Math.round).join(' ')
  }
  const name = (node: Element) => `${node.className} ${node.textContent.trim().slice(0, 24)} ${box(node)}`
  const list = document.querySelector('.turn .choices')!.getBoundingClientRect()
  /** Choices scroll in their place: those in sight are looked at. */
  const isInSight = (node: Element) => {
    const { left, top, right, bottom } = node.getBoundingClientRect()
    return left >= list.left - 1 && right <= list.right + 1 && top >= list.top - 1 && bottom <= list.bottom + 1
  }
  const asked = [...all('.turn .kind, .turn footer .button'), ...all('.turn :is(.choice, .dear)').filter(isInSight)]
  const isBare = (node: Element) => {
    const { left, top, width, height } = node.getBoundingClientRect()
    const there = document.elementFromPoint(left + width / 2, top + height / 2)
    return there !== null && (node.contains(there) || there.contains(node))
  }
  /** The question is told in full, whatever stands beside it. */
  const isCut = (node: HTMLElement) =>
    node.getBoundingClientRect().bottom > node.parentElement!.getBoundingClientRect().bottom + 1
  /** How much a thing is enlarged; its own height is told in whole pixels, so that a part of one means nothing. */
  const scale = (node: HTMLElement) => {
    const { height } = node.getBoundingClientRect()
    return Math.abs(height - node.offsetHeight) < 1 ? 1 : height / Math.max(1, node.offsetHeight)
  }
  const words = all('.turn *, .chips *, .players *, .sheet-head *').filter(
    (node) =>
      node.checkVisibility() &&
      !node.closest('svg, .sr-only') &&
      node.offsetHeight > 1 &&
      [...node.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.textContent!.trim() !== ''),
  )
  const pressed = all('.turn button, .chips button, .top button').filter((node) => node.checkVisibility())
  return {
    boxes: all('.turn footer .button, .board-room').map(box),
    mains: all('.turn .main-actions li').map(box),
    covered: [...asked.filter((node) => !isBare(node)), ...all('#turn-title').filter(isCut)].map(name),
    small: pressed
      .filter((node) => !node.matches('.idle, :disabled'))
      .filter((node) => Math.min(node.offsetWidth, node.offsetHeight) < 43.5)
      .map(name),
    tiny: words.filter((node) => parseFloat(getComputedStyle(node).fontSize) * scale(node) < 11.9).map(name),
    short: all('.turn .main-actions :is(.name, small), .turn footer span')
      .filter((node) => node.checkVisibility() && node.offsetWidth > 1 && node.scrollWidth > node.offsetWidth + 1)
      .map(name),
    absent: all('.players h2')
      .filter((node) => !isBare(node))
      .map(name),
    log: all('.talk .log .lines').map((lines) => lines.clientHeight - HEADING)[0] ?? 0,
  }
}

const drawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/** Make some decisions at a size, and look before each of them and after the last. */
async function playAt(page: Person, { width, height }: Size, game: string): Promise<Look[]> {
  await page.setViewportSize({ width, height })
  const looks: Look[] = []
  for (let decision = 0; decision <= DECISIONS; decision++) {
    if (decision > 0) await choose(page, decision)
    await myTurn(page)
    await drawn(page)
    looks.push(await page.evaluate(look))
  }
  const where = `${game} at ${width}x${height}`
  const places = looks.find(({ mains }) => mains.length > 0)?.mains
  for (const { boxes, mains, covered, tiny, short } of looks) {
    expect(boxes, `${where}: nothing moves`).toEqual(looks[0]!.boxes)
    if (mains.length > 0) expect(mains, `${where}: the main actions keep their places`).toEqual(places)
    expect(covered, `${where}: what is asked is covered by nothing`).toEqual([])
    expect(tiny, `${where}: every word can be read`).toEqual([])
    expect(short, `${where}: every word is whole`).toEqual([])
  }
  return looks
}

for (const game of GAMES) {
  const others = ['Bia', 'Caio', 'Davi', ...(game === 'hansa_teutonica' ? ['Elisa'] : [])]
  const seats = [{ kind: 'me' as const }, ...others.map((name) => ({ kind: 'hotseat' as const, name }))]

  for (const language of spoken('en'))
    test(`${game} in ${language}: in windows nothing moves between decisions, and the log keeps its lines`, async ({
      person,
    }) => {
      const page = await person({ ...WIDE, language, preferences: { confirm: 'never' } })
      await createTable(page, { game, seats })
      await myTurn(page)
      laidOut?.forget(game, `windows ${language}`)
      const seen: Look[][] = []
      for (const size of WINDOWS) {
        const looks = await playAt(page, size, game)
        seen.push(looks)
        if (size.width < 1366) continue
        for (const { log, absent } of looks) {
          expect(log, `${game} at ${size.width}x${size.height}: the log`).toBeGreaterThanOrEqual(LINES * LINE)
          expect(absent, `${game} at ${size.width}x${size.height}: everybody is in sight`).toEqual([])
        }
      }
      laidOut?.note(game, [seen.length, seen.flat().length], `windows ${language}`)
    })

  for (const language of spoken('pt-BR'))
    test(`${game} in ${language}: on a phone, upright and on its side, a finger finds what is asked`, async ({
      person,
    }) => {
      const page = await person({ ...PHONE, language, preferences: { confirm: 'never' } })
      await createTable(page, { game, seats })
      await myTurn(page)
      laidOut?.forget(game, `phone ${language}`)
      const seen: Look[][] = []
      for (const size of PHONES) {
        const looks = await playAt(page, size, game)
        seen.push(looks)
        for (const { small } of looks)
          expect(small, `${game} at ${size.width}x${size.height}: what a finger would miss`).toEqual([])
      }
      laidOut?.note(game, [seen.length, seen.flat().length], `phone ${language}`)
    })
}

for (const language of spoken('pt-BR'))
  test(`in ${language}: what is picked is confirmed in whole words, at every size`, async ({ person }) => {
    const page = await person({ language, preferences: { confirm: 'always' } })
    await createTable(page, { game: 'hansa_teutonica', seats: [{ kind: 'me' }, { kind: 'hotseat', name: 'Bia' }] })
    await myTurn(page)
    await page.click('.turn [data-kind=income]')
    await page.waitForSelector('.turn .pending')
    for (const { width, height } of [...PHONES, ...WINDOWS]) {
      await page.setViewportSize({ width, height })
      await drawn(page)
      const { short, covered } = await page.evaluate(look)
      expect([...short, ...covered], `at ${width}x${height}`).toEqual([])
    }
  })

/** How many frames are asked for within a second; whoever moves something asks for dozens. */
async function framesAsked(): Promise<number> {
  const ask = globalThis.requestAnimationFrame
  let asked = 0
  globalThis.requestAnimationFrame = (work) => {
    asked++
    return ask(work)
  }
  await new Promise((resolve) => setTimeout(resolve, 1000))
  globalThis.requestAnimationFrame = ask
  return asked
}

test('Enter confirms what is picked while the focus is on the board; a double click confirms nothing', async ({
  person,
}) => {
  const ana = await person()
  await createTable(ana, {
    game: 'hansa_teutonica',
    seats: [{ kind: 'me' }, { kind: 'hotseat', name: 'Bia' }],
    options: { start_player: '0' },
  })
  await myTurn(ana)
  expect(await ana.evaluate(framesAsked), 'a table without clocks is at rest').toBeLessThan(5)
  const before = await ply(ana)
  await ana.dblclick('.turn [data-kind=end_turn]')
  expect(await isPending(ana), 'the turn is to be ended').toBe(true)
  expect(await ply(ana), 'and is not yet').toBe(before)
  await ana.keyboard.press('Escape')
  expect(await isPending(ana)).toBe(false)

  await ana.keyboard.press('b')
  const number = await ana.getAttribute('.turn [data-kind=end_turn]', 'data-number')
  await ana.keyboard.press(number!)
  expect(await isPending(ana)).toBe(true)
  expect(await ana.evaluate(() => document.activeElement?.closest('.board-place') !== null)).toBe(true)
  await ana.keyboard.press('Enter')
  await ana.waitForFunction((old) => Number(document.querySelector<HTMLElement>('.play')!.dataset.ply) > old, before)
})
