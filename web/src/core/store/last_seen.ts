/** How far a reader has seen each table: kept in this browser, the latest tables only. */

const PLACE = 'tabuleiro.visits'
const MOST = 60

function stored(): [string, number][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]')
    const isVisit = (entry: unknown): entry is [string, number] =>
      Array.isArray(entry) && typeof entry[0] === 'string' && Number.isInteger(entry[1])
    return Array.isArray(found) ? found.filter(isVisit) : []
  } catch {
    return []
  }
}

/** The ply that was last seen at a table; null when it was never visited. */
export function seenAt(table: string): number | null {
  return stored().find(([known]) => known === table)?.[1] ?? null
}

/** Remember what is on the screen now. */
export function noteSeen(table: string, ply: number): void {
  const others = stored().filter(([known]) => known !== table)
  localStorage.setItem(PLACE, JSON.stringify([[table, ply], ...others].slice(0, MOST)))
}
