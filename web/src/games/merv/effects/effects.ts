/** How effects and costs are drawn: one face each, side by side. */
import type { Effect } from '../shape'
import type { Cost } from '../wire'

/** The icon of an effect; those without one are drawn as cubes, points or tiles. */
export const EFFECT_ICON: Record<string, string> = {
  gain_favor: 'blossom',
  gain_influence: 'pennant',
  gain_camel: 'camel',
  gain_scroll: 'scroll',
  deploy_soldier: 'soldier',
}

/** The cube that stands for an effect. */
export const EFFECT_CUBE: Record<string, string> = {
  gain_white: 'white',
  gain_cube_choice: 'any',
  take_upgrade_white: 'white',
  take_upgrade_bonus: 'any',
}

/** A figure stands beside every face that is meant more than once; points carry theirs inside. */
export function hasFigure({ op, n }: Effect): boolean {
  return n > 1 && op !== 'gain_vp'
}

export function widthOf(effect: Effect, size: number): number {
  if (effect.op === 'take_scoring_tile') return size * 1.8
  if (effect.op === 'take_upgrade_bonus') return size * 1.5
  return hasFigure(effect) ? size * 1.55 : size
}

/** Each effect with its distance from the first. */
export function sideBySide(effects: Effect[], size: number, gap: number): { effect: Effect; x: number }[] {
  let x = 0
  return effects.map((effect) => {
    const placed = { effect, x }
    x += widthOf(effect, size) + gap
    return placed
  })
}

export function lengthOf(effects: Effect[], size: number, gap: number): number {
  return effects.reduce((sum, effect) => sum + widthOf(effect, size), 0) + gap * Math.max(0, effects.length - 1)
}

/** A cost as a list of cubes. */
export function cubesOf(cost: Cost): string[] {
  return Object.entries(cost).flatMap(([colour, count]) => Array<string>(count).fill(colour))
}
