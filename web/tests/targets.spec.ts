/** A finger on a phone of 390x844: what can be pressed is in sight, under nothing else, and 44 px wide or wider to the touch. */
import type { Page } from '@playwright/test'
import { expect, GAMES, half, PHONE, test } from './fixtures'
import { fullRecord } from './records'
import { forkTables, myTurn } from './table'

const MOMENTS = [0, 0.3, 0.55, 0.8]
/** At most this many targets of a position are pressed, spread over all that are in sight. */
const MOST = 6
/** A finger is 44 px wide; the last pixel is left to rounding. */
const REACH = 21

interface Target {
  element: string
  left: number
  top: number
  right: number
  bottom: number
  x: number
  y: number
  isBare: boolean
}

/** What can be pressed on the board: its box, and whether its middle is in sight and bare. */
function targetsOf(): Target[] {
  const board = document.querySelector('.board-place .sheet')!
  return [...board.querySelectorAll<SVGElement>('.can[data-element]')].map((target) => {
    const { left, top, right, bottom } = target.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const there = document.elementFromPoint(x, y)
    return {
      element: target.dataset.element!,
      left,
      top,
      right,
      bottom,
      x,
      y,
      isBare: there?.closest('[data-element]') === target,
    }
  })
}

/** Until the panel has its old size again, and the board its own with it. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/** What a touch does: the element that it picks and the choices it opens; then it is taken back. */
async function touch(page: Page, x: number, y: number): Promise<string> {
  await page.touchscreen.tap(x, y)
  const outcome = await page.evaluate(async () => {
    const isOpen = () => document.querySelector('.menu, .turn .pending') !== null
    for (let i = 0; i < 40 && !isOpen(); i++) await new Promise((resolve) => setTimeout(resolve, 10))
    const texts = (selector: string) => [...document.querySelectorAll(selector)].map((node) => node.textContent.trim())
    return [
      document.querySelector<SVGElement>('.board-place .picked')?.dataset.element,
      ...texts('.menu .item'),
      ...texts('.turn .choice.picked'),
    ].join(' | ')
  })
  await page.evaluate(() => document.querySelector<HTMLElement>('.menu .icon-button, .turn .pending .back')?.click())
  await page.waitForSelector('.menu, .turn .pending', { state: 'detached' })
  await drawn(page)
  return outcome
}

const distance = ({ left, top, right, bottom }: Target, x: number, y: number) =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
const isSmall = ({ left, top, right, bottom }: Target) => Math.min(right - left, bottom - top) < 2 * REACH

/** What is small is pressed from beside it too, unless the finger is nearer to another, or off the board. */
async function pressAround(page: Page, target: Target, all: Target[]): Promise<void> {
  const { element, x, y } = target
  const wanted = await touch(page, x, y)
  expect(wanted, `${element} is pressed`).not.toBe('')
  if (!isSmall(target)) return
  for (const [dx, dy] of [
    [-REACH, 0],
    [REACH, 0],
    [0, -REACH],
    [0, REACH],
  ] as const) {
    const own = distance(target, x + dx, y + dy)
    const hasRival = all.some(
      (other) =>
        other !== target &&
        (distance(other, x + dx, y + dy) <= own || (isSmall(other) && distance(other, x + dx, y + dy) < own + 1)),
    )
    if (hasRival || !(await isOnBoard(page, x + dx, y + dy))) continue
    expect(await touch(page, x + dx, y + dy), `${element} is pressed from ${dx}, ${dy}`).toBe(wanted)
  }
}

const isOnBoard = (page: Page, x: number, y: number) =>
  page.evaluate(([left, top]) => Boolean(document.elementFromPoint(left, top)?.closest('.board-place .frame')), [
    x,
    y,
  ] as const)

for (const game of half(GAMES, 1)) {
  test(`${game}: on a phone a finger finds what can be pressed on the board`, async ({ person }) => {
    const page = await person({ ...PHONE, preferences: { confirm: 'always' } })
    for (const address of await forkTables(page, fullRecord(game), MOMENTS)) {
      await page.goto(address)
      await page.waitForSelector('.play')
      await myTurn(page)
      await page.evaluate(async () => void (await document.fonts.ready))
      await page.waitForTimeout(100)
      const all = await page.evaluate(targetsOf)
      const bare = all.filter((target) => target.isBare)
      if (all.length === 0) continue
      expect(bare.length, `none of ${all.map(({ element }) => element).join(', ')} is in sight`).toBeGreaterThan(0)
      const step = Math.ceil(bare.length / MOST)
      for (let i = 0; i < bare.length; i += step) await pressAround(page, bare[i]!, all)
    }
  })
}
