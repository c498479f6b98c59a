/** A position as facts to be read: what a game without a drawing of its own shows of its view. */
import { nameInCatalogue } from '../a11y/elements'
import type { Text } from '../game'

export interface Fact {
  name: string
  /** Empty for a heading, whose facts follow it. */
  value: string
  /** How deep it lies below headings. */
  depth: number
}

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
type Fields = Record<string, Json>

/** What the shell tells already: which game it is, who sits there and what is asked. */
const KNOWN = ['game', 'version', 'seats', 'options', 'agenda']
/** Lists of the players' holdings, and names of their points, in the words of most games. */
const PLAYERS = ['players', 'parties']
const POINTS = ['points', 'vp', 'prestige', 'influence', 'score', 'scores']

const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A view is JSON; what is not an object has no facts. */
function fieldsOf(view: unknown): Fields {
  return isFields(view as Json) ? (view as Fields) : {}
}

/** What belongs to one seat each: lists that are as long as there are seats. */
function isBySeat(view: Fields, key: string): boolean {
  const value = view[key]
  return Array.isArray(value) && value.length > 0 && (value.length === view['seats'] || PLAYERS.includes(key))
}

/** What everybody shares. */
export function commonFacts(view: unknown, text: Text): Fact[] {
  const fields = fieldsOf(view)
  const derived = { ...fieldsOf(fields['derived']), seats: fields['seats'] ?? null }
  return [fields, derived].flatMap((all) =>
    Object.entries(all)
      .filter(([key]) => !KNOWN.includes(key) && key !== 'derived' && !isBySeat(all, key))
      .flatMap(([key, value]) => tell(key, value, text, 0)),
  )
}

/** What one seat has. */
export function seatFacts(view: unknown, seat: number, text: Text): Fact[] {
  const fields = fieldsOf(view)
  const derived = fieldsOf(fields['derived'])
  const found = [fields, { ...derived, seats: fields['seats'] ?? null }].flatMap((all) =>
    Object.keys(all)
      .filter((key) => isBySeat(all, key))
      .map((key): [string, Json] => [key, (all[key] as Json[])[seat] ?? null]),
  )
  return found.flatMap(([key, value]) =>
    isFields(value)
      ? Object.entries(value).flatMap(([name, held]) => tell(name, held, text, 0))
      : tell(key, value, text, 0),
  )
}

/** A seat's points, under the names that games give them. */
export function pointsIn(view: unknown, seat: number): number {
  const fields = fieldsOf(view)
  const lists = PLAYERS.map((key) => fields[key]).filter((list): list is Json[] => Array.isArray(list))
  const holdings = lists[0]?.[seat]
  const places = [isFields(holdings) ? holdings : {}, fields]
  for (const place of places)
    for (const key of POINTS) {
      const value = place[key]
      const points = Array.isArray(value) ? value[seat] : value
      if (typeof points === 'number') return points
    }
  return 0
}

function tell(key: string, value: Json, text: Text, depth: number): Fact[] {
  const name = nameOf(key, text)
  if (isFields(value)) {
    const inside = Object.entries(value).flatMap(([inner, held]) => tell(inner, held, text, depth + 1))
    return inside.length > 0 ? [{ name, value: '', depth }, ...inside] : []
  }
  return [{ name, value: say(key, value, text), depth }]
}

/** `fact-heap_left` of the catalogue, or else the key itself: "Heap left". */
export function nameOf(key: string, text: Text): string {
  const named = text(`fact-${key}`)
  if (named !== `fact-${key}`) return named
  const words = key.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A value in words: what the catalogue calls by name is told by its name. */
function say(key: string, value: Json, text: Text): string {
  if (value === null || value === false) return '–'
  if (value === true) return '✓'
  if (Array.isArray(value)) return value.map((item) => say(key, item, text)).join(' · ') || '–'
  if (isFields(value))
    return Object.values(value)
      .map((item) => say(key, item, text))
      .join(' ')
  return typeof value === 'string' ? (nameInCatalogue(`${key}:${value}`, text) ?? value) : String(value)
}
