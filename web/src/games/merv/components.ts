/** The components of Merv (`components.toml`), as far as the page reads them. */
import type { Effect } from './shape'

/** A printed place beside the city: an action space or a part of the wall. */
export interface PrintedPlace {
  id: string
  side: string
  index: number
  kind?: string
  line?: [number, number][]
}

export interface MarketSpace {
  id: string
  side: string
  dx: number
  dy: number
}

export interface SoloCard {
  id: string
  hc_hall: string
  cm_effect: string
  cm_level: number
}

/** What the pieces of a list print, as far as they can be drawn from it. */
export interface PrintedPiece {
  id?: string
  type?: string
  site_type?: string
  action?: string
  resource?: string
  color?: string
  spice?: string
  effects?: Effect[]
  pair_effects?: Effect[]
}

export interface Components {
  meta: { years: number }
  city: { camel_market_cell: number[] }
  resource: { id: string }[]
  main_action: { id: string }[]
  action_slot: PrintedPlace[]
  fort_slot: PrintedPlace[]
  fort_column: { id: string; color: string }[]
  queue_corner: { id: string }[]
  camel_market_space: MarketSpace[]
  contract_pile: { id: string; level: number }[]
  favor_track: { max: number }
  spice: { id: string; hex: string }[]
  mosque_end: { step: number; vp_per_own_mosque_building: number }
  upgrade_tile: { id: string; kind: string; resource: string }[]
  scoring_tile: { id: string; site_type: string; vp_per_building: number }[]
  solo_card: SoloCard[]
}
