/** Creating tables and getting to them. */
import { isServerless } from '../core/device/packed'
import { isHere } from '../core/device/place'
import { reach } from '../core/device/reach.svelte'
import { answer, api, here, withKey } from '../core/wire/api'
import type { GameResponse, SeatBody, SeatResponse, TableBody, TableResponse } from '../core/wire/rest'
import { router } from '../core/ui/router.svelte'
import { session } from '../core/store/session.svelte'
import { i18n, levelName, say } from '../core/i18n/i18n.svelte'
import { coverOf } from '../games'

/** The address of a table; a private one is opened with its key. */
export function addressOf(table: Pick<TableResponse, 'table' | 'key' | 'visibility'>, ply?: number): string {
  const query = new URLSearchParams()
  if (table.key && table.visibility === 'link') query.set('key', table.key)
  if (ply !== undefined) query.set('ply', String(ply))
  return `/table/${table.table}${query.size ? `?${query}` : ''}`
}

/** Who sits there, in the reader's words. */
export function nameAt(seat: SeatResponse): string {
  if (seat.kind === 'open') return say('web-seat-open')
  if (seat.kind === 'held') return say('web-seat-held', { name: seat.name })
  if (seat.kind === 'bot') return seat.level ? levelName(seat.level) : seat.name || say('web-deleted-player')
  return seat.name || say('web-deleted-player')
}

/** Everybody at a table but me, as a list in words. */
export function othersAt(table: TableResponse): string {
  const others = table.seats.filter((seat) => !table.mine.includes(seat.seat)).map(nameAt)
  const counted = [...new Set(others)].map((name) => {
    const count = others.filter((other) => other === name).length
    return count > 1 ? `${count} × ${name}` : name
  })
  return new Intl.ListFormat(i18n.language).format(counted)
}

/** The level that a newcomer meets: the second one plays sensibly and at once. */
export const usualLevel = (levels: string[]): string => levels[Math.min(1, levels.length - 1)] ?? ''

/** Where a table is served: at the server as long as there is one, or on this device. */
export type Place = 'server' | 'device'
export const usualPlace = (): Place => (reach.isServed ? 'server' : 'device')

export async function createTable(body: TableBody, place: Place = usualPlace()): Promise<void> {
  const client = await clientAt(place)
  router.go(addressOf(await answer(client.POST('/api/tables', { body }))))
}

/** Play again with the people of a finished table: at a new one, or at the one that somebody else has opened. */
export async function playAgain(table: string, rotate = false): Promise<void> {
  const made = await answer(api.POST('/api/tables/{table}/again', { params: { path: { table } }, body: { rotate } }))
  router.go(addressOf(made))
}

/** Whether a seat is held for me. */
export const isAsked = (table: TableResponse): boolean =>
  table.state === 'open' && table.mine.some((seat) => table.seats[seat]?.kind === 'held')

/** Whom to ask for a new table or an analysis, who must know what I am called. */
export async function clientAt(place: Place): Promise<typeof api> {
  if (place === 'server' || isServerless) await session.ensure(say('web-guest-name'))
  if (place === 'server') return api
  const { callMe } = await import('../core/device/me')
  callMe(session.me?.name ?? say('web-guest-name'))
  return here
}

/** How many sit down unless somebody says otherwise: a game's cover knows, else four, or as many as can. */
export function usualCount(game: GameResponse): number {
  const players = coverOf(game.name).facts?.players ?? 4
  return game.seats.includes(players) ? players : game.seats.at(-1)!
}

/** A game against bots, at once. */
export function playNow(game: GameResponse): Promise<void> {
  const count = usualCount(game)
  const bots = Array.from({ length: count - 1 }, (): SeatBody => ({ kind: 'bot', level: usualLevel(game.levels) }))
  return createTable({ game: game.name, seats: [{ kind: 'me' }, ...bots], visibility: 'link' })
}

/** Watch a record file that was kept somewhere. */
export async function uploadRecord(record: string): Promise<void> {
  const client = await clientAt(usualPlace())
  router.go(addressOf(await answer(client.POST('/api/records', { body: { record } })), 0))
}

/** Play on from a ply of a table: I take one seat, bots the others. */
export async function forkTable(
  table: string,
  key: string | null,
  ply: number,
  seat: number,
  seats: number,
  level: string,
): Promise<void> {
  const client = await clientAt(isHere(table) ? 'device' : 'server')
  const wishes = Array.from({ length: seats }, (_, i): SeatBody =>
    i === seat ? { kind: 'me' } : { kind: 'bot', level },
  )
  const body = { table, ply, seats: wishes, ...withKey(key) }
  router.go(addressOf(await answer(client.POST('/api/forks', { body }))))
}
