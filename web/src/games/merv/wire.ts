/** The wire data of Merv: the engine's view (`State.view`), as far as the board reads it. */
/** A seat's number, or the id of an automa. */
export type Party = number | string

export interface Effect {
  op: string
  n: number
}

/** Cubes by colour; `any` stands for any colour. */
export type Cost = Record<string, number>

export interface MervParty {
  houses: number
  servants: number
  camels: number
  favor: number
  influence: number
  mosque: number
  scrolls: number
  cubes: Record<string, number>
  spices: Record<string, number>
  goods: Record<string, number>
  courtiers: Record<string, number>
  posts: string[]
  contracts: string[]
  breakthroughs: string[]
  scoring_tiles: string[]
}

/** What follows for a party from the position; an automa has only what stands before `goods`. */
export interface Standing {
  name: string
  points: number
  buildings: number
  courtiers: number
  cards: number
  sets: number
  goods?: number
  pledged?: Record<string, number>
  scrolls?: number
  spice_kinds?: number
  spice_limit?: number
  contract_level?: number
  courtier_cost?: number
  posts_left?: number
  connected?: string[]
  discounts?: string[]
  hall_values?: Record<string, number>
  next_scoring?: number
  projected?: number
}

export interface Contract {
  level: number
  points: number
  cost: Cost
  goods: Record<string, number>
  scrolls: number
  effects: Effect[]
}

export interface Breakthrough {
  pile: number
  kind: 'discount' | 'wild_color' | 'alternative_action' | 'immediate'
  site?: string
  cube?: string
  effects?: Effect[]
}

/** What the board, the cards and the tiles say; it never changes during a game. */
export interface Printed {
  contracts: Record<string, Contract>
  mosque_steps: { cost: Cost; effects: Effect[] }[]
  market_spaces: Record<string, Effect[]>
  spices: Record<string, Effect[]>
  halls: Record<string, { cube: string; scores: string; points: number }>
  first_courtier: Effect[]
  cities: Record<string, { ring: 'inner' | 'outer'; good: string; effects: Effect[] }>
  routes: Record<string, [string, string]>
  yard: Record<string, Record<string, Cost>>
  breakthroughs: Record<string, Breakthrough>
  breakthrough_at: number[]
  favor_points: Record<string, number>
  influence_points: Record<string, number>
  spice_limits: number[]
  thresholds: number[]
  invasion_years: number[]
}

export interface Cell {
  tile: string | null
  building: Party | null
  soldier: Party | null
  upgrade: string | null
  /** The cube paid as a ransom for its building. */
  ransom: string | null
}

export interface View {
  seats: number
  year: number
  side: string
  /** How many masters have had their turn in this round. */
  turn: number
  active: Party | null
  slot: number | null
  site: string | null
  order: (Party | null)[]
  slots: (Party | null)[]
  queue: (Party | null)[]
  queue_camels: number[]
  supply: Record<string, number>
  stock: Record<string, number>
  city: Record<string, Cell>
  forts: Record<string, string | null>
  yard: Record<string, Record<string, number>>
  camel_market: Record<string, number>
  row: { spice: string; camel: boolean }[]
  route_camels: string[]
  piles: Record<string, string[]>
  solo_deck: string[]
  parties: MervParty[]
  derived: {
    phase: string
    /** The corner where the round of each side ends. */
    sides: Record<string, string>
    line: string[]
    city: Record<string, { site: string | null; cube: string | null; makes: string[]; attacked: boolean }>
    market_side: string
    reach: number
    deck_left: number
    hall_spaces: number
    parties: Standing[]
    printed: Printed
  }
}
