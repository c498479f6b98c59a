/**
 * Every element explains itself: whatever is drawn at a table answers the pointer that rests on it, the finger that stays
 * on it and the key `i`, in words. One of every sort, of two games at one size of window each; with `WHOLE` (`make soak`)
 * every single thing of all games, at five sizes and in both languages, which is counted in build/explained.md.
 */
import type { Page } from '@playwright/test'
import { violations } from '../axe'
import { Counted } from '../counted'
import { expect, GAMES, half, LANGUAGES, PHONE, test, WIDE, type Person } from '../fixtures'
import { fullRecord } from '../records'
import { forkTables, myTurn, seq } from '../table'

const SIZES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
]
const WAYS = ['pointer', 'finger', 'key'] as const
/** Where the table is looked at: in the middle much lies on it. */
const MOMENT = 0.45
/** What an id looks like where a word should stand; a message that was not found, or not filled. */
const RAW = /[a-z0-9]_[a-z0-9]|[{}]|\b(?:explain|seat|event|web|kind)-[a-z]|undefined|NaN/

const explained = process.env.WHOLE
  ? new Counted(
      'explained',
      'Everything that is drawn at a table in the middle of a game of four (Hansa Teutonica: of five) is asked by a resting pointer, by a finger that stays and by the key, at five sizes of window, in both languages.',
      ['windows', 'explanations'],
      'silent or in raw words',
    )
  : null

/** Hours of resting and pressing become minutes: what waits for less than a second waits for a tenth of it. */
function hasten(): void {
  const wait = globalThis.setTimeout
  const hastened = (work: () => void, time = 0) => wait(work, time < 1000 ? time / 10 : time)
  globalThis.setTimeout = Object.assign(hastened, wait)
}

interface Asked {
  ways: readonly string[]
  /** Of every sort one thing only. */
  isBrief: boolean
}

/** Ask everything that is drawn, in every way; what each said. */
async function askAll({ ways, isBrief }: Asked): Promise<{ said: string[]; silent: string[] }> {
  const nameOf = (thing: Element) => {
    const { about, element } = (thing as HTMLElement).dataset
    return about ?? element!
  }
  const things = new Map<string, string>()
  for (const thing of document.querySelectorAll('.play :is([data-about], [data-element])')) {
    const { width, height } = thing.getBoundingClientRect()
    const name = nameOf(thing)
    const key = isBrief ? name.split(':')[0]! : name
    if (width > 0 && height > 0 && !things.has(key)) things.set(key, name)
  }
  const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time))
  const shown = (name: string) => document.querySelector<HTMLElement>(`[data-explanation="${CSS.escape(name)}"].placed`)
  const until = async (isSo: () => boolean) => {
    for (let i = 0; i < 400 && !isSo(); i++) await pause(50)
    return isSo()
  }
  const find = (name: string) => {
    const escaped = CSS.escape(name)
    return document.querySelector(`.play :is([data-about="${escaped}"], [data-element="${escaped}"]:not([data-about]))`)
  }
  const ask: Record<string, (thing: Element) => () => void> = {
    pointer: (thing) => {
      thing.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }))
      return () => {}
    },
    finger: (thing) => {
      const { x, y, width, height } = thing.getBoundingClientRect()
      const touch = { bubbles: true, pointerType: 'touch', clientX: x + width / 2, clientY: y + height / 2 }
      thing.dispatchEvent(new PointerEvent('pointerdown', touch))
      return () => {
        thing.dispatchEvent(new PointerEvent('pointerup', touch))
        thing.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      }
    },
    key: (thing) => {
      thing.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }))
      dispatchEvent(new KeyboardEvent('keydown', { key: 'i' }))
      return () => {}
    },
  }
  const [said, silent]: [string[], string[]] = [[], []]
  for (const name of things.values())
    for (const way of ways) {
      const thing = find(name)
      if (!thing) continue
      const letGo = ask[way]!(thing)
      if (await until(() => shown(name) !== null)) said.push(`${name}: ${shown(name)!.innerText}`)
      else silent.push(`${way}: ${name}`)
      letGo()
      dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
      await until(() => shown(name) === null)
    }
  return { said, silent }
}

/** How many explanations were read. */
async function everythingIsExplained(page: Page, where: string, asked: Asked): Promise<number> {
  const none = await page.evaluate(askAll, asked)
  expect(none.silent, `${where}: what explains nothing`).toEqual([])
  expect(none.said.length, `${where}: much lies on the table`).toBeGreaterThan(5 * asked.ways.length)
  for (const words of none.said) {
    const told = words.slice(words.indexOf(': ') + 2)
    expect(told, `${where}: ${words}`).not.toMatch(RAW)
    expect(told.split('\n').length, `${where}: ${words}`).toBeGreaterThan(2)
  }
  return none.said.length
}

/** A table in the middle of a kept game, in a browser whose short waits are shorter still. */
async function open(page: Person, game: string): Promise<void> {
  await page.addInitScript(hasten)
  const [address] = await forkTables(page, fullRecord(game), [MOMENT])
  await page.goto(address!)
  await page.waitForSelector('.play')
  await myTurn(page)
}

for (const [at, game] of half(GAMES, 0).entries()) {
  for (const [i, viewport] of SIZES.entries()) {
    for (const [j, language] of LANGUAGES.entries()) {
      if (!process.env.WHOLE && (i !== 1 + at || j !== at)) continue
      const size = `${viewport.width}x${viewport.height}`

      test(`${game} at ${size} in ${language}: everything explains itself by pointer, finger and key`, async ({
        person,
      }) => {
        test.setTimeout(900_000)
        const device = Math.min(viewport.width, viewport.height) < 500 ? PHONE : WIDE
        const page = await person({ ...device, viewport, language })
        await open(page, game)
        explained?.forget(game, `${size} ${language}`)
        const count = await everythingIsExplained(page, `${game} at ${size}`, { ways: WAYS, isBrief: !explained })
        await page.evaluate(() => {
          const thing = document.querySelector('.board-place [data-element]')!
          thing.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }))
        })
        await page.waitForSelector('.explanation.placed')
        expect(await violations(page), `${game} at ${size}: axe`).toEqual([])
        explained?.note(game, [1, count], `${size} ${language}`)
      })
    }
  }
}

test('a real pointer, a real finger and the keyboard alone are answered, and nothing is pressed by asking', async ({
  person,
}) => {
  const ana = await person({ ...WIDE, hasTouch: true })
  const [address] = await forkTables(ana, fullRecord('hansa_teutonica'), [MOMENT])
  await ana.goto(address!)
  await myTurn(ana)
  const hamburg = ana.locator('[data-element="city:hamburg"]').first()
  const told = ana.locator('.explanation.placed h3')

  await hamburg.hover({ position: { x: 12, y: 8 } })
  await expect(told).toHaveText('Hamburg')
  await ana.mouse.move(2, 2)
  await expect(told).toHaveCount(0)
  await hamburg.hover({ position: { x: 12, y: 8 } })
  await expect(told).toHaveText('Hamburg')
  await ana.reload()
  await myTurn(ana)
  await ana.waitForTimeout(1000)
  await expect(told, 'a board that is drawn under a pointer that rests is not asked about').toHaveCount(0)
  await ana.mouse.move(2, 2)

  const line = await ana.context().newCDPSession(ana)
  const hold = async (x: number, y: number, name: string | RegExp) => {
    await line.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
    await expect(told).toHaveText(name)
    await line.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(told).toHaveText(name)
    await expect(ana.locator('.menu, .turn .pending'), 'a long press asks and does nothing else').toHaveCount(0)
    await ana.keyboard.press('Escape')
    await expect(told).toHaveCount(0)
  }
  const { x, y } = (await hamburg.boundingBox())!
  await hold(x + 12, y + 8, 'Hamburg')
  const before = await seq(ana)
  await ana.click('.turn .kind:has(sup)')
  const choice = (await ana.locator('.turn .choice[data-held]').first().boundingBox())!
  await hold(choice.x + choice.width / 2, choice.y + choice.height / 2, /./)
  expect(await seq(ana), 'a choice that is held is not taken').toBe(before)

  await ana.keyboard.press('b')
  await ana.keyboard.press('i')
  const first = await told.textContent()
  const walked = new Set<string | null>([first])
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowLeft', 'ArrowDown']) {
    await ana.keyboard.press(key)
    await ana.waitForTimeout(150)
    walked.add(await told.textContent())
  }
  expect(walked.size, 'the arrows lead from thing to thing').toBeGreaterThan(3)
  await ana.keyboard.press('i')
  await expect(told, 'the same key closes it').toHaveCount(0)
})
