/** A tournament in the browser: somebody sets it up, enters it, begins it, decides a table, and sees who stands where. */
import { violations } from '../axe'
import { expect, half, LANGUAGES, PHONE, test, WIDE } from '../fixtures'

const WORDS = {
  en: {
    title: 'Title',
    create: 'Create the tournament',
    join: 'Enter',
    now: 'Begin now',
    table: /^Your table: 1$/,
    round: 'Round 1',
    board: 'Table without a result',
    decide: 'Decide these places',
    standings: 'Standings after round 1',
  },
  'pt-BR': {
    title: 'Título',
    create: 'Criar o torneio',
    join: 'Entrar',
    now: 'Começar agora',
    table: /^Sua mesa: 1$/,
    round: 'Rodada 1',
    board: 'Mesa sem resultado',
    decide: 'Decidir estas colocações',
    standings: 'Classificação depois da rodada 1',
  },
} as const

for (const language of half(LANGUAGES, 1)) {
  test(`a tournament is set up, entered, begun and decided in ${language}`, async ({ person }) => {
    const words = WORDS[language]
    const page = await person({ language })
    await page.goto(`${page.home}/tournaments/new`)
    await page.getByLabel(words.title, { exact: true }).fill('Autumn cup')
    await page.getByRole('radio', { name: 'Luna' }).check()
    await page.getByRole('radio', { name: '2', exact: true }).check()
    await page.locator('input[max="64"]').fill('1')
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: words.create }).click()
    await expect(page.getByRole('heading', { name: 'Autumn cup' })).toBeVisible()
    await page.getByRole('button', { name: words.join, exact: true }).click()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: words.now }).click()
    await expect(page.getByRole('link', { name: words.table })).toBeVisible()
    await expect(page.getByRole('heading', { name: words.round })).toBeVisible()
    await page.locator('summary').click()
    await page.getByLabel(words.board).selectOption('1')
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: words.decide }).click()
    await expect(page.getByRole('heading', { name: words.standings })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.setViewportSize(PHONE.viewport)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.viewport.width)
    await page.getByRole('link', { name: words.table }).click()
    await page.setViewportSize(WIDE.viewport)
    await expect(page.locator('header.top a[href^="/tournaments/"]')).toBeVisible()
  })
}
