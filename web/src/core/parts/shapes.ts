/**
 * Wooden pieces on a 24 x 24 grid, centred on 12,12: light from the upper left, so a light top, the colour in front,
 * a dark side. `glyph` is where the owner's glyph stands: centre and size.
 */
export interface Shape {
  faces: { tone: 'top' | 'side' | 'front'; d: string }[]
  /** A line of light on the edge. */
  shine?: string
  glyph: { x: number; y: number; size: number }
}

const MEEPLE =
  'M12 2.3a3.8 3.8 0 0 1 3.5 5.3c3 .8 6.3 2.3 6.3 4 0 1.7-2.6 2-4.7 1.9 1 2.6 3 5.3 3 7 0 .8-.5 1.2-1.3 1.2h-4.1c-.9 0-1.1-.6-1.4-1.4L12 18l-1.3 2.3c-.3.8-.5 1.4-1.4 1.4H5.2c-.8 0-1.3-.4-1.3-1.2 0-1.7 2-4.4 3-7-2.1.1-4.7-.2-4.7-1.9 0-1.7 3.3-3.2 6.3-4A3.8 3.8 0 0 1 12 2.3Z'
const GOWN = 'M12 8.5C7.5 8.5 5.9 12.6 4.8 21q-.3 2 1.6 2h11.2q1.9 0 1.6-2C18.1 12.6 16.5 8.5 12 8.5Z'
const HEAD = 'M12 1.2a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 1 0 0-8.4Z'

export const SHAPES = {
  cube: {
    faces: [
      { tone: 'top', d: 'M3.5 7.5 7.5 3.5h13L16.5 7.5Z' },
      { tone: 'side', d: 'M16.5 7.5 20.5 3.5v13L16.5 20.5Z' },
      { tone: 'front', d: 'M3.5 7.5h13v13h-13Z' },
    ],
    glyph: { x: 10, y: 14, size: 8.6 },
  },
  disc: {
    faces: [
      { tone: 'side', d: 'M2.6 10.6v3.2a9.4 9 0 0 0 18.8 0v-3.2Z' },
      { tone: 'front', d: 'M2.6 10.6a9.4 8.6 0 0 1 18.8 0 9.4 8.6 0 0 1-18.8 0Z' },
    ],
    shine: 'M4.8 10.6a7.2 6.5 0 0 1 14.4 0 7.2 6.5 0 0 1-14.4 0Z',
    glyph: { x: 12, y: 10.6, size: 8.6 },
  },
  house: {
    faces: [
      { tone: 'side', d: 'M15.6 11.7 21.9 9.6v10.5l-6.3 2.7Z' },
      { tone: 'top', d: 'M8.7 3.6 15 1.8l6.9 7.8-6.3 2.1Z' },
      { tone: 'front', d: 'M8.7 3.6 15.6 11.7v11.1H1.8V11.7Z' },
    ],
    glyph: { x: 8.7, y: 15, size: 8 },
  },
  meeple: {
    faces: [{ tone: 'front', d: MEEPLE }],
    shine: 'M9.7 5.3a2.5 2.5 0 0 1 2-1.7',
    glyph: { x: 12, y: 12.5, size: 6.5 },
  },
  pawn: {
    faces: [
      { tone: 'front', d: GOWN },
      { tone: 'side', d: 'M4.9 20.4q-.7 2.6 1.5 2.6h11.2q2.2 0 1.5-2.6-7.1 1.4-14.2 0Z' },
      { tone: 'front', d: HEAD },
    ],
    shine: 'M9.4 5.2A2.9 2.9 0 0 1 11.7 2.7',
    glyph: { x: 12, y: 15.2, size: 7 },
  },
  shrine: {
    faces: [
      { tone: 'side', d: 'M2.5 19.3h19v3.5h-19Z' },
      { tone: 'front', d: 'M4.3 11.2h15.4v8.1H4.3Z' },
      { tone: 'top', d: 'M1.3 11.6 12 3l10.7 8.6Z' },
    ],
    glyph: { x: 12, y: 15.1, size: 6.5 },
  },
} as const satisfies Record<string, Shape>

export type ShapeName = keyof typeof SHAPES
