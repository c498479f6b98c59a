/** The components of Coimbra, as far as the board draws them. */
export type ResourceName = 'guards' | 'coins' | 'steps' | 'vp'
export type ClassName = 'council' | 'merchants' | 'clerics' | 'scholars'

export interface Reward {
  res: ResourceName
  n: number
}

/** An effect in the vocabulary of the data: `op` says what it is, the rest depends on it. */
export interface Effect {
  op: string
  res?: ResourceName
  n?: number
  vp?: number
  counter?: string
  class?: ClassName
  values?: number[]
  rewards?: Reward[]
  options?: Effect[][]
  track?: ClassName | 'all'
  tracks?: ClassName[]
  option_a?: Reward[]
  option_b?: Reward[]
  card_class?: ClassName
  cost?: number
  cost_type?: ResourceName
  restrict?: 'any' | 'coins' | 'guards'
  pay?: Reward
  color?: string
  give?: number
  get_vp?: number
  max?: number
  divisor?: number
  factor?: number
  threshold?: number
}

export interface CharacterCard {
  id: string
  class: ClassName
  back: string
  cost_type: 'coins' | 'guards' | 'none'
  influence: number
  bonus_kind: string
  effects: Effect[]
  diplomas: string[]
}

export interface Monastery {
  id: string
  back: 'I' | 'II' | 'III'
  timing: 'immediate' | 'lasting'
  effects: Effect[]
}

export interface VoyageCard {
  id: string
  cost_type: 'coins' | 'guards'
  cost: number
  task: Effect
}

export interface FavorTile {
  id: string
  crowns: number
  effects: Effect[]
}

export interface MapNode {
  id: string
  kind: 'corner' | 'stopover' | 'monastery'
  road_color?: string
  /** Where it lies on the printed board, as shares of its width and height. */
  x: number
  y: number
}

export interface InfluenceTrack {
  id: ClassName
  boxes: [number, number][]
  income: Partial<Record<ResourceName, number>>[]
}

/** The components as data (`components.toml`), as far as the page reads them. */
export interface Components {
  meta: { rounds: number }
  vocabulary: { classes: ClassName[]; locations: string[]; phases: string[] }
  class: { id: ClassName; color: string }[]
  player_board: {
    zones: string[]
    coin_track_max: number
    guard_track_max: number
    shutter_spaces: number
  }
  setup: { character_backs_by_round: string[] }
  character_card: CharacterCard[]
  monastery: Monastery[]
  voyage_card: VoyageCard[]
  favor_tile: FavorTile[]
  map_node: MapNode[]
  map_roads: { one_way: [string, string][]; two_way: [string, string, string][] }
  influence_track: InfluenceTrack[]
  end_track_tiers: { tiers: [number, number, number][] }
  city_rows: Record<string, { order: string }>
  distress: { coins: number; guards: number }
  cap_tile: { die_bonus: number; start_place: string }
}

/** Everything by its id. */
export interface Box {
  classes: ClassName[]
  locations: string[]
  zones: string[]
  /** The stacks that the display is filled from, in order. */
  backs: string[]
  phases: string[]
  rounds: number
  cards: Record<string, CharacterCard>
  monasteries: Record<string, Monastery>
  voyages: Record<string, VoyageCard>
  favors: Record<string, FavorTile>
  nodes: MapNode[]
  roads: { oneWay: [string, string][]; twoWay: [string, string, string][] }
  tracks: Record<string, InfluenceTrack>
  /** The class of each die colour; white has none. */
  classOf: Record<string, ClassName | 'white'>
  /** Where the tiers of the game end cards begin, and what they bring. */
  tiers: { spaces: number[]; points: number[] }
  ascending: ReadonlySet<string>
  distress: { coins: number; guards: number }
  capBonus: number
  capTile: string
  most: { coins: number; guards: number }
  shutters: number
}

const opened = new WeakMap<object, Box>()

/** Open the box once; afterwards it is known. */
export function openBox(components: Components): Box {
  const known = opened.get(components)
  if (known) return known
  const box = unpack(components)
  opened.set(components, box)
  return box
}

function unpack(data: Components): Box {
  const rows = data.city_rows
  return {
    classes: data.vocabulary.classes,
    locations: data.vocabulary.locations,
    zones: data.player_board.zones,
    backs: [...new Set(data.setup.character_backs_by_round)],
    phases: data.vocabulary.phases,
    rounds: data.meta.rounds,
    cards: byId(data.character_card),
    monasteries: byId(data.monastery),
    voyages: byId(data.voyage_card),
    favors: byId(data.favor_tile),
    nodes: data.map_node,
    roads: { oneWay: data.map_roads.one_way, twoWay: data.map_roads.two_way },
    tracks: byId(data.influence_track),
    classOf: { white: 'white', ...Object.fromEntries(data.class.map(({ id, color }) => [color, id])) },
    tiers: tiersOf(data.end_track_tiers),
    ascending: new Set(Object.keys(rows).filter((row) => rows[row]?.order === 'ascending')),
    distress: data.distress,
    capBonus: data.cap_tile.die_bonus,
    capTile: data.cap_tile.start_place,
    most: { coins: data.player_board.coin_track_max, guards: data.player_board.guard_track_max },
    shutters: data.player_board.shutter_spaces,
  }
}

function byId<T extends { id: string }>(items: T[]): Record<string, T> {
  return Object.fromEntries(items.map((item) => [item.id, item]))
}

/** The tiers that bring something. */
function tiersOf(table: { tiers: [number, number, number][] }): Box['tiers'] {
  const paying = table.tiers.filter(([, , points]) => points > 0)
  return { spaces: paying.map(([from]) => from), points: paying.map(([, , points]) => points) }
}
