/** The wire data of Hansa Teutonica: the engine's view (`State.view`), as far as the board reads it. */
/** A piece as the engine writes it: `2 trader`, `neutral trader`. */
export type PieceText = string

export type Colour = 'white' | 'orange' | 'pink' | 'black'

export interface PrintedOffice {
  shape: 'square' | 'circle'
  colour: Colour
  coin: boolean
}

export interface Player {
  prestige: number
  supply: Heap
  stock: Heap
  levels: Record<string, number>
  unused: Record<string, number>
  used: Record<string, number>
  plate: number
  /** The place in the order of those who connected east and west: 1 for the first, 0 for not yet. */
  connected: number
}

export interface Heap {
  trader: number
  merchant: number
}

/** A pending decision: its kind and, where it is about a route or a piece, which. */
export interface Frame {
  kind: string
  actor: number | 'chance'
  route?: string
  target?: PieceText | null
  space?: number
}

export interface View {
  seats: number
  start: number | null
  active: number | null
  turns: number
  actions_left: number
  agenda: Frame[]
  hand: Heap
  stack: number
  turned_up: string | null
  completed: number
  coellen: (number | null)[]
  routes: Record<string, { spaces: (PieceText | null)[]; marker: string | null }>
  cities: Record<string, { offices: (PieceText | null)[]; extra: PieceText[] }>
  players: Player[]
  derived: {
    side: 'side_2_3' | 'side_4_5'
    cities: Record<string, { controller: number | 'neutral' | null; printed: PrintedOffice[]; figure: string | null }>
    routes: Record<string, { a: string; b: string }>
    coellen: { points: number; colour: Colour }[]
    players: Standing[]
  }
}

export interface Standing {
  values: Record<string, number | string>
  full: string[]
  offices: number
  network: number
  markers: number
  projected: Record<string, number>
  total: number
}
