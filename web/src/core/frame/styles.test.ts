/** What browsers work out at every move must be cheap: a rule of the drawing's style that a measurement has taught. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const SRC = join(import.meta.dirname, '../..')
/** Everything that stands at a table while it is played. */
const PLACES = [
  'core/board',
  'core/parts',
  'games',
  'screens/table/turn',
  'screens/table/players',
  'screens/table/past',
]

const asksOfInside = (style: string) => /:has\(/.test(style)

describe('styles at a table', () => {
  it('never ask what is inside an element: browsers would look again at all that is inside whenever anything comes or goes', () => {
    const files = PLACES.flatMap((place) =>
      readdirSync(join(SRC, place), { recursive: true, encoding: 'utf8' }).map((name) => join(place, name)),
    ).filter((name) => /\.(svelte|css)$/.test(name))
    const found = [...files, 'screens/table/layout.css'].filter((name) =>
      asksOfInside(readFileSync(join(SRC, name), 'utf8')),
    )
    expect(files.length).toBeGreaterThan(100)
    expect(found).toEqual([])
  })

  it('are recognised when they do', () => expect(asksOfInside('.players:has(.clock) ~ .talk {}')).toBe(true))
})
