import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')
const [TOKENS, OFFICES, PLAYERS] = ['../../../core/ui/tokens.css', '../colours.css', 'colours.css'].map(read)

/** The variables of the rules whose selector is one of these, the later ones above the earlier. */
function variables(css: string, selectors: string[]): Record<string, string> {
  const rules = [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)]
  const body = rules
    .filter(([, selector]) => selectors.includes(selector!.trim()))
    .map(([, , inside]) => inside)
    .join('')
  const found = [...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, value]) => [name!, value!] as const)
  return Object.fromEntries<string>(found)
}

/** A colour where distances are as the eye sees them (OKLab). */
function seen(colour: string): number[] {
  const light = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  const by = (rows: number[][], values: number[]) =>
    rows.map((row) => row.reduce((sum, factor, i) => sum + factor * values[i]!, 0))
  const cones = by(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    light,
  )
  return by(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones.map(Math.cbrt),
  )
}
const distance = (one: string, other: string) => Math.hypot(...seen(one).map((part, i) => part - seen(other)[i]!))

/** Orange as a player's colour is 0.02 from the orange privilege, pink 0.06 from the pink one. */
const ENOUGH = 0.1

test.each([
  ['by day', [':root', "[data-colours='hansa_teutonica']"]],
  [
    'by night',
    [
      ':root',
      "[data-theme='dark']",
      "[data-colours='hansa_teutonica']",
      "[data-theme='dark'] [data-colours='hansa_teutonica']",
    ],
  ],
])('no player has the colour of a privilege or of another player, %s', (_, selectors) => {
  const all = Object.assign({}, ...[TOKENS!, OFFICES!, PLAYERS!].map((css) => variables(css, selectors))) as Record<
    string,
    string
  >
  const players = ['p1', 'p2', 'p3', 'p4', 'p5']
  const others = ['white-office', 'orange-office', 'pink-office', 'black-office']
  const near = players.flatMap((player, i) =>
    [...players.slice(i + 1), ...others]
      .filter((other) => distance(all[player]!, all[other]!) < ENOUGH)
      .map((other) => `${player} ${other}`),
  )
  expect(near).toEqual([])
})
