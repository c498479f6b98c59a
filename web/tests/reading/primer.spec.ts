/** What a newcomer is told before the first decision, once, and where help is. */
import { violations } from '../axe'
import { expect, LANGUAGES, test } from '../fixtures'
import { createTable, myTurn } from '../table'

for (const language of LANGUAGES) {
  test(`a newcomer gets a primer before the first decision, once (${language})`, async ({ person }) => {
    const ana = await person({ language, newcomer: true })
    await createTable(ana, { game: 'luna', seats: [{ kind: 'me' }, { kind: 'bot' }] })
    const primer = ana.locator('dialog[open] .primer')
    await primer.waitFor()
    const first = await primer.locator('h3').innerText()
    await ana.keyboard.press('ArrowRight')
    await expect(primer.locator('h3')).not.toHaveText(first)
    expect(await violations(ana)).toEqual([])
    await primer.locator('[data-skip]').click()
    await expect(primer).toHaveCount(0)
    await ana.reload()
    await myTurn(ana)
    await expect(primer).toHaveCount(0)

    await ana.keyboard.press('?')
    const help = ana.locator('dialog[open]')
    await expect(help.locator('.signs li').first()).toBeVisible()
    await expect(help.locator('kbd').first()).toBeAttached()
    expect(await help.innerText()).not.toMatch(/\w_\w/)
  })
}

test('the rules are read by chapters, found by words, and the reference stays behind its switch', async ({
  person,
}) => {
  const ana = await person({ language: 'pt-BR' })
  await ana.goto(`${ana.home}/rules/merv`)
  await ana.locator('.text .rule').first().waitFor()
  expect(await ana.innerText('.text')).not.toMatch(/`|[a-z]_[a-z]|\.toml/)
  await ana.fill('input[type=search]', 'COMPENSACAO')
  await expect(ana.locator('.text .rule[data-rule="ME-11.3"]')).toBeVisible()
  await ana.fill('input[type=search]', '')
  const rules = await ana.locator('.text .rule').count()
  await ana.locator('.switch input').check()
  expect(await ana.locator('.text .rule').count()).toBeGreaterThan(rules)
  await ana.goto(`${ana.home}/rules/merv?rule=ME-17.2`)
  await expect(ana.locator('.rule.asked')).toBeInViewport()
})
