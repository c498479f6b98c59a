/** What can go wrong: slips, a lost line, a server that dies, two tabs, an illegal target. */
import { readFile } from 'node:fs/promises'
import type { TableBody } from '../src/core/wire/rest'
import { expect, GAMES, half, LANGUAGES, test } from './fixtures'
import { changed, choose, createTable, digest, join, myTurn, ply, seq, wentBack } from './table'

const AGAINST_A_BOT: TableBody = {
  game: 'hansa_teutonica',
  seats: [{ kind: 'me' }, { kind: 'bot' }],
  options: { start_player: '0' },
}
const onOneScreen = (game: string): TableBody => ({ game, seats: [{ kind: 'me' }, { kind: 'hotseat', name: 'Bia' }] })

test('steps of a turn are undone one by one, or all at once, and redone', async ({ person }) => {
  const ana = await person()
  await createTable(ana, AGAINST_A_BOT)
  await myTurn(ana)
  const start = await digest(ana)
  await ana.click('.turn [data-kind=place]')
  const before = await seq(ana)
  await ana.click('.turn .choice >> nth=0')
  await changed(ana, before)
  expect(await digest(ana)).not.toBe(start)
  await ana.click('.turn footer .back')
  await ana.waitForSelector('.turn footer .sign:enabled')
  expect(await digest(ana), 'undo leads back').toBe(start)
  const undone = await seq(ana)
  await ana.click('.turn footer .sign')
  await changed(ana, undone)
  expect(await digest(ana), 'redo leads forward').not.toBe(start)
})

test('what hands over waits for confirmation; Escape cancels; a double click plays once', async ({ person }) => {
  const ana = await person()
  await createTable(ana, AGAINST_A_BOT)
  await myTurn(ana)
  const before = await ply(ana)
  await ana.click('.turn [data-kind=end_turn]')
  await ana.keyboard.press('Escape')
  expect(await ana.locator('.turn .pending').count()).toBe(0)
  expect(await ply(ana)).toBe(before)
  await ana.click('.turn [data-kind=place]')
  const stood = await seq(ana)
  await ana.dblclick('.turn .choice >> nth=0')
  await changed(ana, stood)
  await ana.waitForTimeout(400)
  expect(await ply(ana)).toBe(before + 1)
})

test('an undo asked for while a bot is moving is done all the same', async ({ person }) => {
  const ana = await person({ preferences: { confirm: 'never' } })
  await createTable(ana, AGAINST_A_BOT)
  for (let time = 0; time < (process.env.WHOLE ? 10 : 4); time++) {
    await myTurn(ana)
    const [before, stood] = [await ply(ana), await seq(ana)]
    await ana.click('.turn [data-kind=end_turn]')
    await changed(ana, stood)
    await ana.keyboard.press('Control+z')
    await ana.waitForFunction(
      (past) => Number(document.querySelector<HTMLElement>('.play')!.dataset.ply) === past,
      before,
    )
  }
})

for (const [i, game] of GAMES.entries()) {
  for (const language of half(LANGUAGES, i % 2 === 0 ? 0 : 1)) {
    test(`${game} in ${language}: an illegal target says why, and its rule is one click away`, async ({
      person,
      games,
    }) => {
      const ana = await person({ language })
      await createTable(ana, onOneScreen(game))
      await myTurn(ana)
      const before = await ply(ana)
      const illegal = ana.locator('.board-place [data-element]:not(.can)')
      const count = await illegal.count()
      expect(count, 'something cannot be done').toBeGreaterThan(0)
      for (let i = 0; i < count && !(await ana.locator('.why .rule').count()); i++) {
        await illegal.nth(i).dispatchEvent('click')
        await ana.waitForSelector('.why, .menu', { timeout: 3000 })
        await ana.waitForTimeout(30)
      }
      const rule = (await ana.getAttribute('.why .rule', 'data-rule'))!
      expect(rule).toMatch(new RegExp(`^${games.get(game)!.rule_prefix}-\\d`))
      await expect(ana.locator('.why .rule'), 'its chapter is named, not its ID').not.toContainText(rule)
      await expect(ana.locator('.why .out'), 'there is a way out').toBeVisible()
      await ana.click('.why .rule')
      const shown = await ana.innerText('dialog[open] .rule.asked')
      expect(shown.includes(rule) && shown.length > rule.length + 10, 'the paragraph is there').toBe(true)
      expect(await ply(ana)).toBe(before)
    })
  }
}

for (const game of half(GAMES, 0)) {
  test(`${game}: a step is undone and redone, a reload in mid-turn changes nothing`, async ({ person }) => {
    const ana = await person({ preferences: { confirm: 'never' } })
    await createTable(ana, onOneScreen(game))
    await myTurn(ana)
    const start = await digest(ana)
    await choose(ana, 2)
    const played = await digest(ana)
    const [stood, lines] = [await seq(ana), await ana.locator('.log li').count()]
    await ana.reload()
    await ana.waitForSelector('.play')
    expect([await seq(ana), await ana.locator('.log li').count(), await digest(ana)]).toEqual([stood, lines, played])
    await myTurn(ana)
    await ana.keyboard.press('Control+z')
    await changed(ana, stood)
    expect(await digest(ana), 'undo leads back').toBe(start)
    const undone = await seq(ana)
    await ana.keyboard.press('Control+y')
    await changed(ana, undone)
    expect(await digest(ana), 'redo leads forward').toBe(played)
  })
}

for (const game of half(GAMES, 1)) {
  test(`${game}: between people an undo past the other’s move is asked for`, async ({ person }) => {
    const ana = await person({ preferences: { confirm: 'never' } })
    const bruno = await person({ preferences: { confirm: 'never' } })
    const link = await createTable(ana, { game, seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'link' })
    await join(bruno, link, 'Bruno')
    await ana.waitForSelector('.play')
    const deciding = async () => {
      for (;;)
        for (const page of [ana, bruno])
          if ((await page.locator('.play').getAttribute('data-mine')) === 'true') return page
    }
    const first = await deciding()
    const other = first === ana ? bruno : ana
    for (let i = 0; i < 60 && (await deciding()) === first; i++) await choose(first, i)
    await choose(other, 1)
    await first.mouse.move(0, 0) // what a choice would bring stands in the same row
    await first.waitForSelector('.turn .barrier')
    const past = await ply(first)
    await first.click('.turn footer .back')
    await other.click('.notice .primary')
    await wentBack(first, past)
  })
}

test('a rules problem is kept as a file with the game so far', async ({ person }) => {
  const ana = await person({ acceptDownloads: true })
  await createTable(ana, AGAINST_A_BOT)
  await myTurn(ana)
  await ana.click('header .icon-button >> nth=0')
  await ana.click('dialog[open] .button:has-text("Report a rules problem")')
  await ana.fill('dialog[open] textarea', 'This should be allowed.')
  const [download] = await Promise.all([ana.waitForEvent('download'), ana.click('dialog[open] .primary')])
  const report = JSON.parse(await readFile(await download.path(), 'utf8')) as {
    game: string
    note: string
    ply: number
    actions: unknown[]
  }
  expect([report.game, report.note, report.ply]).toEqual(['hansa_teutonica', 'This should be allowed.', await ply(ana)])
  expect(report.actions.length).toBe(report.ply)
})

test('two tabs of one player: what one does the other shows, and a stale move is not played', async ({ person }) => {
  const ana = await person()
  const link = await createTable(ana, AGAINST_A_BOT)
  await myTurn(ana)
  const second = await ana.context().newPage()
  await second.goto(link)
  await myTurn(second)
  const before = await seq(second)
  await ana.click('.turn [data-kind=place]')
  await ana.click('.turn .choice >> nth=0')
  await changed(second, before)
  expect(await ply(second)).toBe(await ply(ana))
})

test('every game survives the death of its server in mid-turn', async ({ person, server }) => {
  const open = async (game: string, i: number) => {
    const page = await person({ language: LANGUAGES[i % 2]!, preferences: { confirm: 'never' } })
    await createTable(page, onOneScreen(game))
    await myTurn(page)
    await choose(page, 1)
    return { page, stood: await seq(page), past: await ply(page) }
  }
  const pages = await Promise.all(GAMES.map(open))
  await server.kill()
  for (const { page } of pages) await page.waitForSelector('.banner.bad')
  await server.run()
  for (const { page, stood, past } of pages) {
    await page.waitForSelector('.banner.bad', { state: 'detached', timeout: 60_000 })
    expect(await seq(page)).toBe(stood)
    page.forgive()
    await choose(page, 1)
    expect(await ply(page), 'and the game goes on').toBeGreaterThan(past)
  }
})
