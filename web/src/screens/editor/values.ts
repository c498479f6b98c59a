/** Reading a position by the paths of its fields: `players[0].supply.trader`. */
import type { ChoiceResponse, FieldResponse, FormResponse, ProblemResponse } from '../../core/wire/rest'

export type Position = Record<string, unknown>
export type Value = ChoiceResponse['value']

/** What stands at a path; nothing where there is none. */
export function valueAt(position: Position, path: string): unknown {
  const steps = path.match(/[^.[\]]+/g) ?? []
  return steps.reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], position)
}

/** A number where one is to be counted with. */
export const countAt = (position: Position, path: string): number => Number(valueAt(position, path) ?? 0)

export const choicesOf = (form: FormResponse, field: FieldResponse): ChoiceResponse[] =>
  field.choices === null ? [] : (form.choices[field.choices] ?? [])

/** The fields that an element of the board shows. */
export const fieldsOn = (form: FormResponse, element: string): FieldResponse[] =>
  form.fields.filter((field) => field.element === element)

/** The fields that could be set to what an element of the board stands for: a pilgrim to a place of the map. */
export function fieldsTo(form: FormResponse, element: string): { field: FieldResponse; choice: ChoiceResponse }[] {
  return form.fields.flatMap((field) => {
    const choice = choicesOf(form, field).find((one) => one.element === element)
    return choice && (field.kind === 'place' || field.kind === 'choice') ? [{ field, choice }] : []
  })
}

/** The field that a problem speaks of first. */
export function fieldOf(form: FormResponse, problem: ProblemResponse): FieldResponse | undefined {
  const isAt = (path: string, place: string) =>
    path === place || path.startsWith(`${place}.`) || path.startsWith(`${place}[`)
  for (const place of problem.paths) {
    const found = form.fields.find((field) => isAt(field.path, place))
    if (found) return found
  }
  return undefined
}

/** What would mend a wrong count: the count that makes the sum right, where there is one. */
export function mendOf(
  form: FormResponse,
  position: Position,
  problem: ProblemResponse,
): { path: string; value: number } | null {
  const field = fieldOf(form, problem)
  const { count, expected, owned } = problem.arguments
  const wanted = expected ?? owned
  if (field?.kind !== 'count' || typeof count !== 'number' || typeof wanted !== 'number') return null
  const value = countAt(position, field.path) + wanted - count
  return value >= field.low && value <= field.high ? { path: field.path, value } : null
}

/** What a press on the board sets, with something picked: a piece is put, or taken away if it stands there. */
export function pressed(
  form: FormResponse,
  position: Position,
  element: string,
  picked: ChoiceResponse | null,
): { path: string; value: unknown } | null {
  const here = fieldsOn(form, element)
  const thing = (field: FieldResponse) => picked && choicesOf(form, field).find((one) => isSame(one, picked))
  const place = here.find((field) => field.kind === 'place' && (!picked || thing(field)))
  if (place) {
    const now = valueAt(position, place.path)
    if (!picked) return now === null ? null : { path: place.path, value: null }
    const value = thing(place)!.value
    return { path: place.path, value: now === value ? null : value }
  }
  if (!picked) return null
  const count = here.find((field) => field.kind === 'count' && field.home !== '' && field.home === picked.home)
  const now = count ? countAt(position, count.path) : 0
  return count && now < count.high ? { path: count.path, value: now + 1 } : null
}

/** Whether two choices are the same thing, though one list may write it otherwise than another. */
export const isSame = (one: ChoiceResponse, other: ChoiceResponse): boolean =>
  one.message === other.message &&
  one.home === other.home &&
  JSON.stringify(one.arguments) === JSON.stringify(other.arguments)
