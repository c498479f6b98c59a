/** Lessons: what the coach asks is done, anything else is answered, and a lesson goes on in any browser. */
import type { Locator, Page } from '@playwright/test'
import type { LessonCard } from '../../src/core/wire/messages'
import type { LessonResponse, PositionResponse } from '../../src/core/wire/rest'
import { violations } from '../axe'
import { expect, GAMES, LANGUAGES, PHONE, test, WIDE, type Person } from '../fixtures'
import { ask, changed, isPending, seq } from '../table'

/** `Node.DOCUMENT_POSITION_FOLLOWING`, which only a browser knows. */
const FOLLOWING = 4

/** What a lesson's table says now, as its page heard it. */
interface Heard {
  card: LessonCard
  legal: { id: number; text: string; kind: string; elements: string[] }[]
  ply: number
}

/** Keep the last update that the page hears. */
async function listen(page: Person): Promise<() => Promise<Heard>> {
  let last: Heard | null = null
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as {
        type: string
        lesson: LessonCard
        legal: Heard['legal'] | null
        ply: number
      }
      if (message.type === 'update') last = { card: message.lesson, legal: message.legal ?? [], ply: message.ply }
    }),
  )
  await page.goto(`${page.home}/learn`)
  return async () => {
    await page.waitForSelector('.coach')
    return last!
  }
}

const card = (page: Page) => page.locator('.coach')
const step = (page: Page) => card(page).getAttribute('data-step')

async function begin(page: Person, game: string, at?: string): Promise<void> {
  await page.goto(`${page.home}/learn/${game}`)
  await page.click(at ? `.step[data-step="${at}"]` : '[data-begin]')
  await page.waitForSelector('.coach')
}

/** Close what explains itself where the pointer rests: it may cover the choices. */
async function closeExplanation(page: Page): Promise<void> {
  await page.mouse.move(1, 1)
  if (await page.locator('[data-explanation]').count()) await page.keyboard.press('Escape')
}

/** How somebody presses what is on the screen: with a pointer, or with the keyboard alone. */
type Press = (thing: Locator) => Promise<void>

const point: Press = (thing) => thing.click()

/** What is pressed by the keyboard must be reachable by it: it is a stop of the Tab key. */
const type: Press = async (thing) => {
  await thing.waitFor()
  expect(await thing.evaluate((element: HTMLElement) => element.tabIndex)).toBeGreaterThanOrEqual(0)
  await thing.focus()
  await thing.page().keyboard.press('Enter')
}

/** Take a choice of the panel by its text. */
async function choose(page: Page, press: Press, { text, kind }: { text: string; kind: string }): Promise<void> {
  await closeExplanation(page)
  const choice = page.locator(`.turn .choice[data-action="${text}"]`)
  const own = page.locator(`.turn [data-kind="${kind}"]`)
  const mains = (await own.count()) ? own.first() : page.locator('.turn [data-kind]')
  for (let i = 0; i < (await mains.count()) && !(await choice.count()); i++) await press(mains.nth(i))
  const pieces = page.locator('.turn .variant')
  for (let i = 0; i < (await pieces.count()) && !(await choice.count()); i++) await press(pieces.nth(i))
  if (!(await isPending(page)) && (await choice.count())) await press(choice.first())
}

/** Write down what the card's live region says, as often as it says it. */
const listenToCard = (page: Page) =>
  page.addInitScript(() => {
    const told: string[] = []
    Object.assign(window, { told })
    new MutationObserver((changes) => {
      const region = document.querySelector('.coach .told')
      const text = region?.querySelector('.text')?.textContent
      if (region && text && changes.some(({ target }) => region.contains(target))) told.push(text)
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })

/** The texts that the card said more than once since the page was loaded. */
const saidAgain = (page: Page) =>
  page.evaluate(() => {
    const { told } = window as unknown as { told: string[] }
    return told.filter((text, i) => told.indexOf(text) !== i)
  })

async function digest(page: Page): Promise<string> {
  const { pathname, search } = new URL(page.url())
  return (await ask<PositionResponse>(page, `/api${pathname.replace('/table/', '/tables/')}/position${search}`)).digest
}

test('the first steps of a lesson: asked, answered otherwise, refused by a rule, left, and gone on with elsewhere', async ({
  person,
}) => {
  const ana = await person()
  await begin(ana, 'hansa_teutonica')
  expect(await step(ana)).toBe('ends')
  expect(await violations(ana)).toEqual([])
  for (const element of ['prestige', 'completed']) await ana.click(`[data-tap="${element}"]`)
  await expect(ana.locator('[data-tap]')).toHaveCount(1)
  await ana.reload()
  await expect(ana.locator('[data-tap]'), 'what was looked up is remembered').toHaveCount(1)
  await ana.click('[data-tap]')
  await expect(card(ana), 'the step is done, and the next one begins').toHaveAttribute('data-step', 'place')
  await expect(ana.locator('.coach .done')).toBeVisible()

  const before = await digest(ana)
  await ana.keyboard.press('Escape')
  await ana.click('.turn [data-kind~="income"]')
  await expect(ana.locator('[data-reply=elsewhere]'), 'allowed, but not here').toBeVisible()
  expect(await digest(ana)).toBe(before)
  await begin(ana, 'hansa_teutonica', 'full')
  await ana.waitForSelector('.play[data-mine=true]')
  const there = await digest(ana)
  await ana.click('[data-try]')
  await expect(ana.locator('[data-reply=refused] [data-rule="HT-5.5.1"]')).toBeVisible()
  expect(await digest(ana), 'nothing was played').toBe(there)
  await expect(ana.locator('.taught').first(), 'what it talks about is framed').toBeAttached()
  expect(await violations(ana)).toEqual([])

  const order = await ana.evaluate(() => {
    const [told, asked, board] = ['.coach .told', '.coach nav', '.board-place'].map((name) =>
      document.querySelector(name)!,
    )
    return [told!.compareDocumentPosition(asked!), asked!.compareDocumentPosition(board!)]
  })
  expect(
    order.map((found) => found & FOLLOWING),
    'text, ask, board',
  ).toEqual([FOLLOWING, FOLLOWING])

  await ana.click('[data-leave]')
  await expect(ana.locator('.step[aria-current]')).toHaveAttribute('data-step', 'full')
  const cookies = await ana.context().cookies()
  const phone = await person({ ...PHONE, language: 'pt-BR' })
  await phone.context().addCookies(cookies)
  await begin(phone, 'hansa_teutonica')
  expect(await step(phone), 'gone on with where it was').toBe('full')
  await phone.click('[data-back]')
  await expect(card(phone)).toHaveAttribute('data-step', 'place')
  await phone.click('[data-skip]')
  await expect(card(phone)).toHaveAttribute('data-step', 'full')
  expect(await violations(phone)).toEqual([])
})

test('a phone turns to what is looked up in another part of the board', async ({ person }) => {
  const ana = await person(PHONE)
  await begin(ana, 'merv')
  expect(await step(ana)).toBe('city')
  await ana.click('[data-tap="side:N"]')
  const part = (name: string) => ana.getByRole('tab', { name, exact: true })
  await expect(part('Influence track')).toHaveAttribute('aria-selected', 'true')
  await expect(ana.locator('[data-explanation]')).toBeVisible()
  await expect(ana.locator('[data-tap="side:N"]')).toHaveCount(0)
  await ana.click('[data-tap="queue:1"]')
  await expect(part('City'), 'and back').toHaveAttribute('aria-selected', 'true')
})

/** Press something on the board that stands for no action now: the page says why not. */
async function pressForbidden(page: Person, heard: Heard): Promise<void> {
  const offered = new Set(heard.legal.flatMap(({ elements }) => elements))
  const drawn = await page.$$eval('svg.board [data-element]', (found) =>
    found.map((element) => (element as SVGElement).dataset['element']!),
  )
  const forbidden = drawn.find((element) => !offered.has(element) && !isPartOf(element, offered))
  if (!forbidden) return
  await page.locator(`svg.board [data-element="${forbidden}"]`).first().dispatchEvent('click')
  await page.waitForSelector('.why')
  await page.keyboard.press('Escape')
}

/** A space stands for its route, and so on: what is named after an offered place may mean the same. */
const isPartOf = (element: string, offered: Set<string>) =>
  [...offered].some((other) => element.split(':')[1] === other.split(':')[1])

/** One other legal and one illegal action: answered, and the position stays. */
async function tryOtherwise(page: Person, press: Press, heard: Heard): Promise<void> {
  const other = heard.legal.find(({ id }) => !heard.card.allowed.includes(id))
  const before = await digest(page)
  if (other) {
    await choose(page, press, other)
    await page.waitForSelector('[data-reply=elsewhere]')
  }
  const attempt = page.locator('[data-try]').first()
  if (await attempt.count()) {
    await press(attempt)
    await page.waitForSelector('[data-reply=refused]')
  } else await pressForbidden(page, heard)
  expect(await digest(page)).toBe(before)
}

/** Do one thing that the card asks for. */
async function doNext(page: Person, press: Press, { card: asked, legal }: Heard): Promise<void> {
  const from = await seq(page)
  if (asked.over) {
    await press(page.locator('[data-next]'))
    await page.waitForFunction((id) => document.querySelector<HTMLElement>('.coach')?.dataset.step !== id, asked.id)
    return
  }
  const action = legal.find(({ id }) => id === asked.allowed[0])
  const wish = page.locator('[data-tap], [data-open]').first()
  if (action) {
    await choose(page, press, action)
  } else if (await wish.count()) {
    await closeExplanation(page)
    await press(wish)
  } else {
    await closeExplanation(page)
    const answers = page.locator('[data-answer]')
    for (let i = 0; i < (await answers.count()) && (await seq(page)) === from; i++) {
      await press(answers.nth(i))
      await page.waitForTimeout(300)
    }
  }
  await changed(page, from)
}

if (process.env.WHOLE)
  for (const game of GAMES)
    for (const language of LANGUAGES)
      for (const [size, screen] of Object.entries({ wide: WIDE, phone: PHONE }))
        test(`the whole lesson of ${game} by what is asked, ${language}, ${size}`, async ({ person }) => {
          test.setTimeout(900_000)
          const ana = await person({ ...screen, language })
          // At a desk in Portuguese nothing is touched but the keyboard.
          const press = size === 'wide' && language === 'pt-BR' ? type : point
          await listenToCard(ana)
          const now = await listen(ana)
          const { steps } = await ask<LessonResponse>(ana, `/api/games/${game}/lessons`)
          await begin(ana, game)
          let presses = 0
          for (const { id } of steps) {
            await expect(card(ana)).toHaveAttribute('data-step', id)
            let isTried = false
            while ((await step(ana)) === id) {
              await ana.waitForSelector(
                '.play[data-mine=true], .coach[data-over=true], [data-tap], [data-open], [data-answer]',
              )
              const heard = await now()
              if (heard.card.over && heard.card.step === heard.card.of) break
              if (!isTried && heard.card.allowed.length) {
                isTried = true
                await tryOtherwise(ana, press, heard)
                await ana.reload()
                await ana.waitForSelector('.coach')
                continue
              }
              presses++
              await doNext(ana, press, heard)
              expect(await saidAgain(ana), 'each text is announced once').toEqual([])
            }
          }
          await expect(ana.locator('[data-play-on]')).toBeVisible()
          expect(await violations(ana)).toEqual([])
          console.log(`${game} ${language} ${size}: ${steps.length} steps, ${presses} presses`)
          for (const { id } of steps.toReversed().slice(1)) {
            await ana.click('[data-back]')
            await expect(card(ana)).toHaveAttribute('data-step', id)
          }
          await begin(ana, game, steps.at(-1)!.id)
          await ana.click('[data-leave]')
          await ana.waitForSelector('.step')
        })
