/** What a newcomer wants to know before choosing: how long it takes and how much there is to learn. */
export interface Facts {
  /** Minutes with two players and with a full table. */
  minutes: [number, number]
  /** 1 light .. 5 heavy. */
  weight: number
  /** A good number of players for a first game. */
  players: number
}

const FACTS: Record<string, Facts> = {
  hansa_teutonica: { minutes: [45, 90], weight: 3, players: 4 },
  luna: { minutes: [60, 100], weight: 3, players: 4 },
  coimbra: { minutes: [60, 90], weight: 3, players: 4 },
  merv: { minutes: [60, 100], weight: 4, players: 4 },
}

const UNKNOWN: Facts = { minutes: [45, 90], weight: 3, players: 4 }

export function factsOf(game: string): Facts {
  return FACTS[game] ?? UNKNOWN
}
