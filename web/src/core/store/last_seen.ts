/** How far a reader has seen each table, its moves and its chat: kept in this browser, the latest tables only. */

const PLACES = { moves: 'tabuleiro.visits', chat: 'tabuleiro.chats' }
const MOST = 60

type What = keyof typeof PLACES

function stored(what: What): [string, number][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACES[what]) ?? '[]')
    const isVisit = (entry: unknown): entry is [string, number] =>
      Array.isArray(entry) && typeof entry[0] === 'string' && Number.isInteger(entry[1])
    return Array.isArray(found) ? found.filter(isVisit) : []
  } catch {
    return []
  }
}

/** The ply, or the line of chat, that was last seen at a table; null when there was none. */
export function seenAt(table: string, what: What = 'moves'): number | null {
  return stored(what).find(([known]) => known === table)?.[1] ?? null
}

/** Remember what is on the screen now. */
export function noteSeen(table: string, seen: number, what: What = 'moves'): void {
  const others = stored(what).filter(([known]) => known !== table)
  localStorage.setItem(PLACES[what], JSON.stringify([[table, seen], ...others].slice(0, MOST)))
}
