/** A game from outside: written by `tabuleiro new-game`, installed with pip, played in the browser on the generic board. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, LANGUAGES, test as plain, type Person } from './fixtures'
import { python, Server } from './server'
import { playNow, playToTheEnd, tableOf } from './table'

const NAME = 'river_stones'

/** The same people, at a server that has the game installed. */
const test = plain.extend<object, { server: Server }>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- this is how a fixture says that it needs no other
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-game-'))
      const site = join(folder, 'site')
      const options = ['--quiet', '--no-deps', '--no-build-isolation', '--no-index', '--target', site]
      execFileSync(python, ['-m', 'tabuleiro', 'new-game', NAME, '--folder', join(folder, NAME)])
      execFileSync(python, ['-m', 'pip', 'install', ...options, join(folder, NAME)])
      const path = [site, process.env.PYTHONPATH ?? ''].filter(Boolean).join(delimiter)
      const server = await Server.start({ PYTHONPATH: path })
      await use(server)
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
})

/** Every text that is only the name of a message. */
async function unsaid(page: Person): Promise<string[]> {
  const text = await page.innerText('body')
  return text.match(/\b(web|event|action|decision|category|kind|end|option)-[a-z_]{3,}/g) ?? []
}

for (const language of LANGUAGES) {
  test(`a game from outside in ${language}: from home to its final scoring`, async ({ person }) => {
    const page = await person({ language, preferences: { confirm: 'never' } })
    await playNow(page, NAME)
    // Who always rolls a one has nothing to choose, and such a game is over once all its moves were shown.
    await expect(page.locator('.turn [data-number], .final-panel').first()).toBeVisible({ timeout: 20_000 })
    expect(await unsaid(page)).toEqual([])
    await playToTheEnd(page)
    // The scoring of a game that was over before the page was there is opened by hand.
    const scoring = page.locator('[data-final] table')
    await expect(async () => {
      if (!(await scoring.isVisible())) await page.click('.final-panel .primary', { timeout: 1000 })
      await expect(scoring).toBeVisible({ timeout: 1000 })
    }).toPass()
    const { result } = await tableOf(page)
    expect(result!.standings.map((standing) => standing.points).reduce((sum, points) => sum + points)).toBe(9)
    expect(await unsaid(page)).toEqual([])
  })
}
