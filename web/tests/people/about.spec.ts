/** Who made the games, where the numbers come from and what is stored about people: one page, found from anywhere. */
import { expect, test } from '../fixtures'

const WORDS = {
  en: {
    about: 'About and privacy',
    makers: 'The people who made the games',
    brazil: 'Hall Games; in Brazil PaperGames',
  },
  'pt-BR': { about: 'Sobre e privacidade', makers: 'Quem fez os jogos', brazil: 'Hall Games; no Brasil, PaperGames' },
} as const

for (const [language, words] of Object.entries(WORDS)) {
  test(`a reader finds who made the games in ${language}`, async ({ person, server, games }) => {
    const page = await person({ language: language as keyof typeof WORDS })
    await page.goto(page.home + '/lobby')
    await page.getByRole('contentinfo').getByRole('link', { name: words.about }).click()
    await expect(page.getByRole('heading', { name: words.makers })).toBeVisible()
    const luna = page.locator('[data-game=luna]')
    await expect(luna.locator('dd')).toHaveText(['Stefan Feld', words.brazil, '2010'])
    await expect(page.locator('[data-game=coimbra] dd').first()).toHaveText('Virginio Gigli, Flaminia Brasini')

    const { version } = (await (await fetch(`${server.address}/api/health`)).json()) as { version: string }
    await expect(page.getByText(`Tabuleiro ${version}`)).toBeVisible()
    await expect(page.getByText(/^MIT/)).toBeVisible()

    const bar = page.locator('.bars li', { has: page.locator('a[href="/values/merv"]') }).getByRole('img')
    await expect(bar).toHaveAccessibleName(new RegExp(`: ${games.get('merv')!.values.reconstructed}$`))
    await page.locator('.bars a[href="/values/luna"]').click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Luna')
  })
}

test('home leads to the makers, and a server that stores nothing hides only its version', async ({ person }) => {
  const page = await person()
  await page.route('**/api/health', (route) => route.abort())
  await page.goto(page.home + '/')
  await page.getByRole('main').getByRole('link', { name: WORDS.en.makers }).click()
  await expect(page.locator('[data-game=merv] dd')).toHaveText(['Fabio Lopiano', 'Osprey Games', '2020'])
  await expect(page.getByText('Version of this server')).toHaveCount(0)
  await expect(page.getByText(/^MIT/)).toBeVisible()
  page.forgive()
})
