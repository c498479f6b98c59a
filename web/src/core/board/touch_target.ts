/**
 * A finger is wider than many things that are drawn: whatever can be used and is smaller than a fingertip is also pressed
 * by a touch beside it. What is large enough gives way to it; between two small ones the nearer is meant.
 */
import type { Point } from './point'

/** The width of a fingertip in pixels. */
const FINGER = 44

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

/** The small target that a touch means, or null: then it means what it has hit. */
export function touchTarget(board: Element, at: Point): Element | null {
  const targets = [...board.querySelectorAll('.can[data-element]')].map((target) => ({
    target,
    box: target.getBoundingClientRect(),
  }))
  return nearest(targets, at)?.target ?? null
}

/** The nearest of those smaller than a finger whose middle, or middle line, lies under it; of two as near the smaller. */
export function nearest<Target extends { box: Box }>(targets: Target[], at: Point): Target | undefined {
  const small = targets.filter(({ box }) => Math.min(box.right - box.left, box.bottom - box.top) < FINGER)
  const under = small.filter(({ box }) => reaches(box.left, box.right, at.x) && reaches(box.top, box.bottom, at.y))
  return under.toSorted((a, b) => distance(a.box, at) - distance(b.box, at) || area(a.box) - area(b.box))[0]
}

/** Whether a side, made as long as a finger is wide if it is shorter, reaches a place. */
function reaches(from: number, to: number, place: number): boolean {
  return Math.abs(place - (from + to) / 2) <= Math.max(FINGER, to - from) / 2
}

function distance(box: Box, { x, y }: Point): number {
  return Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom))
}

function area(box: Box): number {
  return (box.right - box.left) * (box.bottom - box.top)
}
