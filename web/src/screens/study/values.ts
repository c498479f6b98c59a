/** First choices in words. */
import type { Text } from '../../core/game'
import { say } from '../../core/i18n/i18n.svelte'

/** A value of a facet: words of the game, numbers and spans of turns, or nothing at all, separated by blanks. */
export function valueName(value: string, text: Text): string {
  return value
    .split(' ')
    .map((word) => wordName(word, text))
    .join(', ')
}

function wordName(word: string, text: Text): string {
  if (word === 'none') return say('web-explorer-none')
  return /^\d/.test(word) ? word.replace('-', '–') : text(word)
}

/** The place of a share on a scale of per cent, within it. */
export function placeOf(share: number, most: number): number {
  return Math.max(0, Math.min(100, (share / most) * 100))
}

/** The end of a scale that holds all of these shares: the next tenth. */
export function scaleEnd(shares: readonly number[]): number {
  return Math.min(1, Math.ceil(Math.max(0.1, ...shares) * 10) / 10)
}
