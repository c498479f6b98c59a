/** The lobby: whoever looks at it sees at once who is wanted where and who has come, and keeps what they look for. */
import { violations } from '../axe'
import { expect, LANGUAGES, PHONE, test, WIDE } from '../fixtures'
import { createTable, join } from '../table'

const CLOCK = { kind: 'live', bank: 600_000, gain: 45_000, cap: 600_000, free: 5000, errand: 15_000 } as const
const NOTE = 'Clube de quinta: newcomers welcome'
/** Much less than the minute after which the page reads all tables again by itself. */
const SOON = { timeout: 15_000 }

for (const language of LANGUAGES) {
  test(`who looks at the lobby sees who comes and goes, and finds a game with clocks, in ${language}`, async ({
    person,
  }) => {
    const other = LANGUAGES.find((one) => one !== language)!
    const places = [await person({ language, ...WIDE }), await person({ language: other, ...PHONE })]
    for (const page of places) {
      await page.goto(`${page.home}/lobby`)
      await page.waitForSelector('#lobby-open')
    }
    const [bia, caio] = [await person(), await person()]
    const link = await createTable(bia, {
      game: 'luna',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      clock: CLOCK,
      note: NOTE,
    })
    await createTable(bia, { game: 'luna', seats: [{ kind: 'me' }, { kind: 'open' }] })
    const named = `[data-table="${new URL(link).pathname.split('/')[2]}"]`
    const untimed = `[data-table="${new URL(bia.url()).pathname.split('/')[2]}"]`
    for (const page of places) {
      await expect(page.locator(`[aria-labelledby=lobby-open] ${named}`), 'it is told of').toBeVisible(SOON)
      await expect(page.locator(untimed)).toBeVisible(SOON)
      await expect(page.locator(named), 'and what it is for').toContainText(NOTE)
      await page.locator('.filters select').first().selectOption('live')
      await expect(page.locator(untimed), 'what is not looked for is left out').toHaveCount(0)
      expect(new URL(page.url()).searchParams.get('clock'), 'the address says what is looked for').toBe('live')
      expect(await violations(page), 'axe, the lobby').toEqual([])
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wide, 'nothing scrolls sideways').toBeLessThanOrEqual(0)
      await page.reload()
      await expect(page.locator(named), 'and what it says is kept').toBeVisible()
      await expect(page.locator(untimed)).toHaveCount(0)
    }
    await join(caio, link, 'Caio')
    for (const page of places) {
      await expect(page.locator(`[aria-labelledby=lobby-running] ${named}`), 'they play').toBeVisible(SOON)
      await expect(page.locator(`[aria-labelledby=lobby-open] ${named}`)).toHaveCount(0)
    }
  })
}
