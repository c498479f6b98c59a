/** A part of a board that a phone shows at once: its name in the reader's language, and its box in board units. */
import type { Rect } from './best_window'

export interface Area {
  name: string
  box: Rect
}
