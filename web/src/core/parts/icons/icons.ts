/**
 * The icon set: one drawing per thing, on a 24 x 24 grid, the same in every game.
 *
 * A drawing is SVG markup of ours in ink (`currentColor`, 1.75 wide) with flat tones: class `t0` is paper, `t2` a light
 * tone of the ink, `t1` a dark one, `seal` the seal's red. Signs and shared things are always there; a game adds the
 * drawings that only it needs when its module is loaded, so that the first page stays small.
 */
import { signs } from './signs'
import { things } from './things'

export type Drawings = Record<string, string>

const drawings: Drawings = { ...signs, ...things }

/** Make more drawings known; a name that is taken must mean the same thing. */
export function addDrawings(more: Drawings): void {
  for (const [name, drawing] of Object.entries(more)) {
    if ((drawings[name] ?? drawing) !== drawing) throw new Error(`two drawings are called ${name}`)
    drawings[name] = drawing
  }
}

/** The markup of a drawing; an unknown name is a dot, so that a missing icon never breaks a screen. */
export function drawing(name: string): string {
  return drawings[name] ?? drawings['dot'] ?? ''
}
