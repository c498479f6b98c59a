/** Words of the view that its generated shape leaves as plain texts and numbers. */
/** A piece as the engine writes it: `2 trader`, `neutral trader`. */
export type PieceText = string
export type Colour = 'white' | 'orange' | 'pink' | 'black'
