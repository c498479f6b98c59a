/** The position editor: pieces by pointer and by keyboard, problems with their rule, a link, and a game from there. */
import { violations } from '../axe'
import { expect, PHONE, test } from '../fixtures'
import { digest, myTurn } from '../table'

const SPACE = 'space:hamburg_luebeck:0'
const FIELD = '[id="form routes.hamburg_luebeck.spaces[0]"]'

test('a position is set up by pointer and by keyboard, broken, mended, sent on as a link, and played', async ({
  person,
}) => {
  const ana = await person()
  await ana.goto(`${ana.home}/editor/hansa_teutonica`)
  await ana.waitForSelector('.editor svg.board')
  const now = () => ana.locator('.editor').getAttribute('data-digest')
  const start = await now()
  const first = ana.locator('.palette .thing').first()
  const left = parseInt((await first.locator('.left').textContent())!)
  await first.click()
  await ana.locator(`[data-element="${SPACE}"]`).first().click({ force: true })
  await expect(ana.locator('.steps li')).toHaveCount(1)
  await expect(first.locator('.left'), 'it came from the stock').toContainText(String(left - 1))
  const put = await now()
  expect(put).not.toBe(start)
  await ana.locator(`[data-element="${SPACE}"]`).first().click({ force: true })
  await expect(ana.locator('.editor'), 'pressed again it goes back').toHaveAttribute('data-digest', start!)

  await ana.getByRole('combobox', { name: 'Group of values' }).selectOption({ label: 'Trade routes' })
  await ana.locator(FIELD).selectOption({ index: 1 })
  await expect(ana.locator('.editor'), 'the keyboard reaches the same position').toHaveAttribute('data-digest', put!)
  await ana.keyboard.press('Control+z')
  await expect(ana.locator('.editor')).toHaveAttribute('data-digest', start!)
  await ana.keyboard.press('Control+y')
  await expect(ana.locator('.editor')).toHaveAttribute('data-digest', put!)
  expect(await violations(ana)).toEqual([])

  await ana.locator('.balance input').uncheck()
  await ana.locator(FIELD).selectOption({ index: 3 })
  await expect(ana.locator('.problems li')).toHaveCount(2)
  await expect(ana.locator('.problems [data-rule="HT-17.1"]').first()).toBeVisible()
  await expect(ana.locator('[data-play]')).toBeDisabled()
  await expect(ana.locator('#editor-first')).toContainText('2 problems first')
  await ana.keyboard.press('F8')
  await expect(ana.locator(':focus')).toHaveAttribute('id', /players\[\d\]\.stock\.trader$/)
  await ana.locator('.problems').getByRole('button', { name: 'Make it fit' }).first().click()
  await expect(ana.locator('.problems li')).toHaveCount(1)
  await ana.locator('.problems').getByRole('button', { name: 'Make it fit' }).first().click()
  await expect(ana.locator('.problems li')).toHaveCount(0)

  const wanted = await now()
  const bia = await person({ ...PHONE, language: 'pt-BR' })
  await expect(async () => {
    // The address follows the position a moment later.
    await bia.goto(bia.home)
    await bia.goto(ana.url())
    const opened = bia.locator('.editor:has(svg.board)')
    await expect(opened, 'the link holds the whole position').toHaveAttribute('data-digest', wanted!, { timeout: 3000 })
  }).toPass()
  expect(await violations(bia)).toEqual([])

  await ana.click('[data-play]')
  await ana.click('dialog[open] .button.primary')
  await ana.waitForSelector('.play')
  await myTurn(ana)
  expect(await digest(ana)).toBe(wanted)
})
