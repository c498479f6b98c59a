/** The files of whole games that the tests of the rules keep. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

export function recordsOf(game: string): string[] {
  const folder = join(import.meta.dirname, `../../tests/games/${game}/records`)
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tab'))
    .toSorted()
    .map((name) => join(folder, name))
}

/** A kept game of four; for Hansa Teutonica of five, whose game of four is the one in which nothing happens. */
export function fullRecord(game: string): string {
  const records = recordsOf(game)
  return records.find((record) => record.endsWith('/four_players.tab')) ?? records[0]!
}
