/** A club that is joined by invitation and has no guests: people are told at once, and come in by the operator's link. */
import { execFileSync } from 'node:child_process'
import { violations } from '../axe'
import { expect, PHONE, test as plain, type Person } from '../fixtures'
import { python, Server } from '../server'
import { createTable, myTurn, playNow } from '../table'

const PASSWORD = 'quatro figos na mesa'

/** The same people, at a club that knows its members. */
const test = plain.extend<object, { server: Server }>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- this is how a fixture says that it needs no other
    async ({}, use) => {
      const server = await Server.start({ TABULEIRO_SIGN_UP: 'invite', TABULEIRO_GUESTS: 'false' })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
})

/** The link of an invitation for two people. */
function invite(server: Server): string {
  const database = `sqlite:///${server.folder}/test.db`
  const options = ['--uses', '2', '--origin', server.address, '--database', database]
  return execFileSync(python, ['-m', 'tabuleiro', 'admin', 'invite', ...options], { encoding: 'utf8' }).trim()
}

async function signUp(page: Person, name: string): Promise<void> {
  await page.fill('#sign [autocomplete=username]', name)
  await page.fill('#sign [autocomplete=new-password]', PASSWORD)
  await page.click('#sign .button.primary')
}

test('whoever was not invited is told so before anything is asked, and gets no account', async ({ person }) => {
  const ana = await person({ language: 'pt-BR', ...PHONE })
  await ana.goto(ana.home)
  await expect(ana.locator('.hero .lead')).toContainText('Aqui se joga com uma conta.')
  await expect(ana.locator('main')).not.toContainText(/sem conta/i)
  expect(await violations(ana), 'axe, home').toEqual([])

  await ana.click('[data-game=luna] .button.primary')
  await expect(ana).toHaveURL(/\/account\?then=/)
  await expect(ana.locator('#sign-in')).toHaveAttribute('aria-selected', 'true')
  await expect(ana.locator('h1 + p')).toHaveText('Aqui se joga com uma conta.')
  await expect(ana.locator('[autocomplete=nickname]'), 'no name is asked of a guest').toHaveCount(0)
  expect(await violations(ana), 'axe, account').toEqual([])

  await ana.press('#sign-in', 'ArrowLeft')
  await ana.fill('#sign input[maxlength="60"]', 'guessed')
  await signUp(ana, 'Ana')
  await expect(ana.locator('.toast').last()).toContainText('convite')
  ana.forgive()
  expect(await (await ana.request.get(`${ana.home}/api/me`)).json()).toBeNull()
})

test('an invited member plays, and brings a friend to a table, who comes back to it with an account', async ({
  person,
  server,
}) => {
  const link = invite(server)
  const ana = await person()
  await ana.goto(link)
  await signUp(ana, 'Ana')
  await ana.locator('#sessions-title').waitFor()
  await playNow(ana, 'luna')
  await ana.goto(ana.home)
  await expect(ana.locator('section:has(#friends) p')).toContainText('They sign in and sit down')
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
  const table = await createTable(ana, { game: 'hansa_teutonica', seats, visibility: 'link' })

  const bia = await person()
  await bia.goto(table)
  await bia.locator('.sit').waitFor()
  await expect(bia.locator('form [autocomplete=nickname]')).toHaveCount(0)
  expect(await violations(bia), 'axe, at the table').toEqual([])
  await bia.press('.sit', 'Enter')
  await bia.press('#sign-in', 'ArrowLeft')
  await bia.fill('#sign input[maxlength="60"]', link.split('#invite=')[1]!)
  await signUp(bia, 'Bia')
  await expect(bia, 'back at the table').toHaveURL(table)
  await bia.click('form .sit')
  await bia.waitForSelector('.play')
  await expect(bia.locator('.players li:has-text("Ana")')).toHaveCount(1)
  await Promise.race([myTurn(ana), myTurn(bia)])

  const caio = await person()
  await caio.goto(link)
  await signUp(caio, 'Caio')
  await expect(caio.locator('.toast').last(), 'good for two').toContainText('used up')
  caio.forgive()
})
