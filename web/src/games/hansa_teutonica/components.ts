/** The components of Hansa Teutonica (`components.toml`), as far as the page reads them. */
import type { View } from './shape'
import type { Rank } from './view'

export interface PrintedCity {
  id: string
  kind: string
  figure?: string
}

/** A track of the desk: what each step brings, and the piece that stands on it. */
export interface DeskTrack {
  values: (number | string)[]
  piece: Rank
}

export interface Components {
  prestige: { east_west_cities: string[]; east_west_awards: number[] }
  boards: Record<View['derived']['side'], { cities: PrintedCity[] }>
  completed_cities_track: { end_at: number }
  game_end: { prestige_points: number }
  bonus_marker_totals: { stack: number }
  desk: { tracks: Record<string, DeskTrack> }
}
