/** The course of a listed table, asked once for every state that it was in: most games of a list do not change. */
import { answer, api, withKey } from '../../core/wire/api'
import type { CourseResponse, TableResponse } from '../../core/wire/rest'

/** The most courses that are kept: those of a long list. */
const MOST = 200

const known = new Map<string, Promise<CourseResponse>>()

export function loadCourse({ table, key, seq }: Pick<TableResponse, 'table' | 'key' | 'seq'>): Promise<CourseResponse> {
  const name = `${table} ${seq}`
  const params = { path: { table }, query: withKey(key) }
  const asked = known.get(name) ?? answer(api.GET('/api/tables/{table}/course', { params }))
  known.set(name, asked)
  asked.catch(() => known.delete(name))
  if (known.size > MOST) known.delete(known.keys().next().value!)
  return asked
}

/** Parts of a path that go up with the points of one party; the last are those of the final scoring. */
export function lineOf(
  { actors, points }: Pick<CourseResponse, 'actors' | 'points'>,
  party: number,
  final: number | undefined,
  { width, height }: { width: number; height: number },
): string {
  const last = Math.max(1, actors.length)
  const known = points.map(({ ply, scores }) => ({ x: (ply / last) * width * 0.92, value: scores[party] ?? 0 }))
  const places = [...known, { x: width, value: final ?? known.at(-1)?.value ?? 0 }]
  const values = places.map(({ value }) => value)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const y = (value: number) => height - (height * (value - least)) / Math.max(1, most - least)
  const round = (place: number) => Math.round(place * 10) / 10
  return places.map(({ x, value }, i) => `${i === 0 ? 'M' : 'L'}${round(x)} ${round(y(value))}`).join('')
}
