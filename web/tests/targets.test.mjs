/** A finger on a phone of 390x844: what can be pressed is in sight, under nothing else, and 44 px wide or wider to the touch. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { clean, forkTables, myTurn, openBrowser, person, PHONE, fullRecord } from './browser.mjs'
import { Server } from './server.mjs'

const MOMENTS = [0, 0.3, 0.55, 0.8]
/** So many targets of a position are pressed, spread over all that are in sight. */
const MOST = 6
/** A finger is 44 px wide; the last pixel is left to rounding. */
const REACH = 21
const server = await Server.start()
const browser = await openBrowser()
const games = (await server.games()).filter(
  (game) => !process.env.GAME || process.env.GAME.split(' ').includes(game.name),
)

after(async () => {
  await browser.close()
  await server.stop()
})

/** What can be pressed on the board: its box, and whether its middle is in sight and bare. */
function targetsOf() {
  const board = document.querySelector('.board-place .sheet')
  return [...board.querySelectorAll('.can[data-element]')].map((target) => {
    const { left, top, right, bottom } = target.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const there = document.elementFromPoint(x, y)
    return {
      element: target.dataset.element,
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
const drawn = (page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/** What a touch does: the element that it picks and the choices it opens; then it is taken back. */
async function touch(page, x, y) {
  await page.touchscreen.tap(x, y)
  const outcome = await page.evaluate(async () => {
    const isOpen = () => document.querySelector('.menu, .turn .pending') !== null
    for (let i = 0; i < 40 && !isOpen(); i++) await new Promise((resolve) => setTimeout(resolve, 10))
    const texts = (selector) => [...document.querySelectorAll(selector)].map((node) => node.textContent.trim())
    return [
      document.querySelector('.board-place .picked')?.dataset.element,
      ...texts('.menu .item'),
      ...texts('.turn .pending .chosen'),
    ].join(' | ')
  })
  await page.evaluate(() => document.querySelector('.menu .icon-button, .turn .pending .button:not(.primary)')?.click())
  await page.waitForSelector('.menu, .turn .pending', { state: 'detached' })
  await drawn(page)
  return outcome
}

const distance = ({ left, top, right, bottom }, x, y) =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
const isSmall = ({ left, top, right, bottom }) => Math.min(right - left, bottom - top) < 2 * REACH

/** What is small is pressed from beside it too, unless the finger is nearer to another, or off the board. */
async function pressAround(page, target, all, isOnBoard) {
  const { element, x, y } = target
  const wanted = await touch(page, x, y)
  assert.notEqual(wanted, '', `${element} is pressed`)
  if (!isSmall(target)) return
  for (const [dx, dy] of [
    [-REACH, 0],
    [REACH, 0],
    [0, -REACH],
    [0, REACH],
  ]) {
    const own = distance(target, x + dx, y + dy)
    const hasRival = all.some(
      (other) =>
        other !== target &&
        (distance(other, x + dx, y + dy) <= own || (isSmall(other) && distance(other, x + dx, y + dy) < own + 1)),
    )
    if (hasRival || !(await isOnBoard(x + dx, y + dy))) continue
    assert.equal(await touch(page, x + dx, y + dy), wanted, `${element} is pressed from ${dx}, ${dy}`)
  }
}

for (const game of games) {
  test(`${game.name}: on a phone a finger finds what can be pressed on the board`, { timeout: 300_000 }, async () => {
    const page = await person(browser, server, { ...PHONE, preferences: { confirm: 'always' } })
    const isOnBoard = (x, y) =>
      page.evaluate(
        ([left, top]) => document.elementFromPoint(left, top)?.closest('.board-place .frame') != null,
        [x, y],
      )
    for (const address of await forkTables(page, fullRecord(game.name), MOMENTS)) {
      await page.goto(address)
      await page.waitForSelector('.play')
      await myTurn(page)
      await page.evaluate(() => document.fonts.ready)
      await page.waitForTimeout(100)
      const all = await page.evaluate(targetsOf)
      const bare = all.filter((target) => target.isBare)
      if (all.length === 0) continue
      assert.ok(bare.length > 0, `none of ${all.map(({ element }) => element)} is in sight`)
      const step = Math.ceil(bare.length / MOST)
      for (let i = 0; i < bare.length; i += step) await pressAround(page, bare[i], all, isOnBoard)
    }
    clean(page)
    await page.context().close()
  })
}
