/** The wire data of Coimbra: the engine's view (`State.view`), as far as the board reads it. */
import type { Arguments } from '../../core/game'

/** A part of what an effect says. */
export interface Fragment {
  message: string
  arguments: Arguments
}

/** A frame of the agenda: what is asked of whom, or what follows by itself. */
export interface Frame {
  kind: string
  actor: number | 'chance'
  die?: string
  card?: string
  left?: number
  owner?: number
  color?: string
  for_card?: string | null
  activated?: string[]
}

export interface Pending extends Frame {
  effects?: Fragment[]
  /** What the cards of the row, of the discard pile or the voyages cost. */
  prices?: (number | null)[] | Record<string, number>
}

/** A die or a token in a row of the city. */
export interface RowEntry {
  die: string | null
  value: number
  owner: number | null
}

export interface Player {
  coins: number
  guards: number
  points: number
  pilgrim: string | null
  cards: string[]
  monasteries: string[]
  voyages: number[]
}

export interface Standing {
  board: string[]
  crowns: number
  influence: Record<string, number>
  diplomas: Record<string, number>
  tasks: Record<string, number>
  projected: Record<string, number>
  total: number
}

export interface CardInfo {
  class: string
  influence: number
  cost: string | null
  zone: string
  diplomas: string[]
  effects: Fragment[]
}

export interface View {
  seats: number
  phase: string
  round: number
  location: string
  order: number[]
  agenda: Frame[]
  monasteries: Record<string, string | null>
  scoring_tiles: Record<string, string | null>
  voyages: (string | null)[]
  favors: Record<string, number | null>
  /** A seat, a place of the display such as `upper 4`, or nowhere. */
  crowns: Record<string, number | string | null>
  display: Record<string, (string | null)[]>
  groups: (string | null)[][]
  undrawn: string[]
  discard: string[]
  dice: Record<string, { value: number; owner: number | null }>
  cap: string | null
  /** The disks from first to last. */
  tracks: Record<string, { seat: number; space: number }[]>
  players: Player[]
  derived: {
    pending: Pending | null
    pool: string[]
    rows: Record<string, RowEntry[]>
    face_down: Record<string, number[]>
    dice: Record<string, { color: string; value: number }>
    flags: number[]
    cards: Record<string, CardInfo>
    monasteries: Record<
      string,
      { node: string; back: number; immediate: boolean; disks: number[]; effects: Fragment[] }
    >
    voyages: Record<string, { cost: number; resource: string; effects: Fragment[] }>
    favors: Record<string, { crowns: number; effects: Fragment[] }>
    tracks: Record<string, { tile: string | null; points: number[] }>
    players: Standing[]
  }
}
