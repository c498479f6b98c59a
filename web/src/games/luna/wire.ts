/** The wire data of Luna: the engine's view (`State.view`), as far as the board reads it. */
export interface Stone {
  place: 'dealt' | 'path' | 'temple'
  party: number | null
  book: boolean
}

export interface PathSlot {
  guard?: string
  value?: number
  /** The Temple Guard stands here. */
  here?: boolean
  stone?: number
  present: boolean
  status?: 'approved' | 'bribable' | 'locked'
}

export interface Party {
  influence: number
  reserve: number
  pier: number
  active: Record<string, number>
  inactive: Record<string, number>
  shrine_reserve: number
  shrines: string[]
  favors: string[]
}

/** What follows for a party from the position; figures' points only once the figures stand. */
export interface Standing {
  name: string
  projected: number
  shrine_points: number
  favor_points: number
  council_points: number
  temple_points: number
  priestess_place?: number
  priestess_points?: number
  apostate_loss?: number
}

export interface View {
  seats: number
  start: number | null
  round: number
  time_left: number
  agenda: { kind: string; actor: number | 'chance'; taken_from?: number }[]
  boards: string[]
  ring: string[]
  figures: Record<string, string | null>
  tokens: Record<string, number>
  /** The parties on each chair, bottom to top. */
  council: number[][]
  /** Novices under way to the side of an island. */
  moved: Record<string, number>
  stones: Record<string, Stone>
  parties: Party[]
  derived: {
    parties: Standing[]
    council_order: number[]
    chair_points: number[]
    guard: string | null
    guard_value: number
    path: PathSlot[]
    /** The numbers of the face-up boards, from the gate on. */
    temple: number[][]
    symbols: Record<string, string>
    time_tokens: number
    priestess_points: number[]
    next: Record<string, string> | null
    blocked: string | null
    over: boolean
  }
}
