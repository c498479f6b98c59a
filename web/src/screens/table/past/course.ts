/** The course of a game, as the server tells it: where its turns and rounds begin, and how the points went. */
import { answer, api, withKey } from '../../../core/wire/api'
import type { CourseResponse } from '../../../core/wire/rest'
import type { Seated } from '../seated'

export type Course = CourseResponse

export async function fetchCourse({ store, module }: Pick<Seated, 'store' | 'module'>): Promise<Course> {
  const kinds = module.chapters?.join(',') ?? ''
  const params = { path: { table: store.id }, query: { kinds, ...withKey(store.key) } }
  return answer(api.GET('/api/tables/{table}/course', { params }))
}

export const UNITS = ['move', 'turn', 'round'] as const
export type Unit = (typeof UNITS)[number]

/** The plies where a seat begins to act, chance left aside; the end of the game is one too. */
export function turnsOf(actors: number[]): number[] {
  const turns: number[] = []
  let last = -1
  actors.forEach((actor, ply) => {
    if (actor >= 0 && actor !== last) turns.push(ply)
    if (actor >= 0) last = actor
  })
  return [...turns, actors.length]
}

/** The plies where units begin: one may go from each to the next. */
export function stopsOf(course: Course | null, unit: Unit, last: number): number[] {
  if (!course || unit === 'move') return Array.from({ length: last + 1 }, (_, ply) => ply)
  const stops = unit === 'turn' ? turnsOf(course.actors) : course.chapters.map(({ ply }) => ply)
  return [...new Set([0, ...stops, last])].filter((ply) => ply <= last)
}

/** The stop after a ply, or before it. */
export function beyond(stops: number[], ply: number, by: -1 | 1): number {
  return (by > 0 ? stops.find((stop) => stop > ply) : stops.findLast((stop) => stop < ply)) ?? ply
}
