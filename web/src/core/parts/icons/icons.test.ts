import { describe, expect, it } from 'vitest'
import { addDrawings, drawing, type Drawings } from './icons'
import { signs } from './signs'
import { things } from './things'

const ofGames = import.meta.glob<Drawings>('../../../games/*/drawings.ts', { eager: true, import: 'drawings' })
const sets = [signs, things, ...Object.values(ofGames)]

describe('the icon set', () => {
  it('has one drawing per name over all games', () => {
    const names = sets.flatMap((set) => Object.keys(set))
    expect(new Set(names).size).toBe(names.length)
  })

  it('is well-formed and stands alone', () => {
    for (const set of sets) {
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
