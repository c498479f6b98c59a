/** Several people: an invitation, spectators, one screen for two, chat. */
import { violations } from '../axe'
import { expect, GAMES, half, LANGUAGES, test } from '../fixtures'
import { changed, choose, createTable, join, myTurn, ply, seq, state } from '../table'

for (const game of half(GAMES, 0)) {
  test(`${game}: two browsers meet over an invitation and see each other’s moves`, async ({ person }) => {
    const ana = await person()
    const bruno = await person({ language: 'pt-BR' })
    await createTable(ana, { game, seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'link' })
    const link = await ana.inputValue('.invite input')
    expect(await ana.locator('.qr svg').count(), 'the link can be photographed').toBeGreaterThan(0)
    expect(await violations(ana), 'axe, while waiting').toEqual([])

    await join(bruno, link, 'Bruno')
    await ana.waitForSelector('.play')
    await ana.waitForFunction(
      () =>
        document.querySelector<HTMLElement>('.play')!.dataset.mine === 'true' ||
        document.querySelector('#turn-title')!.textContent.includes('Bruno'),
    )
    const [first, second] = (await state(ana)).mine === 'true' ? [ana, bruno] : [bruno, ana]
    expect((await state(second)).mine).toBe('false')

    const before = await seq(second)
    await choose(first, 1)
    await changed(second, before)
    expect(await ply(second)).toBe(await ply(first))
    await bruno.click('#tab-chat')
    await bruno.fill('.chat input', 'Bom jogo!')
    await bruno.click('.chat .button')
    await ana.waitForSelector('#tab-chat .unread:has-text("1")')
    await expect(ana).toHaveTitle(/^\(1\) /)
    await expect(ana.locator('.players .bubble')).toHaveText('Bom jogo!')
    // A panel of one line must not cut what hangs below it.
    await expect(ana.locator('.players .bubble')).toBeInViewport({ ratio: 0.9 })
    await ana.click('#tab-chat')
    await expect(ana.locator('.unread')).toHaveCount(0)
    await ana.waitForSelector('.chat li:has-text("Bom jogo!")')
  })
}

test('a spectator sees the table and can do nothing', async ({ person }) => {
  const ana = await person()
  const link = await createTable(ana, {
    game: 'hansa_teutonica',
    seats: [{ kind: 'me' }, { kind: 'bot' }],
    options: { start_player: '0' },
    visibility: 'link',
  })
  await myTurn(ana)
  const eva = await person()
  await eva.goto(link)
  await eva.waitForSelector('.play')
  expect(await eva.locator('.turn .choice, .turn .kind, .turn footer').count()).toBe(0)
  expect(await eva.locator('.board-place .can').count()).toBe(0)
  await expect(eva.locator('.notice')).toContainText('You are watching')
  await expect(ana.locator('.top .watching')).toHaveText('1')
  const before = await seq(eva)
  await choose(ana, 1)
  await changed(eva, before)
})

test('a private table does not exist without its key', async ({ person }) => {
  const ana = await person()
  const seats = [{ kind: 'me' }, { kind: 'bot' }] as const
  const link = await createTable(ana, { game: 'hansa_teutonica', seats: [...seats], visibility: 'link' })
  const eva = await person()
  await eva.goto(link.split('?')[0]!)
  await eva.waitForSelector('[role=alert] h1')
})

test('two people share one screen, and the panel says whose turn it is', async ({ person }) => {
  const ana = await person({ preferences: { confirm: 'never' } })
  await createTable(ana, {
    game: 'hansa_teutonica',
    seats: [{ kind: 'me' }, { kind: 'hotseat', name: 'Davi' }],
    options: { start_player: '0' },
  })
  await myTurn(ana)
  expect(await ana.innerText('.turn header')).toMatch(/Ana/)
  await ana.click('.turn [data-kind=end_turn]')
  await ana.waitForFunction(() => document.querySelector('.turn header')?.textContent.includes('Davi'))
})

for (const language of half(LANGUAGES, 0)) {
  test(`whoever comes back is told what happened meanwhile, and steps through it, in ${language}`, async ({
    person,
  }) => {
    const ana = await person({ preferences: { confirm: 'never' } })
    const bruno = await person({ language, preferences: { confirm: 'never' } })
    const link = await createTable(ana, {
      game: 'hansa_teutonica',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      options: { start_player: '0' },
      visibility: 'link',
    })
    await join(bruno, link, 'Bruno')
    const left = await ply(bruno)
    await bruno.goto(`${bruno.home}/lobby`)
    await bruno.waitForSelector('main h1')
    await myTurn(ana)
    await choose(ana, 1)
    await choose(ana, 1)
    await bruno.goto(link)
    await bruno.waitForSelector('.since')
    expect(await bruno.innerText('.since')).toMatch(new RegExp(`^${(await ply(bruno)) - left} `))
    expect(await bruno.locator('.log .divider').count()).toBe(1)
    await bruno.click('.since .button >> nth=0')
    await bruno.waitForSelector('.replay')
    expect(bruno.url()).toMatch(new RegExp(`ply=${left + 1}`))
    await bruno.click('.replay .button.primary')
    await bruno.waitForSelector('.replay', { state: 'detached' })
    expect(await bruno.locator('.since').count()).toBe(0)
  })
}

for (const language of half(LANGUAGES, 1)) {
  test(`an absence and a wish to go back are settled between two people, in ${language}`, async ({ person }) => {
    const ana = await person({ preferences: { confirm: 'never' } })
    const bruno = await person({ language, preferences: { confirm: 'never' } })
    const link = await createTable(ana, {
      game: 'hansa_teutonica',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      options: { start_player: '0' },
      visibility: 'link',
    })
    await join(bruno, link, 'Bruno')
    await myTurn(ana)
    await ana.click('.turn [data-kind=end_turn]')

    await bruno.goto(`${bruno.home}/lobby`)
    await ana.waitForSelector('.notice.p2')
    expect(await violations(ana), 'axe, while somebody is away').toEqual([])
    await ana.click('.notice .button:not(.primary)')
    await ana.waitForSelector('.players li:has-text("Bruno") svg')
    await bruno.goto(link)
    await bruno.waitForSelector('.notice.p2')
    expect(await violations(bruno), 'axe, when somebody is back').toEqual([])
    await bruno.click('.notice .primary')
    await expect(bruno.locator('.notice')).toHaveCount(0)

    await myTurn(ana)
    await ana.click('.turn footer .button >> nth=0')
    await expect(bruno.locator('.notice.p1 .display')).toContainText('Ana')
    expect(await bruno.innerText('.notice .display'), 'in words, not by the number of a move').not.toMatch(/\d/)
    await bruno.click('.notice .button:not(.primary)')
    await expect(ana.locator('.notice.p2 .display')).toContainText('Bruno')
    await ana.click('.notice .button')
    await expect(ana.locator('.notice')).toHaveCount(0)
  })
}
