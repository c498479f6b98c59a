/**
 * The analysis of a game: asked for at the table, honest where nothing is proven; with estimates the charts and their table
 * say the same, by pointer and keyboard.
 */
import type { Route } from '@playwright/test'
import type { WholeAnalysisResponse } from '../src/core/wire/rest'
import { violations } from './axe'
import { expect, test } from './fixtures'
import { recordsOf } from './records'

/** Chances as an analysis would tell them, where no estimate of this game may be proven: the page draws whatever it is told. */
async function estimate(route: Route): Promise<void> {
  const answer = await route.fetch()
  const whole = (await answer.json()) as WholeAnalysisResponse
  const { found } = whole
  if (!found) {
    await route.fulfill({ response: answer })
    return
  }
  const plies = found.scores.plies.at(-1)!
  const share = (ply: number) => 5000 + Math.round(4900 * Math.sin(ply / 9) * (ply / plies))
  found.unproven = ''
  found.graph = Array.from({ length: plies + 1 }, (_, ply) => [share(ply), 10_000 - share(ply)])
  found.turns = found.turns.map((turn) => ({ ...turn, grade: 'best', loss: 0 }))
  const lost = Object.assign(found.turns[5]!, { grade: 'blunder', loss: 1600, r: 0.4, about: false, accuracy: 41 })
  const ledger = { start: 5000, luck: 100, own: -1600, others: 1500, drift: 0, result: 5000 }
  const report = { accuracy: 80, interval: [70, 90], gave_away: 1600, grades: {}, by_kind: {}, by_phase: [], luck: 100 }
  found.seat_reports = [0, 1].map((seat) => ({ ...report, seat, adjusted: 4900, ledger }))
  found.key_moments = [{ kind: 'worst', ply: lost.from, turn: 5, seat: lost.seat, change: -1600 }]
  const judged = {
    ply: lost.from,
    actor: lost.seat,
    turn: 5,
    decision: '',
    legal: 2,
    loss: 1600,
    doubt: 50,
    stakes: 10,
  }
  const shares = { before: [6000, 4000], after_best: [6000, 4000], after_played: [4400, 5600] }
  const words = { played: '', best: '', line: [], own: 1, candidates: [], reasons: [], usual: null }
  found.moments = [{ kind: 'decision', ...judged, ...shares, ...words }]
  await route.fulfill({ response: answer, json: whole })
}

test('a finished game is analysed: board, chances, table, keyboard, both languages', async ({ person }) => {
  const ana = await person()
  await ana.goto(`${ana.home}/mine`)
  await ana.setInputFiles(
    'input[type=file]',
    recordsOf('luna').find((path) => path.includes('two_players'))!,
  )
  await ana.waitForSelector('.replay')
  await ana.goto(ana.url().replace(/&?ply=\d+/, ''))
  await ana.route(/\/api\/analyses\/[^/]+\?/, estimate)
  await ana.route(/\/api\/analyses\/[^/]+$/, estimate)
  const line = { actions: [], events: [], own: 0, drawn: '' }
  await ana.route(/\/lines\/\d+/, (route) => route.fulfill({ json: line }))
  await ana.click('.final-panel .button:has-text("Analyse")')
  await ana.waitForSelector('.analysis .chances [role=slider]')
  await ana.waitForSelector('.analysis .board-place svg [data-element]')
  expect(await violations(ana), 'axe, on the charts').toEqual([])

  const turn = () => ana.locator('.analysis').getAttribute('data-turn')
  await ana.click('.moments button')
  expect(await turn(), 'a key moment leads to its turn').toBe('5')
  expect(await ana.innerText('.moment .grade')).toContain('Blunder')
  await ana.keyboard.press('ArrowRight')
  expect(await turn()).toBe('6')
  await ana.keyboard.press('Home')
  expect(await turn()).toBe('0')
  await ana.goto(ana.url())
  await ana.waitForSelector('.analysis[data-turn="0"]')

  const told = await ana.locator('.chances [role=slider]').first().getAttribute('aria-valuetext')
  await ana.keyboard.press('t')
  const cells = await ana.locator('.chances tbody tr').first().locator('td').allInnerTexts()
  for (const share of cells.slice(2, 4)) expect(told, 'the table has the same numbers').toContain(share)
  expect(await ana.locator('.chances tbody tr').count()).toBe(await ana.locator('.turns li:not(.round)').count())
  expect(await violations(ana), 'axe, on the table').toEqual([])

  await ana.click('.analysis .ways .button:has-text("mistakes")')
  await ana.click('.try .choice >> nth=0')
  await ana.waitForSelector('.try .played li')
  expect(await turn(), 'the turn that is tried is the one that is looked at').toBe('5')
  await ana.click('.try .button:has-text("Undo")')
  await ana.waitForSelector('.try .played', { state: 'detached' })
  expect(await violations(ana), 'axe, on a try').toEqual([])
  await ana.keyboard.press('Escape')
  await ana.waitForSelector('.moment')

  await ana.click('.top .languages [lang=pt-BR]')
  await ana.waitForFunction(() => document.documentElement.lang === 'pt-BR')
  expect(await ana.innerText('.analysis h1')).toBe('Análise')
})
