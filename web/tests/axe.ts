/**
 * What axe finds wrong with a page as it stands; while a modal dialog is open, with that dialog: nothing behind it can be
 * reached, and it has been looked at before.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  const found = await page.evaluate(async () => {
    const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
    const { run } = (globalThis as unknown as { axe: typeof axe }).axe
    const place = document.querySelector('dialog:modal') ?? document
    return (await run(place, { runOnly, resultTypes: ['violations'] })).violations
  })
  return found.map(({ id, nodes }) => {
    const places = nodes.slice(0, 3).map((node) => node.html.slice(0, 140))
    return `${id}: ${places.join(' | ')}`
  })
}
