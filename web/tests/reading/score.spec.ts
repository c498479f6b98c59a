/** Scores explain themselves: every number that is pressed is the sum of what is told, with its place, move and rule. */
import type { Locator } from '@playwright/test'
import { violations } from '../axe'
import { expect, GAMES, LANGUAGES, PHONE, test, type Person } from '../fixtures'
import { fullRecord, recordsOf } from '../records'

/** Every language is heard at two games, with `WHOLE` (`make soak`) at all; then every number is pressed, too. */
const spoken = (at: number) => LANGUAGES.filter((_, i) => process.env.WHOLE || i === at % LANGUAGES.length)
const number = async (place: Locator) => Number((await place.innerText()).replace('−', '-'))

/** A kept game, watched at its end. */
async function watch(page: Person, record: string): Promise<void> {
  await page.goto(`${page.home}/mine`)
  await page.setInputFiles('input[type=file]', record)
  await page.waitForSelector('.replay')
  await page.goto(page.url().replace(/&?ply=\d+/, ''))
  await page.waitForSelector('.final-panel')
}

/** The points of the categories on the sheet; a category may stand on the board and at the end. */
async function categories(page: Person): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  for (const group of await page.locator('[data-score] [data-category]').all()) {
    const name = (await group.getAttribute('data-category'))!
    found[name] = (found[name] ?? 0) + (await number(group.locator('.category .points')))
  }
  return found
}

GAMES.forEach((game, at) => {
  for (const language of spoken(at))
    test(`${game}, ${language}: the numbers of the final scoring are explained to the last point`, async ({
      person,
    }) => {
      test.setTimeout(240_000)
      const page = await person({ language })
      await watch(page, fullRecord(game))
      await page.click('.final-panel .row .primary')
      const numbers = page.locator('[data-final] table .number')
      const columns = await page.locator('[data-final] thead th').count()
      const every = process.env.WHOLE ? 1 : Math.ceil((await numbers.count()) / 6)
      const slow: number[] = []
      for (let i = 0; i < (await numbers.count()); i += every) {
        const pressed = await number(numbers.nth(i))
        const before = Date.now()
        await numbers.nth(i).click()
        await page.waitForSelector('[data-score] [data-total]')
        slow.push(Date.now() - before)
        const told = await categories(page)
        const asked = page.locator('[data-score] .asked').first()
        const sum = Object.values(told).reduce((total, points) => total + points, 0)
        expect(await number(page.locator('[data-total]')), 'the categories add up to the total').toBe(sum)
        if (await asked.count()) expect(told[(await asked.getAttribute('data-category'))!]).toBe(pressed)
        else expect([sum, 0], 'a total, or a category without a point').toContain(pressed)
        if (i === 0) expect(await violations(page), 'axe, on the sheet').toEqual([])
        await page.keyboard.press('Escape')
        await page.waitForSelector('[data-final]')
      }
      slow.sort((a, b) => a - b)
      test.info().annotations.push({ type: 'opened', description: `p95 ${slow[Math.floor(slow.length * 0.95)]} ms` })

      // The total of the winner: where, by which rule, at which moment.
      await numbers.nth((await numbers.count()) - columns + 1).click()
      await page.locator('[data-score] summary').first().click()
      const where = page.locator('[data-score] .where')
      if (await where.count()) {
        await where.first().click()
        await page.waitForSelector('.board-place rect.lit[rx="8"]')
        await where.first().click()
        await page.waitForSelector('.board-place rect.lit[rx="8"]', { state: 'detached' })
      }
      await page.locator('[data-score] .category .rule').first().click()
      await page.waitForSelector('dialog[open] .rule.asked')
      await page.keyboard.press('Escape')
      await page.locator('[data-score] .move a').first().click()
      await page.waitForFunction(() => location.search.includes('ply='))
      expect(await page.locator('[data-total]').count(), 'the sheet stays').toBe(1)
    })
})

test('by keyboard: a score is opened, read, and closed where it was; it says how it could become more', async ({
  person,
}) => {
  const page = await person({ language: 'pt-BR' })
  await watch(page, recordsOf('hansa_teutonica')[0]!)
  await page.goto(`${page.url()}&ply=150`)
  await page.waitForSelector('[data-shown="150"]')
  const score = page.locator('.players [data-seat="1"] .score')
  await score.focus()
  await page.keyboard.press('e')
  await page.waitForSelector('[data-score="1"] .more')
  expect(await number(page.locator('[data-total]'))).toBe(await number(score))
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('score-title')
  expect(await page.innerText('.more h3')).toBe('Como poderia ser mais?')
  await page.keyboard.press('Escape')
  await page.waitForSelector('[data-score]', { state: 'detached' })
  await expect(score).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForSelector('[data-score="1"]')
})

test('on a phone the sheet makes room for what it lights', async ({ person }) => {
  const page = await person(PHONE)
  await watch(page, recordsOf('hansa_teutonica')[0]!)
  await page.tap('.final-panel .number >> nth=0')
  await page.locator('[data-score] .where').last().tap()
  await page.waitForSelector('.board-place rect.lit[rx="8"]')
  await page.waitForSelector('[data-score].folded')
  expect(await violations(page), 'axe, on the folded sheet').toEqual([])
  await page.tap('[data-score] [aria-expanded]')
  await page.waitForSelector('[data-score] .inside')
  expect(await violations(page), 'axe, on the sheet').toEqual([])
})
