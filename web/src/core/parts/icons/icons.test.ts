import { describe, expect, it } from 'vitest'
import { addDrawings, drawing } from './icons'
import { moon } from './moon'
import { signs } from './signs'
import { silk_road } from './silk_road'
import { things } from './things'
import { trade } from './trade'
import { university } from './university'

describe('the icon set', () => {
  it('has one drawing per name over all games', () => {
    const sets = [signs, things, trade, moon, university, silk_road]
    const names = sets.flatMap((set) => Object.keys(set))
    expect(new Set(names).size).toBe(names.length)
  })

  it('is well-formed and stands alone', () => {
    for (const set of [signs, things, trade, moon, university, silk_road]) {
      for (const [name, markup] of Object.entries(set)) {
        expect(markup, name).toMatch(/^<.*>$/s)
        expect(markup, name).not.toMatch(/href=|<script|\son\w+=/)
        expect((markup.match(/<g\b/g) ?? []).length, name).toBe((markup.match(/<\/g>/g) ?? []).length)
      }
    }
  })

  it('refuses a second meaning for a name', () => {
    expect(() => addDrawings({ undo: '<path d="M0 0"/>' })).toThrow('undo')
    expect(() => addDrawings({ undo: signs['undo']! })).not.toThrow()
  })

  it('draws a dot for what it does not know', () => {
    expect(drawing('no-such-thing')).toBe(signs['dot'])
  })
})
