/** What many games say: first choices are explored and an example opened; my statistics are mine and can be begun anew. */
import { violations } from '../axe'
import { expect, PHONE, test } from '../fixtures'

test('first choices are explored at a desk and on a phone, an example is opened, statistics say what is missing', async ({
  person,
}) => {
  const [ana, bia] = await Promise.all([person(), person({ ...PHONE, language: 'pt-BR' })])
  await Promise.all([ana, bia].map((page) => page.goto(`${page.home}/explorer/luna`)))
  await Promise.all([ana, bia].map((page) => page.waitForSelector('.facets table')))
  expect(await ana.innerText('.facets')).toContain('First action')
  expect(await bia.innerText('.facets')).toContain('Primeira ação')
  for (const page of [ana, bia]) expect(await violations(page), 'axe, explorer').toEqual([])
  const wide = await bia.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide, 'nothing sticks out on a phone').toBeLessThanOrEqual(0)

  await ana.locator('.facets .link').first().click()
  await ana.waitForURL(/\/table\//)

  await bia.goto(`${bia.home}/me/statistics`)
  await bia.waitForSelector('.state')
  expect(await violations(bia), 'axe, statistics').toEqual([])
})
