/** What tells players apart without colour: a glyph each, on the 24 grid, in the order of the colours p1..p6. */
export const GLYPHS = [
  'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18Z',
  'M12 2.5 22.5 21.5H1.5Z',
  'M3.5 3.5h17v17h-17Z',
  'M12 .8 22.3 12 12 23.2 1.7 12Z',
  'm12 1 3.25 7.7 8.15.7-6.25 5.4 1.9 8.05L12 18.5l-7.05 4.35 1.9-8.05L.6 9.4l8.15-.7Z',
  'M8 1.5h8V8h6.5v8H16v6.5H8V16H1.5V8H8Z',
] as const

/** Who owns a piece: a seat's glyph number 0..5, or nobody at the table. */
export type Owner = number | 'neutral'

/** The class that carries an owner's colours (`--c`, `--e`, `--g` in tokens.css). */
export function ownerClass(owner: Owner): string {
  return owner === 'neutral' ? 'neutral' : `p${owner + 1}`
}
