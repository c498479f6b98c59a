/** A value was corrected, and another map with it: a table of the old edition is drawn with its own map and played on. */
import { join } from 'node:path'
import { expect, test } from './fixtures'
import { choose, forkTables, myTurn, ply, tableOf } from './table'

const records = join(import.meta.dirname, '../../tests/games/coimbra/records')
/** A stopover that only this map has, and how many places it has in all. */
const MAPS = {
  first: { record: 'version_1/two_players.tab', stop: 'stop_ne3', places: 36, version: 1 },
  published: { record: 'two_players.tab', stop: 'stop_ruby_w5', places: 63, version: null },
}

for (const [name, { record, stop, places, version }] of Object.entries(MAPS)) {
  test(`coimbra: a table with the ${name} map is drawn and played on`, async ({ person, games }) => {
    const page = await person()
    const [address] = await forkTables(page, join(records, record), [0.5])
    await page.goto(address!)
    await myTurn(page)
    expect((await tableOf(page)).version).toBe(version ?? games.get('coimbra')!.version)
    await expect(page.locator('.board [data-element^="node:"]')).toHaveCount(places)
    await expect(page.locator(`.board [data-element="node:${stop}"]`)).toHaveCount(1)
    const before = await ply(page)
    for (let i = 0; i < 12; i++) {
      await choose(page, i)
      await myTurn(page)
    }
    expect(await ply(page)).toBeGreaterThan(before)
  })
}

test('coimbra: pointing at a monastery counts the steps to it', async ({ person }) => {
  const page = await person()
  const [address] = await forkTables(page, join(records, MAPS.published.record), [0.5])
  await page.goto(address!)
  await myTurn(page)
  const far = page.locator('.board [role=button][data-element="node:m_iii_1"]')
  const said = (await far.getAttribute('aria-label')) ?? ''
  const steps = Number(/(\d+) steps/.exec(said)?.[1])
  expect(steps).toBeGreaterThan(1)
  await far.hover()
  await expect(page.locator('.board .counts > g')).toHaveCount(steps)
  await expect(page.locator('.board .loupe')).toContainText(`${steps} steps`)
})
