import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { MIDDLING, NARROW, PHONE } from './breakpoints'

const SOURCES = join(import.meta.dirname, '../../..', 'src')

it('media queries use the breakpoints that are named, and no others', () => {
  const known = [PHONE, NARROW, NARROW + 1, ...MIDDLING]
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  const used = files
    .filter((file) => /\.(svelte|css)$/.test(file))
    .flatMap((file) => readFileSync(join(SOURCES, file), 'utf8').match(/@media[^{]*/g) ?? [])
    .flatMap((query) => [...query.matchAll(/(?:min|max)-width: ?([\d.]+)px/g)].map(([, width]) => Number(width)))
  expect(used.length).toBeGreaterThan(10)
  expect(used.filter((width) => !known.includes(width))).toEqual([])
})
