/** Hints: where, what, everything; drawn as told, told to the others, and gone with Escape. */
import { violations } from '../axe'
import { expect, GAMES, LANGUAGES, test } from '../fixtures'
import { createTable } from '../table'

/** One game and language a run, with `WHOLE` (`make soak`) all of them. */
const TOLD = GAMES.flatMap((game, at) => LANGUAGES.map((language, i) => ({ game, language, at, i }))).filter(
  ({ at, i }) => process.env.WHOLE || (at === 1 && i === 1),
)

for (const { game, language } of TOLD)
  test(`${game}, ${language}: a hint teaches in three steps, by keyboard alone`, async ({ person }) => {
    const page = await person({ language })
    const seats = [{ kind: 'me' as const }, { kind: 'hotseat' as const, name: 'Bia' }]
    const address = await createTable(page, { game, seats, visibility: 'link' })
    const watcher = await person({ language })
    await watcher.goto(address)
    await page.waitForSelector('.play[data-mine="true"]')
    const spoken: string[] = []
    await page.exposeFunction('heard', (line: string) => spoken.push(line))
    await page.evaluate(() => {
      const tell = (window as unknown as { heard: (line: string) => void }).heard
      const region = document.querySelector('[aria-live="polite"]')!
      new MutationObserver(() => region.textContent && tell(region.textContent)).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      })
    })
    // A machine that stands still for five seconds knows nothing in time: then it is asked again.
    await expect(async () => {
      await page.keyboard.press('Escape')
      await page.keyboard.press('h')
      await page.waitForSelector('[data-hint="1"][data-final="true"]')
      expect(await page.locator('[data-hint="1"][data-known="true"]').count()).toBe(1)
    }).toPass({ timeout: 120_000 })
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('hint-title')
    await page.keyboard.press('h')
    await page.waitForSelector('[data-hint="2"]')
    await page.keyboard.press('h')
    await page.waitForSelector('[data-hint="3"] .turns')
    expect(await violations(page), 'axe, on the card').toEqual([])
    expect(spoken.slice(-3), 'each step is said once').toEqual([...new Set(spoken.slice(-3))])
    expect(spoken.length).toBeGreaterThanOrEqual(3)

    // What is numbered on the board is what the steps tell.
    const drawn = await page
      .locator('[data-line]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-line')))
    const steps = await page.locator('.hint-card .inside > ol:not(.turns) .number').allInnerTexts()
    expect(steps).toEqual(expect.arrayContaining(drawn))

    await watcher.waitForSelector('.hinted')
    expect(await watcher.locator('.hint-card').count(), 'what a hint says is nobody else’s').toBe(0)
    await page.keyboard.press('Escape')
    await page.waitForSelector('.hint-card', { state: 'detached' })
    expect(await page.locator('[data-line]').count()).toBe(0)
  })
