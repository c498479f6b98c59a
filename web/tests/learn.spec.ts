/** Lessons: what the coach asks is done, anything else is answered, and a lesson goes on in any browser. */
import type { Page } from '@playwright/test'
import type { LessonCard } from '../src/core/wire/messages'
import type { LessonResponse, PositionResponse } from '../src/core/wire/rest'
import { violations } from './axe'
import { expect, GAMES, LANGUAGES, PHONE, test, WIDE, type Person } from './fixtures'
import { ask, changed, isPending, seq } from './table'

/** `Node.DOCUMENT_POSITION_FOLLOWING`, which only a browser knows. */
const FOLLOWING = 4

/** What a lesson's table says now, as its page heard it. */
interface Heard {
  card: LessonCard
  legal: { id: number; text: string; kind: string }[]
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

/** Take a choice of the panel by its text. */
async function choose(page: Page, { text, kind }: { text: string; kind: string }): Promise<void> {
  await closeExplanation(page)
  const choice = page.locator(`.turn .choice[data-action="${text}"]`)
  const own = page.locator(`.turn [data-kind="${kind}"]`)
  const mains = (await own.count()) ? own.first() : page.locator('.turn [data-kind]')
  for (let i = 0; i < (await mains.count()) && !(await choice.count()); i++) await mains.nth(i).click()
  const pieces = page.locator('.turn .variant')
  for (let i = 0; i < (await pieces.count()) && !(await choice.count()); i++) await pieces.nth(i).click()
  if (!(await isPending(page)) && (await choice.count())) await choice.first().click()
}

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

/** One other legal and one illegal action: answered, and the position stays. */
async function tryOtherwise(page: Person, heard: Heard): Promise<void> {
  const other = heard.legal.find(({ id }) => !heard.card.allowed.includes(id))
  const before = await digest(page)
  if (other) {
    await choose(page, other)
    await page.waitForSelector('[data-reply=elsewhere]')
  }
  const attempt = page.locator('[data-try]').first()
  if (await attempt.count()) {
    await attempt.click()
    await page.waitForSelector('[data-reply=refused]')
  }
  expect(await digest(page)).toBe(before)
}

/** Do one thing that the card asks for. */
async function doNext(page: Person, { card: asked, legal }: Heard): Promise<void> {
  const from = await seq(page)
  if (asked.over) {
    await page.click('[data-next]')
    await page.waitForFunction((id) => document.querySelector<HTMLElement>('.coach')?.dataset.step !== id, asked.id)
    return
  }
  const action = legal.find(({ id }) => id === asked.allowed[0])
  const wish = page.locator('[data-tap], [data-open]').first()
  if (action) {
    await choose(page, action)
  } else if (await wish.count()) {
    await closeExplanation(page)
    await wish.click()
  } else {
    await closeExplanation(page)
    const answers = page.locator('[data-answer]')
    for (let i = 0; i < (await answers.count()) && (await seq(page)) === from; i++) {
      await answers.nth(i).click()
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
                await tryOtherwise(ana, heard)
                await ana.reload()
                await ana.waitForSelector('.coach')
                continue
              }
              presses++
              await doNext(ana, heard)
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
