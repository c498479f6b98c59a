/**
 * The numbers of moves on what they touched, and the light on what a line of the log tells about, for any board: the screen
 * gives them (in a context, so that no game has to hand them through), and the frame of the board draws them where the
 * elements are.
 */
import { getContext, setContext } from 'svelte'
import type { GameEvent } from '../../game'
import type { LineMark } from '../line/line'
import type { Point } from '../point'

const KEY = Symbol('trail')

/** For every element the numbers of the moves that touched it, the first move being 1. */
export type Trail = ReadonlyMap<string, number[]>

export interface Told {
  trail: Trail
  /** The elements that are told about. */
  lit: string[]
  /** The elements that a lesson talks about. */
  taught: string[]
  /** The line that a hint draws. */
  line: LineMark[]
  /** What is shown or looked up just now: a board that shows a part of itself shows the part with the first of them. */
  sought?: string[]
}

/** Call both while a component is set up. */
export const giveTold = (read: () => Told): void => void setContext(KEY, read)
export const useTold = (): (() => Told) => getContext<(() => Told) | undefined>(KEY) ?? (() => NONE)

const NONE: Told = { trail: new Map(), lit: [], taught: [], line: [] }

/** The trail of moves, each given by its events. A move marks a few elements: what it names first. */
export function trailOf(moves: GameEvent[][], most = 4): Trail {
  const trail = new Map<string, number[]>()
  moves.forEach((events, i) => {
    const elements = [...new Set(events.flatMap((event) => event.elements))].slice(0, most)
    for (const element of elements) trail.set(element, [...(trail.get(element) ?? []), i + 1])
  })
  return trail
}

/** A seal on the board. */
export interface Seal extends Point {
  numbers: string
}

/** Seals that would cover each other stand side by side; one that says the same in the same place is left out. */
export function apart(seals: Seal[], size: number): Seal[] {
  const placed: Seal[] = []
  for (const seal of seals) {
    const near = (x: number) =>
      placed.find((other) => Math.abs(other.x - x) < size && Math.abs(other.y - seal.y) < size)
    if (near(seal.x)?.numbers === seal.numbers) continue
    let { x } = seal
    while (near(x)) x += size
    placed.push({ ...seal, x })
  }
  return placed
}
