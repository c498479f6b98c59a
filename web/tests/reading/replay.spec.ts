/** The past: looking back, going through a game, keeping it, playing on from it. */
import { readFile, writeFile } from 'node:fs/promises'
import { violations } from '../axe'
import { expect, GAMES, half, PHONE, test } from '../fixtures'
import { fullRecord, recordsOf } from '../records'
import { choose, createTable, myTurn, ply } from '../table'

test('a line of the log leads to its moment, in either language, and back', async ({ person }) => {
  const ana = await person()
  await createTable(ana, {
    game: 'hansa_teutonica',
    seats: [{ kind: 'me' }, { kind: 'bot' }],
    options: { start_player: '0' },
  })
  await myTurn(ana)
  await choose(ana, 1)
  await ana.click('#tab-log')
  const lines = await ana.locator('.log li').count()
  const english = await ana.innerText('.log li >> nth=0')
  await ana.click('.top .languages [lang=pt-BR]')
  await ana.waitForFunction(() => document.documentElement.lang === 'pt-BR')
  expect(await ana.locator('.log li').count(), 'the log has as many lines in Portuguese').toBe(lines)
  expect(await ana.innerText('.log li >> nth=0')).not.toBe(english)

  await ana.click('.log li >> nth=1 >> a')
  await ana.waitForSelector('.replay')
  expect(ana.url()).toMatch(/ply=\d+/)
  expect(await ana.locator('.board-place .can').count(), 'the past cannot be changed').toBe(0)
  await ana.click('.replay .button.primary')
  await ana.waitForSelector('.replay', { state: 'detached' })
  expect(await ana.locator('.turn [data-number]').count()).toBeGreaterThan(0)
})

test('the log of a long game comes in parts, as far back as the reader goes', async ({ person }) => {
  const ana = await person()
  await ana.goto(`${ana.home}/mine`)
  await ana.setInputFiles('input[type=file]', fullRecord('merv'))
  await ana.waitForSelector('.replay')
  await ana.goto(ana.url().replace(/&?ply=\d+/, ''))
  await ana.waitForSelector('.final-panel')
  const last = await ply(ana)
  await ana.click('#tab-log')
  const lines = ana.locator('.log li[data-ply]')
  expect(last, 'it has more than two parts').toBeGreaterThan(400)
  expect(await lines.first().getAttribute('data-ply')).toBe(String(last - 1))
  const more = ana.locator('.log .lines > .button')
  for (let clicks = 0; clicks < 10 && (await more.count()); clicks++) {
    const before = await lines.count()
    await more.evaluate((button: HTMLElement) => button.click())
    await expect.poll(() => lines.count()).toBeGreaterThan(before)
  }
  expect(await lines.count(), 'every move is there').toBe(last)
  expect(await lines.last().getAttribute('data-ply')).toBe('0')
  await lines.last().locator('a').click()
  await ana.waitForFunction(() => location.search.includes('ply=1'))
})

test('on a phone a finished game is gone through with nothing over what leads through it', async ({ person }) => {
  const ana = await person(PHONE)
  await ana.goto(`${ana.home}/mine`)
  await ana.setInputFiles('input[type=file]', recordsOf('luna')[0]!)
  await ana.waitForSelector('.replay')
  await ana.goto(ana.url().replace(/&?ply=\d+/, ''))
  await ana.waitForSelector('.final-panel')
  await ana.click('.final-panel .again')
  await ana.waitForFunction(() => location.search.includes('ply=0'))
  // A press reaches only what nothing else covers.
  await ana.click('.replay [aria-label="Forward one move"]')
  await ana.waitForFunction(() => location.search.includes('ply=1'))
})

for (const game of half(GAMES, 1)) {
  test(`${game}: a finished game is gone through, kept, shown again elsewhere, and played on`, async ({
    person,
  }, testInfo) => {
    const ana = await person({ acceptDownloads: true })
    await ana.goto(`${ana.home}/mine`)
    await ana.setInputFiles('input[type=file]', recordsOf(game)[0]!)
    await ana.waitForSelector('.replay')
    await ana.goto(ana.url().replace(/&?ply=\d+/, ''))
    await ana.waitForSelector('.final-panel')
    await ana.click('.final-panel .primary')
    await ana.waitForSelector('[data-final] table')
    expect(await violations(ana), 'axe, on the final scoring').toEqual([])
    await ana.keyboard.press('Escape')
    const last = await ply(ana)

    await ana.click('.replay [aria-label="To the start"]')
    await ana.waitForFunction(() => location.search.includes('ply=0'))
    await ana.click('.replay [aria-label="Forward one move"]')
    await ana.waitForFunction(() => location.search.includes('ply=1'))
    await ana.click('.replay [aria-label="Play"]')
    await ana.waitForFunction(() => Number(new URLSearchParams(location.search).get('ply')) >= 3)
    await ana.click('.replay [aria-label="Pause"]')
    const middle = Math.floor(last / 2)
    await ana.goto(`${ana.url().replace(/&?ply=\d+/, '')}&ply=${middle}`)
    await ana.waitForFunction(
      (wanted) => document.querySelector('.replay output')?.textContent.includes(String(wanted)),
      middle,
    )

    const [download] = await Promise.all([ana.waitForEvent('download'), ana.click('.replay a[download]')])
    const file = testInfo.outputPath('game.tab')
    await download.saveAs(file)
    const original = ana.url()

    await ana.click('.replay .button:has-text("Play from here")')
    await ana.click('dialog[open] form .button.primary')
    await ana.waitForFunction(
      (old) => location.href !== old && document.querySelector<HTMLElement>('.play')?.dataset.state === 'running',
      original,
    )
    expect(await ply(ana)).toBeGreaterThanOrEqual(middle)

    const eva = await person()
    await eva.goto(`${eva.home}/mine`)
    await eva.setInputFiles('input[type=file]', file)
    await eva.waitForSelector('.replay')
    await eva.click('.replay [aria-label="To the last move"]')
    await eva.waitForFunction(
      (wanted) => document.querySelector<HTMLElement>('.play')?.dataset.ply === String(wanted),
      last,
    )
    expect(eva.faults).toEqual([])

    await writeFile(file, (await readFile(file, 'utf8')).replace(/\n(seat-0|0): [^\n]+\n/, '\n'))
    await eva.goto(`${eva.home}/mine`)
    await expect(eva.locator(`[data-position="${last}"] svg.board`), 'its row shows how it ended').toHaveCount(1)
    await eva.setInputFiles('input[type=file]', file)
    await eva.waitForSelector('.toast.bad')
    expect(eva.url(), 'a tampered file is refused').toMatch(/\/mine$/)
    eva.forgive()
  })
}
