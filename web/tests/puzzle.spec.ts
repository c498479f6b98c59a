/** A puzzle: the same one of the day for everybody, no answer too early, help in three steps, the solution explained. */
import type { Route } from '@playwright/test'
import type { PuzzleResponse, PuzzleTryResponse } from '../src/core/wire/rest'
import { violations } from './axe'
import { expect, PHONE, test } from './fixtures'

/** As if the turn had been searched and played out instead of proved: what the page is told, and what it learns later. */
async function playedOut(route: Route): Promise<void> {
  const response = await route.fetch()
  const told = (await response.json()) as PuzzleResponse & PuzzleTryResponse
  if (told.puzzle) Object.assign(told, { claim: 'best', proof: 'played_out' })
  if (told.solution) told.solution.figures = { games: 200, best: 0.62, next: 0.41 }
  await route.fulfill({ response, json: told })
}

test('home offers a first game and the puzzle of the day, and both lead there', async ({ person }) => {
  const [ana, bia] = await Promise.all([person(), person({ ...PHONE, language: 'pt-BR' })])
  for (const page of [ana, bia]) await page.goto(page.home)
  for (const [page, learn, solve] of [
    [ana, 'Your first game, step by step', 'Solve'],
    [bia, 'Sua primeira partida, passo a passo', 'Resolver'],
  ] as const) {
    await page.getByRole('heading', { name: learn }).waitFor()
    await page.waitForSelector('.corner .cut svg')
    expect(await violations(page), 'axe').toEqual([])
    const puzzle = await page.getAttribute('.corner .day', 'data-puzzle')
    await page.getByRole('link', { name: solve, exact: true }).click()
    await page.waitForSelector(`.puzzle[data-puzzle="${puzzle}"]`)
  }
  await ana.goto(ana.home)
  await ana.locator('.corner .course .button').click()
  await ana.waitForSelector('.coach')
})

test('a puzzle of the day is helped with and explained, by keyboard and on a phone, in both languages', async ({
  person,
}) => {
  const [ana, bia] = await Promise.all([person(), person({ ...PHONE, language: 'pt-BR' })])
  const early: string[] = []
  ana.on('response', (response) => {
    if (response.url().includes('/api/'))
      void response.text().then(
        (text) => early.push(text),
        () => {},
      )
  })
  await bia.route(/\/api\/puzzles\//, playedOut)
  await Promise.all([ana, bia].map((page) => page.goto(`${page.home}/puzzle/daily?game=luna`)))
  await Promise.all([ana, bia].map((page) => page.waitForSelector('.puzzle .ask .button.primary')))
  const name = await ana.getAttribute('.puzzle', 'data-puzzle')
  expect(await bia.getAttribute('.puzzle', 'data-puzzle'), 'the same for everybody').toBe(name)
  await ana.waitForSelector('.board-place svg [data-element].can, .board-place svg .can')
  expect(early.join(), 'no answer before the try').not.toContain('"usual":{')
  for (const page of [ana, bia]) expect(await violations(page), 'axe, asked').toEqual([])

  const answered = (page: typeof ana) => page.waitForResponse((response) => response.url().endsWith('/tries'))
  for (const step of [1, 2, 3]) {
    const [answer] = await Promise.all([answered(ana), ana.keyboard.press('h')])
    const told = (await answer.json()) as PuzzleTryResponse
    expect(!!told.solution, `help ${step}`).toBe(step === 3)
    await ana.waitForSelector('.ask[aria-busy=false]')
  }
  await ana.waitForSelector('.answer .part.bad')
  expect(await violations(ana), 'axe, answered').toEqual([])

  await bia.locator('.ask footer .button').nth(1).click()
  await bia.waitForSelector('.ask .help')
  expect(await bia.innerText('.ask')).toContain('Ajuda 2 de 3')
  for (const step of [2, 3]) {
    await Promise.all([answered(bia), bia.locator('.ask footer .button').nth(1).click()])
    await bia.waitForSelector(step === 3 ? '.answer .part.bad' : '.ask[aria-busy=false]')
  }
  const said = await bia.innerText('.answer')
  expect(said, 'a turn that was played out says how').toContain('200')
  expect(said).toContain('62%')
  expect(said).toContain('vence menos vezes')
  expect(await violations(bia), 'axe, played out').toEqual([])
})
