/** The components of Luna (`components.toml`), as far as the page reads them. */
export interface Components {
  meta: { rounds: number }
  islands: { id: string; ui_color: string }[]
  player_count: Record<string, { favor_tokens_per_island: number }>
  constants: { last_time_token_points: number; apostate_extra_loss: number }
}

/** The colour printed on each island. */
export function tonesOf({ islands }: Components): Record<string, string> {
  return Object.fromEntries(islands.map(({ id, ui_color }) => [id, ui_color]))
}
