/** A moderator decides about a report, in a browser that was left open for a while, and others see that it was done. */
import { execFileSync } from 'node:child_process'
import { violations } from '../axe'
import { story } from '../days'
import { expect, PHONE } from '../fixtures'
import { python } from '../server'
import { account, ask, PASSWORD } from '../table'

story('a moderator is asked for the password again, and the decision is made once', async ({ person, days }) => {
  const [mod, rude] = [await person({ ...PHONE }), await person()]
  const { id } = await account(mod, 'Mod Power')
  const { id: about } = await account(rude, 'Rude Power')
  const database = ['--database', `sqlite:///${days.server.folder}/test.db`]
  execFileSync(python, ['-m', 'tabuleiro', 'admin', 'moderator', String(id), ...database])
  await ask(mod, '/api/reports', { user: about, why: 'insult', words: 'shouts' })
  days.pass(0.5) // longer than a password is believed

  await mod.goto(`${mod.home}/moderation`)
  await expect(mod.getByRole('heading', { name: 'Rude Power' })).toBeVisible()
  await mod.getByRole('button', { name: 'Mute' }).press('Enter')
  const dialog = mod.getByRole('dialog')
  await expect(dialog).toContainText('Your password again')
  expect(await violations(mod), 'axe, the password again').toEqual([])
  await dialog.getByLabel('Password').fill('not the one at all')
  await mod.keyboard.press('Enter')
  await expect(dialog, 'a wrong one decides nothing').toBeVisible()
  await expect(dialog.getByLabel('Password')).toHaveValue('')
  await dialog.getByLabel('Password').fill(PASSWORD)
  await mod.keyboard.press('Enter')
  await expect(mod.getByText('Nothing waits for you.')).toBeVisible()
  await expect(dialog).toBeHidden()
  mod.forgive() // both refusals were meant

  await mod.getByText('What moderators have done').press('Enter')
  const deeds = mod.locator('details li')
  await expect(deeds).toHaveCount(2)
  await expect(deeds.nth(0)).toContainText('Report answered')
  await expect(deeds.nth(1)).toContainText('Muted')
  expect(await violations(mod), 'axe, what moderators have done').toEqual([])

  await deeds.nth(1).getByRole('link').click()
  const standing = mod.getByRole('region', { name: 'What moderators have decided' })
  await expect(standing).toContainText('holds until')
  expect(await violations(mod), 'axe, what stands').toEqual([])
  await rude.goto(`${rude.home}/people/${about}`)
  await expect(rude.getByRole('region', { name: 'What moderators have decided' })).toContainText('Muted')
  await expect(rude.getByRole('button', { name: 'Take back' }), 'that is not for them').toHaveCount(0)
  await standing.getByRole('button', { name: 'Take back' }).press('Enter')
  await expect(standing).toContainText('taken back on')
})
