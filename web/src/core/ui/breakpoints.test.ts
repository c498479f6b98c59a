import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { COMPACT, FOLDED, LOW, MIDDLING, PHONE, TWO_COLUMNS, UPRIGHT, VAST } from './breakpoints'

const SOURCES = join(import.meta.dirname, '../../..', 'src')

/** The sizes in all media queries of the page. */
function used(size: 'width' | 'height'): number[] {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(svelte|css)$/.test(file))
    .flatMap((file) => readFileSync(join(SOURCES, file), 'utf8').match(/@media[^{]*/g) ?? [])
    .flatMap((query) => [...query.matchAll(new RegExp(`(?:min|max)-${size}: ?([\\d.]+)px`, 'g'))])
    .map(([, pixels]) => Number(pixels))
}

it('media queries use the breakpoints that are named, and no others', () => {
  const widths = [PHONE, PHONE + 1, UPRIGHT, UPRIGHT + 1, COMPACT, COMPACT + 1, TWO_COLUMNS, VAST, ...MIDDLING]
  expect(used('width').length).toBeGreaterThan(10)
  expect(used('width').filter((width) => !widths.includes(width))).toEqual([])
  expect(used('height').filter((height) => ![LOW, LOW + 1, FOLDED].includes(height))).toEqual([])
})
