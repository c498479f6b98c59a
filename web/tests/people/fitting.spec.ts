/** What people are shown of each other and of their time fits the screens they have, in both languages. */
import type { LadderResponse, PersonGameResponse, PersonResponse, TournamentResponse } from '../../src/core/wire/rest'
import { violations } from '../axe'
import { expect, half, LANGUAGES, PHONE, test } from '../fixtures'
import { ask, createTable, join } from '../table'

const LAPTOP = { viewport: { width: 1366, height: 768 } }
const CLOCK = { kind: 'live', bank: 600_000, gain: 45_000, cap: 600_000, free: 5000, errand: 15_000 } as const
const WORDS = {
  en: { record: 'Record', ladder: 'Ladder', clock: '10 min + 45 sec a turn' },
  'pt-BR': { record: 'Retrospecto', ladder: 'Ranking', clock: '10 min + 45 s por turno' },
} as const

/** Somebody who has played a game often. */
const known = (game: string, rating: number): PersonGameResponse => ({
  ...{ game, rating, doubt: 106, provisional: true, games: 103, wins: 61.5, fair: 34.25 },
  by_seats: [{ seats: 2, games: 103, wins: 61.5 }],
  curve: [{ finished: '2026-11-01T12:00:00.000Z', rating, doubt: 106 }],
  points: [{ least: 20, most: 29, own: 61, all: 80 }],
  categories: [{ category: 'abilities', own: 40, winners: 35 }],
})
const ANA: PersonResponse = {
  ...{ id: 1, name: 'Ana', bot_of: null, since: '2025-12-01T12:00:00.000Z', private: false, counting: 0 },
  reliability: { games: 50, finished: 49, in_time: 48 },
  games: ['coimbra', 'hansa_teutonica', 'luna', 'merv'].map((game, i) => known(game, 1540 + 50 * i)),
  opponents: [{ user: 2, name: 'Maximiliana de Albuquerque', bot: false, games: 34, ahead: 14, behind: 18, level: 2 }],
}

for (const language of LANGUAGES) {
  test(`a record of four games fits a phone without a sideways scroll, in ${language}`, async ({ person }) => {
    const page = await person({ language, ...PHONE })
    await page.route('**/api/people/1', (route) => route.fulfill({ json: ANA }))
    await page.route('**/api/people/1/results?*', (route) => route.fulfill({ json: [] }))
    await page.goto(`${page.home}/people/1`)
    const record = page.getByRole('region', { name: WORDS[language].record })
    await expect(record.getByRole('row')).toHaveCount(5)
    await expect(record.getByText('+26%')).toHaveCount(4)
    const scroll = record.locator('.scroll')
    expect(await scroll.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
    for (const name of ['Coimbra', 'Hansa', 'Luna', 'Merv']) {
      const line = await record.getByRole('button', { name, exact: true }).boundingBox()
      expect(line!.height, `${name} stands in one line`).toBeLessThanOrEqual(48)
    }
    expect(await violations(page), 'axe, a profile').toEqual([])
  })
}

for (const language of half(LANGUAGES, 1)) {
  test(`whoever is invited reads how long they may think, and everybody's clock is in sight, in ${language}`, async ({
    person,
  }) => {
    const [ana, bia] = [await person({ language, ...LAPTOP }), await person({ language })]
    const link = await createTable(ana, {
      game: 'hansa_teutonica',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'random' }, { kind: 'bot', level: 'random' }],
      clock: CLOCK,
    })
    await bia.goto(link)
    await expect(bia.getByText(WORDS[language].clock)).toBeVisible()
    await join(bia, link, 'Bia')
    await ana.waitForSelector('.play')
    const players = ana.locator('.players')
    await expect(players.locator('.clock')).toHaveCount(4)
    expect(
      await players.evaluate((box) => box.scrollHeight - box.clientHeight),
      'nobody is scrolled away',
    ).toBeLessThanOrEqual(1)
    await expect(ana.locator('.talk .log-line, .talk li').first(), 'and the log still tells something').toBeInViewport()
  })
}

test('the page of a ladder has one heading of that name for the eye', async ({ person }) => {
  const page = await person()
  await page.goto(`${page.home}/ladder/luna`)
  const named = page.getByRole('heading', { name: WORDS.en.ladder })
  await expect(named).toHaveCount(2)
  await expect(named.nth(1)).toHaveClass(/sr-only/)
})

/** Names as long as they may be. */
const LONG = ['Maximiliana de Albuquerque', 'Wolfgang Amadeus Hieronymus', 'Bartholomaeus Schwarzenberg']

for (const language of half(LANGUAGES, 1)) {
  test(`a ladder fits a phone without a sideways scroll, in ${language}`, async ({ person }) => {
    const page = await person({ language, ...PHONE })
    const row = (name: string, i: number) => ({
      place: i + 1,
      user: i + 2,
      name,
      rating: 1740 - i,
      doubt: 106,
      games: 103,
    })
    const ladder: LadderResponse = {
      ...{ game: 'luna', more: true, mine: null, bots: [{ level: 'gentle', two: 1100, more: 1120 }] },
      rows: LONG.map(row),
      waiting: LONG.map((name, i) => ({ ...row(name, i), why: 'met', has: 1, needs: 3, provisional: true })),
    }
    await page.route('**/api/ladder/luna?*', (route) => route.fulfill({ json: ladder }))
    await page.goto(`${page.home}/ladder/luna`)
    await expect(page.getByRole('row').filter({ hasText: LONG[0]! })).toHaveCount(2)
    const worth = page.getByRole('cell', { name: '1740 ± 106' })
    const lines = await worth.evaluate((cell) => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      return new Set([...range.getClientRects()].map((line) => Math.round(line.top))).size
    })
    expect(lines, 'a rating and its doubt stand in one line').toBe(1)
    const panel = page.getByRole('region', { name: WORDS[language].ladder })
    expect(await panel.evaluate((box) => box.scrollWidth - box.clientWidth), 'the panel').toBe(0)
    expect(await panel.locator('.scroll').evaluate((box) => box.scrollWidth - box.clientWidth), 'its table').toBe(0)
    expect(await violations(page), 'axe, a ladder').toEqual([])
  })

  test(`who met whom in a club of eight fits a phone, however long their names are, in ${language}`, async ({
    person,
  }) => {
    const page = await person({ language, ...PHONE })
    const eight = Array.from({ length: 8 }, (_, i) => `${LONG[i % 3]} ${i + 1}`)
    const starts = new Date(Date.now() + 86_400_000).toISOString()
    const body = { title: 'Liga', game: 'luna', kind: 'round_robin', seats: 2, clock: CLOCK, starts }
    await ask(page, '/api/guest', { name: 'Ana' })
    const made = await ask<TournamentResponse>(page, '/api/tournaments', body)
    const entrant = { user: null, level: null, bot: false, rating: 1500, missed: 0, here: true, out: null, absences: 0 }
    const stand = { score: 3, average: 1, share: 0.5, wins: 2, stage: 0, by: null, above: null, below: null }
    const shown: TournamentResponse = {
      ...made,
      state: 'running',
      participants: eight.map((name, number) => ({ ...entrant, number, name })),
      standings: eight.map((_, number) => ({ ...stand, number, place: number + 1 })),
      meetings: eight.flatMap((_, one) =>
        eight.flatMap((_, other) => (one === other ? [] : [{ one, other, difference: 4 * (one - other), times: 2 }])),
      ),
    }
    await page.route(`**/api/tournaments/${made.id}`, (route) => route.fulfill({ json: shown }))
    await page.goto(`${page.home}/tournaments/${made.id}`)
    const table = page.locator('[aria-labelledby=meetings-title].scroll')
    await expect(table.getByRole('columnheader')).toHaveCount(8)
    await expect(table.getByRole('columnheader', { name: eight[7]! })).toBeVisible()
    expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
    expect(await violations(page), 'axe, who met whom').toEqual([])
  })
}
