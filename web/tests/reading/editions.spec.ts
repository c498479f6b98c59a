/** A value was corrected, and another map with it: a table of the old edition is drawn with its own map and played on. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '../fixtures'
import { recordsOf } from '../records'
import { Server } from '../server'
import { choose, createTable, forkTables, myTurn, ply, tableOf } from '../table'

const sources = join(import.meta.dirname, '../../../src/tabuleiro/games')
const records = join(import.meta.dirname, '../../../tests/games/coimbra/records')
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
})

const OLD = 'Edition 1-847a45. It is older than '

test('coimbra: a table of the old edition says so in its menu, one of today does not', async ({ person, games }) => {
  const page = await person()
  const coimbra = games.get('coimbra')!
  const current = `${coimbra.version}-${coimbra.components.slice(0, 6)}`
  const said = { first: `${OLD}${current}, which new tables use.`, published: `Edition ${current}.` }
  for (const [name, words] of Object.entries(said)) {
    const [address] = await forkTables(page, join(records, MAPS[name as keyof typeof MAPS].record), [0.5])
    await page.goto(address!)
    await myTurn(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.locator('dialog[open] .edition')).toHaveText(words)
  }
})

test('luna: the waiting room tells of a file that the owner corrected, and of tables from before', async ({
  browser,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-own-'))
  const printed = readFileSync(join(sources, 'luna/components.toml'), 'utf8')
  const corrected = printed.replace('start_influence = 5', 'start_influence = 6')
  expect(corrected).not.toBe(printed)
  writeFileSync(join(folder, 'mine.toml'), corrected)
  const server = await Server.start({ TABULEIRO_COMPONENTS: join(folder, 'mine.toml') })
  try {
    const { version, components, packaged } = (await server.games()).find((game) => game.name === 'luna')!
    const name = (digest: string) => `${version}-${digest.slice(0, 6)}`
    const page = await browser.newPage({ locale: 'pt-BR' })
    await page.addInitScript(() => localStorage.setItem('tabuleiro.primer', 'off'))
    const person = Object.assign(page, { faults: [], home: server.address, forgive: () => {} })
    await createTable(person, { game: 'luna', seats: [{ kind: 'me' }, { kind: 'open' }] })
    await expect(page.locator('.edition')).toHaveText(
      `Edição ${name(components)}, de um arquivo corrigido para este servidor.`,
    )
    const [address] = await forkTables(person, recordsOf('luna')[0]!, [0.5])
    await page.goto(address!)
    await myTurn(page)
    await page.locator('header .icon-button').first().click()
    await expect(page.locator('dialog[open] .edition')).toHaveText(
      `Edição ${name(packaged)}. As novas mesas usam outra, ${name(components)}.`,
    )
    await page.close()
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})

test('coimbra: the report of a rules problem names the edition of the table', async ({ person }) => {
  const page = await person()
  const [address] = await forkTables(page, join(records, MAPS.first.record), [0.5])
  await page.goto(address!)
  await myTurn(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Report a rules problem' }).click()
  await page.getByLabel('What should have happened?').fill('The coast road is blocked.')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the file' }).click()
  const report = JSON.parse(readFileSync(await (await saving).path(), 'utf8')) as {
    version: number
    components: string
  }
  expect(report).toMatchObject({ version: 1, components: '847a451a917bce4bd1142687d54c3af8' })
})
