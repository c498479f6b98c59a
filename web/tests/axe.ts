/** What axe finds wrong with a page as it stands. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(source)
  const found = await page.evaluate(async () => {
    const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
    return (await (globalThis as unknown as { axe: typeof axe }).axe.run({ runOnly })).violations
  })
  return found.map(({ id, nodes }) => {
    const places = nodes.slice(0, 3).map((node) => node.html.slice(0, 140))
    return `${id}: ${places.join(' | ')}`
  })
}
