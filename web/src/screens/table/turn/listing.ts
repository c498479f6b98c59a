/** Which choices the turn panel lists, and which of the main actions can be done. */
import type { DescribedAction, MainAction } from '../../../core/game'

/** The most choices that are listed before anybody says which kind of action is meant. */
export const FEW = 12

/** A main action at its place, with the choices it gathers now. */
export interface Place {
  main: MainAction<unknown>
  actions: DescribedAction[]
}

export function placesOf(mains: readonly MainAction<unknown>[], legal: DescribedAction[]): Place[] {
  return mains.map((main) => ({ main, actions: legal.filter(({ kind }) => main.kinds.includes(kind)) }))
}

/**
 * The choices to list: those of the kinds that were asked for; all while they are few; else those that no main action
 * gathers, because there is no other way to them.
 */
export function listed(legal: DescribedAction[], kinds: readonly string[] | null, places: Place[]): DescribedAction[] {
  if (kinds) return legal.filter(({ kind }) => kinds.includes(kind))
  const open = places.filter(({ actions }) => actions.length > 0)
  if (legal.length <= FEW || open.length < 2) return legal
  const gathered = new Set(open.flatMap(({ main }) => main.kinds))
  return legal.filter(({ kind }) => !gathered.has(kind))
}

/**
 * What costs too much, where its kind is listed anyway, or as long as all choices are listed and it is little. Where
 * choices wait for a main action to be chosen, so does what is too dear.
 */
export function listedDear<Dear extends { kind: string }>(
  dear: Dear[],
  kinds: readonly string[] | null,
  choices: DescribedAction[],
): Dear[] {
  const wanted = kinds ?? choices.map(({ kind }) => kind)
  const isLittle = kinds === null && choices.length > 0 && choices.length + dear.length <= FEW
  return dear.filter(({ kind }) => wanted.includes(kind) || isLittle)
}

/**
 * Choices and what is too dear, in one list: as they lie on the board (the order of the actions) while most can be had;
 * else what can be had comes first.
 */
export function inOneList<Dear extends { id: number }>(
  choices: DescribedAction[],
  dear: Dear[],
): ({ action: DescribedAction; number: number } | { dear: Dear })[] {
  const offered = choices.map((action, i) => ({ id: action.id, item: { action, number: i + 1 } }))
  const beyond = dear.map((one) => ({ id: one.id, item: { dear: one } }))
  const all = [...offered, ...beyond]
  return (dear.length <= choices.length ? all.toSorted((a, b) => a.id - b.id) : all).map(({ item }) => item)
}

/** The places of a game that names no main actions: one for each kind that can be chosen, if there are several. */
export function placesByKind(legal: DescribedAction[], icon: (kind: string) => string): Place[] {
  const kinds = [...new Set(legal.map(({ kind }) => kind))]
  if (kinds.length < 2) return []
  return placesOf(
    kinds.map((kind) => ({ message: `kind-${kind}`, icon: icon(kind), kinds: [kind] })),
    legal,
  )
}
