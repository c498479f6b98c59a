/**
 * Effects as phrases of icons, made from the ops of the data: counter x reward, pay -> get, this / that. The same phrase
 * stands on cards, tiles, monasteries, voyages and in the panels, so a new op needs one entry here.
 */
import type { Box, ClassName, Effect, ResourceName, Reward } from '../components'

export type Sign =
  | { draw: 'resource'; resource: ResourceName | 'either'; figure: string }
  | { draw: 'icon'; icon: string; ink?: ClassName | 'ink'; size?: number }
  | { draw: 'words'; words: string }
  | { draw: 'arrow' }
  | { draw: 'die'; color: string; crossed: boolean }
  | { draw: 'card'; class: ClassName | null; crossed: boolean }
  | { draw: 'values'; values: number[] }
  | { draw: 'classes' }
  | { draw: 'monasteries'; first: boolean; crossed: boolean }
  | { draw: 'influence'; track: ClassName | 'all' | 'any'; n: number }
  | { draw: 'tiers'; spaces: number[]; points: number[] }
  | { draw: 'break' }

export interface Placed {
  sign: Sign
  x: number
  y: number
}

export interface Phrase {
  size: number
  signs: Placed[]
}

/** A phrase with the room that it takes. */
export interface Measured extends Phrase {
  width: number
  height: number
}

const GAP = 2
const SMALLEST = 9
/** A second line must make the signs so much larger. */
const WORTH = 1.2
/** In a panel letters are at least so tall, in pixels. */
const READABLE = 12
/** A line that is no longer than this is not broken in a panel. */
const SHORT = 66

const resource = (name: ResourceName | 'either', figure: number | string): Sign => ({
  draw: 'resource',
  resource: name,
  figure: String(figure),
})
const icon = (name: string, ink?: ClassName | 'ink', size?: number): Sign => ({
  draw: 'icon',
  icon: name,
  ...(ink && { ink }),
  ...(size && { size }),
})
const words = (text: string): Sign => ({ draw: 'words', words: text })
const card = (of: ClassName | null, crossed = false): Sign => ({ draw: 'card', class: of, crossed })
const rewards = (list: Reward[] = []): Sign[] => list.map(({ res, n }) => resource(res, n))
const ARROW: Sign = { draw: 'arrow' }
const TIMES = words('×')

/** What is counted. */
function counted({ counter, class: of, values }: Effect): Sign {
  switch (counter) {
    case 'cards_of_class':
      return card(of ?? null)
    case 'cards_with_influence':
      return { draw: 'values', values: values ?? [] }
    case 'class_sets':
      return { draw: 'classes' }
    case 'crowns':
      return icon('crown')
    case 'voyages_with_disk':
      return icon('ship')
    case 'diplomas':
      return icon('diploma')
    default:
      return {
        draw: 'monasteries',
        first: counter?.includes('_I_') ?? false,
        crossed: counter?.includes('without') ?? false,
      }
  }
}

type Writer = (effect: Effect, box: Box) => Sign[]

const WRITERS: Record<string, Writer> = {
  gain: ({ res, n }) => [resource(res!, n!)],
  choose_one: ({ options }, box) =>
    (options ?? []).flatMap((option, i) => [...(i ? [words('/')] : []), ...signsOf(option, box)]),
  influence: ({ track, n }) => [{ draw: 'influence', track: track!, n: n! }],
  gain_per: (effect) => [counted(effect), TIMES, ...rewards(effect.rewards)],
  opponents_cede: ({ track, option_a, option_b }) => [
    icon('opponents'),
    ...(track ? [words('<'), icon(track, track as ClassName)] : []),
    { draw: 'break' },
    ...rewards(option_a),
    words('/'),
    ...rewards(option_b),
  ],
  opponents_lose: ({ vp, card_class }) => [
    { draw: 'break' },
    icon('opponents'),
    resource('vp', `−${vp}`),
    words('/'),
    card(card_class!, true),
  ],
  acquire_from_discard: ({ cost }) => [icon('discard'), ARROW, resource('either', cost!)],
  take_favor_tile: () => [icon('favour_tile')],
  invest: ({ restrict }) => [
    icon('ship'),
    ...(restrict && restrict !== 'any' ? [icon(restrict === 'coins' ? 'coin' : 'guard', undefined, 0.65)] : []),
  ],
  repeat_immediate: ({ class: of }) => [icon('repeat', 'ink'), icon('immediate', undefined, 0.7), card(of!)],
  track_income: ({ track }) => [icon(track!, track as ClassName), icon('tray', 'ink')],
  pay_for: (effect) => [resource(effect.pay!.res, `−${effect.pay!.n}`), ARROW, ...rewards(effect.rewards)],
  acquire_discount: ({ cost_type, n }) => [card(null), resource(cost_type!, `−${n}`)],
  on_acquire: (effect) => [words('+'), card(effect.class!), ARROW, ...rewards(effect.rewards)],
  e_start_influence: (effect) => [{ draw: 'influence', track: 'any', n: effect.n! }, ...rewards(effect.rewards)],
  e_if_no_die: (effect) => [{ draw: 'die', color: effect.color!, crossed: true }, ARROW, ...rewards(effect.rewards)],
  e_per_die: (effect) => [{ draw: 'die', color: effect.color!, crossed: false }, TIMES, ...rewards(effect.rewards)],
  e_exchange: ({ res, give, get_vp }) => [resource(res!, give!), ARROW, resource('vp', get_vp!)],
  end_track_tier: ({ track }, { tiers }) => [icon(track!, track as ClassName), { draw: 'tiers', ...tiers }],
  end_per: (effect) => [counted(effect), TIMES, resource('vp', effect.vp!)],
  end_copy: () => [icon('repeat', 'ink'), icon('game_end')],
  place_cap: ({ n }) => [icon('doctor_cap'), words(`+${n}`)],
  voyage_discount: ({ n }) => [icon('ship'), words(`−${n}`)],
  score_diplomas: () => [icon('diploma'), ARROW, resource('vp', '?')],
  score_voyages: ({ max }) => [icon('ship'), words(`×${max}`), ARROW, resource('vp', '?')],
  score_game_end_card: () => [icon('game_end')],
  score_influence_tile: () => [words('+'), icon('podium')],
  on_castle_die: ({ vp }) => [icon('castle'), ARROW, resource('vp', vp!)],
  on_monastery_disk: ({ vp }) => [{ draw: 'monasteries', first: false, crossed: false }, ARROW, resource('vp', vp!)],
  wild_diploma: ({ n }) => Array.from({ length: n! }, () => icon('diploma_any')),
  task_per: (effect) => [counted(effect), TIMES, resource('vp', effect.vp!)],
  task_half_tracks: ({ tracks, divisor }) => [
    ...tracks!.map((track) => icon(track, track)),
    words(`÷${divisor}`),
    resource('vp', ''),
  ],
  task_half_resources: ({ divisor }) => [
    resource('guards', ''),
    resource('coins', ''),
    icon('crown'),
    words(`÷${divisor}`),
    resource('vp', ''),
  ],
  task_lowest_track: ({ factor }) => [words(`${factor}×`), icon('podium')],
  task_cards_beyond: ({ threshold, vp }) => [card(null), words(`>${threshold}`), resource('vp', vp!)],
  task_fixed: ({ vp }) => [resource('vp', vp!)],
}

/** The ops that have a phrase. */
export const OPS: ReadonlySet<string> = new Set(Object.keys(WRITERS))

/** The signs of some effects, one after the other. An op that nobody knows stays a question mark. */
export function signsOf(effects: Effect[], box: Box): Sign[] {
  return effects.flatMap((effect) => WRITERS[effect.op]?.(effect, box) ?? [words('?')])
}

/** How wide a sign is, in sizes. */
export function widthOf(sign: Sign): number {
  switch (sign.draw) {
    case 'words':
      return 0.1 + 0.4 * sign.words.length
    case 'arrow':
      return 0.62
    case 'icon':
      return sign.size ?? 1
    case 'card':
      return 0.86
    case 'values':
      return 1.1
    case 'classes':
    case 'monasteries':
      return 1.25
    case 'influence':
      return 1.9
    case 'tiers':
      return 2.1
    case 'break':
      return 0
    default:
      return 1
  }
}

/** How tall the figure in a resource is, in sizes. */
export const figureHeight = (figure: string): number => (figure.length < 2 ? 0.6 : figure.length < 3 ? 0.54 : 0.44)

/** How tall the letters of a sign are drawn, in sizes; a sign without any is as good as one of the tallest. */
function letterHeight(sign: Sign): number {
  switch (sign.draw) {
    case 'resource':
      return sign.figure ? figureHeight(sign.figure) : 1
    case 'words':
      return 0.64
    case 'values':
      return 0.54
    case 'tiers':
      return 0.5
    case 'monasteries':
      return sign.first ? 0.5 : 1
    case 'influence':
      return sign.track === 'any' ? 0.5 : 0.68
    default:
      return 0.75
  }
}

const lineWidth = (line: Sign[], size: number) => line.reduce((sum, sign) => sum + widthOf(sign) * size + GAP, -GAP)

/** Set signs into the middle of a box, as large as they fit: in one line, or in two where that makes them much larger. */
export function setPhrase(signs: Sign[], width: number, height: number, largest: number): Phrase {
  const [lines, size] = largestOf(waysToBreak(signs), width, height, largest)
  return { size, signs: placeLines(lines, size, width, height) }
}

/** Set signs so large that every letter can be read, in one line or, where that would be long and they may, in two. */
export function readPhrase(signs: Sign[], isOneLine: boolean): Measured {
  const size = Math.ceil(Math.max(...signs.map((sign) => READABLE / letterHeight(sign))))
  const ways = isOneLine ? [[signs.filter((sign) => sign.draw !== 'break')]] : waysToBreak(signs)
  const lines = ways.find(([line]) => lineWidth(line!, size) <= SHORT) ?? ways.at(-1)!
  const [width, height] = [
    round(Math.max(...lines.map((line) => lineWidth(line, size)))),
    lines.length * (size + GAP) - GAP,
  ]
  return { size, width, height, signs: placeLines(lines, size, width, height) }
}

/** Each line in the middle of the box. */
function placeLines(lines: Sign[][], size: number, width: number, height: number): Placed[] {
  const top = (height - lines.length * (size + GAP) + GAP) / 2
  return lines.flatMap((line, row) => {
    let x = (width - lineWidth(line, size)) / 2
    return line.map((sign) => {
      const here = { sign, x: round(x), y: round(top + row * (size + GAP)) }
      x += widthOf(sign) * size + GAP
      return here
    })
  })
}

function largestOf(ways: Sign[][][], width: number, height: number, largest: number): [Sign[][], number] {
  const sizeOf = (lines: Sign[][]) => {
    let size = largest
    const fits = () =>
      lines.every((line) => lineWidth(line, size) <= width) && lines.length * (size + GAP) - GAP <= height
    while (size > SMALLEST && !fits()) size -= 0.5
    return size
  }
  let [best, size] = [ways[0]!, sizeOf(ways[0]!)]
  for (const lines of ways.slice(1)) if (sizeOf(lines) > size * WORTH) [best, size] = [lines, sizeOf(lines)]
  return [best, size]
}

/** At the break that an effect asks for; else one line, or two that come out most alike. */
function waysToBreak(signs: Sign[]): Sign[][][] {
  const at = signs.findIndex((sign) => sign.draw === 'break')
  const flat = signs.filter((sign) => sign.draw !== 'break')
  if (at > 0) return [[signs.slice(0, at), signs.slice(at + 1).filter((sign) => sign.draw !== 'break')]]
  if (flat.length < 2) return [[flat]]
  let best = 1
  const difference = (cut: number) => Math.abs(lineWidth(flat.slice(0, cut), 1) - lineWidth(flat.slice(cut), 1))
  for (let cut = 2; cut < flat.length; cut++) if (difference(cut) < difference(best)) best = cut
  return [[flat], [flat.slice(0, best), flat.slice(best)]]
}

const round = (value: number) => Math.round(value * 10) / 10
