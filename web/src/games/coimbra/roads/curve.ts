/** Smooth lines through given points (Catmull-Rom splines), as paths of an svg. */
import type { Point } from '../../../core/board/point'

const write = (value: number) => Math.round(value * 10) / 10
export const point = ({ x, y }: Point): string => `${write(x)} ${write(y)}`

/** The piece of a curve from `start` to `end`; it comes from `before` and goes on to `after`. */
export function piece(before: Point, start: Point, end: Point, after: Point): string {
  const first = { x: start.x + (end.x - before.x) / 6, y: start.y + (end.y - before.y) / 6 }
  const second = { x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6 }
  return `C${point(first)} ${point(second)} ${point(end)}`
}

/** A curve through all points. */
export function through(points: Point[]): string {
  const pieces = points
    .slice(1)
    .map((end, i) => piece(points[Math.max(0, i - 1)]!, points[i]!, end, points[Math.min(points.length - 1, i + 2)]!))
  return `M${point(points[0]!)}${pieces.join('')}`
}

export function between(a: Point, b: Point, share = 0.5): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }
}

/** A point that lies `far` from another in a direction. */
export function beyond(from: Point, direction: Point, far: number): Point {
  return { x: from.x + direction.x * far, y: from.y + direction.y * far }
}

/** The direction from one point to another, of length one. */
export function towards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
}
