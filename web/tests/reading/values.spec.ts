/** Where the numbers come from: every printed value of a game, told in both languages and filtered by provenance. */
import { violations } from '../axe'
import { expect, test } from '../fixtures'

for (const [language, filter, heading] of [
  ['en', 'Reconstructed', 'Introductory set-up'],
  ['pt-BR', 'Reconstruído', 'Preparação introdutória'],
] as const) {
  test(`a reader finds the reconstructed values of Luna in ${language}`, async ({ person }) => {
    const page = await person({ language })
    await page.goto(page.home + '/')
    await page.locator('a[href="/values/luna"]').click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Luna')
    await page.getByRole('radio', { name: filter }).check()
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    const words = await page.locator('.provenance').allInnerTexts()
    expect(words.length).toBeGreaterThan(10)
    expect(words.every((word) => word.includes(filter))).toBe(true)
    await page.getByRole('searchbox').fill('no such thing')
    await expect(page.locator('.provenance')).toHaveCount(0)
    await page.getByRole('searchbox').fill('')
    expect(await violations(page)).toEqual([])
  })
}

test('the cards and tiles of Coimbra are drawn beside their values', async ({ person }) => {
  const page = await person({ language: 'en' })
  await page.goto(page.home + '/values/coimbra')
  await page.getByRole('heading', { name: 'Favour tiles' }).click()
  await expect(page.locator('details[open] .piece svg:not(svg svg)')).toHaveCount(4)
  await page.getByRole('radio', { name: 'Rulebook' }).check()
  await expect(page.locator('.piece').filter({ visible: true }).first()).toBeVisible()
})
