/** Living together: a bot of somebody else's, phrases in two languages, a report, a block, and another game. */
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { NewTokenResponse, OwnBotResponse } from '../../src/core/wire/rest'
import { violations } from '../axe'
import { expect, PHONE, test, type Person } from '../fixtures'
import { recordsOf } from '../records'
import { python, type Server } from '../server'
import { account, ask, forkTables, playToTheEnd } from '../table'

/** A bot of somebody's that plays from a process of its own; returns how to end it. */
async function startBot(owner: Person, server: Server, name: string): Promise<() => void> {
  const bot = await ask<OwnBotResponse>(owner, '/api/bots', { name })
  const { token } = await ask<NewTokenResponse>(owner, `/api/bots/${bot.id}/tokens`, { note: 'journey' })
  const file = join(server.folder, 'token')
  writeFileSync(file, token, { mode: 0o600 })
  const options = ['--server', server.address, '--token-file', file, '--level', 'random', '--offer', 'luna']
  const running = spawn(python, ['-m', 'tabuleiro', 'bot', 'run', ...options], { stdio: 'ignore' })
  const isThere = async () => (await ask<OwnBotResponse[]>(owner, '/api/bots')).some((one) => one.online)
  await expect.poll(isThere, { message: 'the bot is there', timeout: 60_000 }).toBe(true)
  return () => running.kill('SIGKILL')
}

test('people live together: a bot of another’s, phrases, a report, a block, a room of one’s own, and another game', async ({
  person,
  server,
}) => {
  const [ana, bia] = [await person(), await person({ language: 'pt-BR', ...PHONE })]
  await account(ana, 'Ana Together')
  const { id } = await account(bia, 'Bia Together')
  const endBot = await startBot(bia, server, 'Robot Together')
  try {
    await ana.goto(`${ana.home}/new?game=luna`)
    await ana.getByRole('radio', { name: '2', exact: true }).check()
    await ana.locator('.chair').nth(1).click()
    await ana.getByRole('radio', { name: /Robot Together/ }).check()
    await ana.locator('form .button.primary').click()
    await ana.waitForSelector('.play')
    await expect(ana.locator('.play')).toContainText('Robot Together')
    endBot()

    const [link] = await forkTables(ana, recordsOf('luna').at(-1)!, [-30], 'bot')
    await ana.goto(link!)
    await ana.waitForSelector('.play')
    await bia.goto(link!)
    await bia.waitForSelector('.play')
    await bia.getByRole('button', { name: 'Tudo bem' }).tap()
    await bia.tap('.chips li button >> nth=0')
    await bia.tap('.sheet-head [data-tab=chat]')
    await ana.click('#tab-chat')
    await bia.getByRole('button', { name: 'Boa sorte!' }).click()
    await expect(bia.locator('.chat li'), 'said in her language, among those who look on').toContainText('Boa sorte!')
    await expect(bia.locator('.chat li')).toContainText('entre espectadores')
    await expect(ana.locator('.chat li'), 'who plays does not hear it').not.toContainText('Good luck!')
    await playToTheEnd(ana)
    await ana.waitForSelector('[data-final]')
    await ana.keyboard.press('Escape')
    await expect(ana.locator('.chat li'), 'until the game is over').toContainText('Good luck!')
    expect(await violations(ana), 'axe, a line from the room').toEqual([])

    await ana.getByRole('button', { name: /^Report .*Bia Together/ }).click()
    await ana.getByRole('radio', { name: 'Advertising or flooding' }).check()
    await ana.getByRole('button', { name: 'Send to the moderators' }).click()
    await expect(ana.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible()

    await ana.goto(`${ana.home}/people/${id}`)
    await ana.getByRole('button', { name: 'Block' }).press('Enter')
    await expect(ana.getByRole('button', { name: 'Unblock' })).toBeVisible()
    await ana.goto(link!)
    await ana.waitForSelector('.play[data-state=finished]')
    await ana.keyboard.press('Escape')
    await ana.click('#tab-chat')
    await expect(ana.locator('.chat ol'), 'whom she blocks she hears no more').toContainText('Nobody has said')

    await ana.goto(`${ana.home}/mine`)
    expect(await violations(ana), 'axe, my tables').toEqual([])
    await ana.getByRole('button', { name: 'Play again: Luna' }).click()
    await ana.waitForSelector('.play')
    expect(ana.url()).not.toBe(link)
  } finally {
    endBot()
  }
})
