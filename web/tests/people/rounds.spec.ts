/**
 * A tournament of four people and four bots comes to its end by itself, and so does one of sixteen programs (`make soak`). Two
 * look on: one at a desk, one on a phone, each in their own language. Who plays sits at sockets of their own (players.py).
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { TournamentBody, TournamentResponse } from '../../src/core/wire/rest'
import { violations } from '../axe'
import { expect, half, LANGUAGES, PHONE, test, WIDE, type Person } from '../fixtures'
import { python } from '../server'
import { ask } from '../table'

const PLAYERS = join(import.meta.dirname, '../../../bench/players.py')
const ROUNDS = process.env.WHOLE ? 4 : 2
const BOTS: TournamentBody['bots'] = ['random', 'random', 'random', 'random']
const CONTESTS = [
  { who: 'four people and four bots', players: ['4'], wish: { bots: BOTS }, entrants: 8, isLong: false },
  {
    who: 'sixteen programs',
    players: ['16', '--programs'],
    wish: { outside_bots: true },
    entrants: 16,
    isLong: true,
  },
]
const WORDS = {
  en: { now: 'Begin now', first: 'Standings after round 1', finished: 'Finished', standings: 'Final standings' },
  'pt-BR': {
    now: 'Começar agora',
    first: 'Classificação depois da rodada 1',
    finished: 'Encerrado',
    standings: 'Classificação final',
  },
} as const

/** Let players enter a tournament and play in it; what went wrong with them is told when they are done. */
async function enter(page: Person, tournament: string, players: string[]): Promise<{ done: Promise<void> }> {
  let said = ''
  const running = spawn(python, [PLAYERS, page.home, tournament, ...players])
  running.stderr.on('data', (chunk) => (said += String(chunk)))
  const done = new Promise<void>((resolve, reject) =>
    running.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(said)))),
  )
  await Promise.race([new Promise<void>((resolve) => running.stdout.once('data', () => resolve())), done])
  return { done }
}

/** Nothing is cut off or runs over the edge. */
const isWithin = (page: Person) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

for (const [contest, language] of CONTESTS.flatMap((one) => half(LANGUAGES, 1).map((two) => [one, two] as const))) {
  test(`${contest.who} play to the end, seen in ${language} at a desk`, async ({ person }) => {
    test.skip(contest.isLong && !process.env.WHOLE, 'a long story: make soak')
    const other = LANGUAGES.find((one) => one !== language)!
    const [ana, bia] = [await person({ language, ...WIDE }), await person({ language: other, ...PHONE })]
    await ask(ana, '/api/guest', { name: 'Ana' })
    const wish: TournamentBody = {
      title: 'Autumn cup',
      game: 'luna',
      kind: 'swiss',
      seats: 4,
      rounds: ROUNDS,
      clock: { kind: 'live', bank: 3_600_000, gain: 60_000, cap: 3_600_000 },
      starts: new Date(Date.now() + 3_600_000).toISOString(),
      ...contest.wish,
    }
    const { id } = await ask<TournamentResponse>(ana, '/api/tournaments', wish)
    const playing = await enter(ana, id, contest.players)
    const places = [ana, bia] as const
    for (const page of places) await page.goto(`${page.home}/tournaments/${id}`)
    await ana.getByRole('button', { name: WORDS[language].now }).click()
    const isTold = (page: Person) => {
      const heading = page.getByRole('heading', { name: WORDS[page === ana ? language : other].first })
      return expect(heading, 'told while it goes on').toBeVisible({ timeout: 120_000 })
    }
    await Promise.all(places.map(isTold)) // a round of programs may take a few seconds only
    for (const page of places) expect(await violations(page), 'axe, while it goes on').toEqual([])
    await playing.done

    for (const page of places) {
      const words = WORDS[page === ana ? language : other]
      await expect(page.locator('.state'), 'the page has heard of the end').toHaveText(words.finished)
      await expect(page.getByRole('heading', { name: words.standings })).toBeVisible()
      expect(await violations(page), 'axe, at the end').toEqual([])
      expect(await isWithin(page), 'nothing runs over the edge').toBe(true)
      await page.setViewportSize({ width: 844, height: 390 })
      expect(await isWithin(page), 'nor on a phone that lies').toBe(true)
      const tables = page.locator('a[href^="/table/"]')
      await expect(tables, 'the tables of every round').toHaveCount((contest.entrants / 4) * ROUNDS)
    }
    const { standings, state } = await ask<TournamentResponse>(bia, `/api/tournaments/${id}`)
    expect([state, standings.length]).toEqual(['finished', contest.entrants])
  })
}
