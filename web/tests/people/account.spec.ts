/** An account in its owner's hands, and a host's means at the table. */
import { violations } from '../axe'
import { expect, half, LANGUAGES, PHONE, test, type Person } from '../fixtures'
import { createTable, join } from '../table'

const PASSWORD = 'quatro figos na mesa'
const OTHER = 'five pears on a shelf'

/** Claim an account by the account screen. */
async function claim(page: Person, name: string): Promise<void> {
  await page.goto(`${page.home}/account`)
  const form = page.locator('form:has([autocomplete=new-password])')
  await form.locator('[autocomplete=username]').fill(name)
  await form.locator('[autocomplete=new-password]').fill(PASSWORD)
  await form.locator('button').click()
  // A guest has sessions, too; a password to change has only an account.
  await page.locator('form:has([autocomplete=current-password]):has([autocomplete=new-password])').waitFor()
}

async function signIn(page: Person, name: string, password: string): Promise<void> {
  await page.goto(`${page.home}/account?sign=in`)
  const form = page.locator('form:has([autocomplete=current-password])')
  await form.locator('[autocomplete=username]').fill(name)
  await form.locator('[autocomplete=current-password]').fill(password)
  await form.locator('[autocomplete=current-password]').press('Enter')
}

/** Ask for the deletion of an account, in some days or at once. */
async function leave(page: Person, atOnce = false): Promise<void> {
  await page.locator('section:has(#data-title) .danger').click()
  expect(await violations(page), 'axe, before leaving').toEqual([])
  if (atOnce) await page.locator('dialog [type=checkbox]').check()
  await page.locator('dialog [autocomplete=current-password]').fill(OTHER)
  await page.locator('dialog .danger').click()
  if (!atOnce) await page.locator('.departure').waitFor()
}

for (const language of half(LANGUAGES, 1)) {
  test(`an account is claimed, seen on two devices, given a new password and deleted, in ${language}`, async ({
    person,
  }) => {
    const name = `Clara ${language}`
    const clara = await person({ language })
    await claim(clara, name)
    expect(await violations(clara), 'axe, with an account').toEqual([])

    const phone = await person({ language })
    await signIn(phone, name, PASSWORD)
    await phone.locator('#sessions-title').waitFor()
    await clara.reload()
    await expect(clara.locator('section:has(#sessions-title) li')).toHaveCount(2)
    await clara.locator('section:has(#sessions-title) li button').press('Enter')
    await expect(clara.locator('section:has(#sessions-title) li')).toHaveCount(1)
    await phone.reload()
    await expect(phone.locator('#sessions-title')).toHaveCount(0)

    const change = clara.locator('form:has([autocomplete=new-password])')
    await change.locator('[autocomplete=current-password]').fill(PASSWORD)
    await change.locator('[autocomplete=new-password]').fill(OTHER)
    await change.locator('button').click()
    await expect(change.locator('[autocomplete=new-password]')).toHaveValue('')
    await signIn(phone, name, OTHER)
    await phone.locator('#sessions-title').waitFor()

    await clara.locator('section:has(#data-title) button:not(.danger)').click()
    await clara.locator('a[download]').waitFor()
    const download = clara.waitForEvent('download')
    await clara.locator('a[download]').click()
    expect((await download).suggestedFilename()).toBe('tabuleiro.zip')

    await leave(clara)
    expect(await violations(clara), 'axe, while there is time to think again').toEqual([])
    await clara.locator('.departure button').press('Enter')
    await expect(clara.locator('.departure')).toHaveCount(0)
    await clara.reload()
    await clara.locator('#sessions-title').waitFor()
    await expect(clara.locator('.departure')).toHaveCount(0)
    await leave(clara, true)
    await expect(clara.locator('#sessions-title')).toHaveCount(0)
    await phone.reload()
    await expect(phone.locator('#sessions-title')).toHaveCount(0)
    phone.forgive()
  })
}

for (const language of half(LANGUAGES, 0)) {
  test(`a guest who signs out comes back by a link and finds the tables, in ${language}`, async ({ person }) => {
    const ana = await person({ language })
    await createTable(ana, { game: 'luna', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'link' })
    await ana.goto(`${ana.home}/account`)
    await ana.click('section:has(#recovery-title) .quiet')
    await expect(ana.locator('[data-leaving] .danger')).toBeDisabled()
    const link = await ana.inputValue('[data-leaving] .invite input')
    expect(await violations(ana), 'axe, before signing out').toEqual([])
    await ana.check('[data-leaving] [type=checkbox]')
    await ana.click('[data-leaving] .danger')
    await expect(ana.locator('#recovery-title')).toHaveCount(0)

    const elsewhere = await person({ language, ...PHONE })
    await elsewhere.goto(link)
    expect(await violations(elsewhere), 'axe, with a link').toEqual([])
    await elsewhere.click('form .primary')
    await expect(elsewhere.locator('[data-table]')).toHaveCount(1)
  })
}

test('a host removes a player before the start, erases a line, mutes, and gives a seat to a bot', async ({
  person,
}) => {
  const ana = await person()
  const link = await createTable(ana, {
    game: 'hansa_teutonica',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    options: { start_player: '0' },
    visibility: 'link',
  })
  const stranger = await person()
  await stranger.goto(link)
  const unwanted = await person()
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const
  const open = await createTable(ana, { game: 'hansa_teutonica', seats: [...seats], visibility: 'link' })
  await unwanted.goto(open)
  await unwanted.fill('form [autocomplete=nickname]', 'Ulf')
  await unwanted.click('form .button.primary')
  const remove = ana.locator('li:has-text("Ulf") button')
  await remove.waitFor()
  expect(await violations(ana), 'axe, while waiting').toEqual([])
  await remove.press('Enter')
  await expect(ana.locator('li:has-text("Ulf")')).toHaveCount(0)

  await ana.goto(link)
  await join(stranger, link, 'Bruno')
  await ana.waitForSelector('.play')
  await expect(ana.locator('.players li:has-text("Bruno") .tag')).toHaveText('guest')
  await stranger.click('#tab-chat')
  await stranger.fill('.chat input', 'Buy my carpets')
  await stranger.click('.chat form .button')
  await ana.click('#tab-chat')
  const line = ana.locator('.chat li:has-text("Buy my carpets")')
  await line.waitFor()
  expect(await violations(ana), 'axe, with a line of chat').toEqual([])
  await line.locator('[aria-pressed]').press('Enter')
  await expect(line.locator('[aria-pressed=true]')).toHaveCount(1)
  await line.locator('.icon-button').last().press('Enter')
  await expect(line).toHaveCount(0)
  await expect(stranger.locator('.chat li:has-text("Buy my carpets")')).toHaveCount(0)
  await stranger.fill('.chat input', 'More carpets')
  await stranger.click('.chat form .button')
  await stranger.locator('text=asked you to be silent').waitFor()

  await ana.locator('.top .icon-button').first().click()
  await ana.locator('.menu .danger', { hasText: 'Remove a player' }).click()
  await ana.locator('dialog[open] .danger', { hasText: 'Bruno' }).click()
  await ana.waitForSelector('.players li:has-text("Bruno") [aria-label="Regular"], .players li:has-text("Bruno") svg')
  await expect(stranger.locator('.turn .choice')).toHaveCount(0)
})
