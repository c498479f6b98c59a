/** The country around Coimbra in the units of the map: coast, rivers, and the small signs of a hand-drawn chart. */
import type { Point } from '../../../core/board/point'
import { MAP_SIZE } from '../geometry'
import { point, through } from '../roads/curve'

type Sign = [number, number, number]
const points = (pairs: [number, number][]): Point[] => pairs.map(([x, y]) => ({ x, y }))
const [WIDTH] = MAP_SIZE

/** From the north to the Tejo and around the south. */
const COAST = points([
  [150, -26],
  [152, 16],
  [149, 54],
  [137, 87],
  [131, 125],
  [119, 158],
  [115, 210],
  [112, 243],
  [91, 264],
  [72, 287],
  [62, 318],
  [63, 351],
  [55, 378],
  [66, 400],
  [86, 408],
  [90, 424],
  [80, 441],
  [64, 457],
  [68, 483],
  [59, 514],
  [52, 549],
  [57, 587],
  [50, 622],
  [66, 643],
  [108, 650],
  [162, 645],
  [200, 652],
  [255, 645],
  [309, 654],
  [364, 648],
  [418, 657],
  [495, 650],
])
/** The shore of a map that is not the published one: only its flags stand in the sea. */
const PLAIN_COAST = points([
  [112, -26],
  [116, 60],
  [108, 150],
  [112, 230],
  [98, 330],
  [104, 430],
  [92, 540],
  [100, 690],
])

/** Coast, and the land that it bounds. */
function shore(coast: Point[]): { coast: string; land: string } {
  const line = through(coast)
  const end = coast.at(-1)!.y > 670 ? `L${WIDTH + 9} ${coast.at(-1)!.y}` : ''
  return { coast: line, land: `${line}${end}L${WIDTH + 9} -9L${point({ x: coast[0]!.x, y: -9 })}Z` }
}
export const PUBLISHED = shore(COAST)
export const PLAIN = shore(PLAIN_COAST)

/** Mondego, Tejo, Douro, each with its width. */
export const RIVERS: { path: string; width: number }[] = [
  {
    path: through(
      points([
        [113, 219],
        [137, 212],
        [159, 221],
        [211, 271],
        [235, 323],
        [260, 378],
        [309, 380],
        [347, 363],
        [375, 362],
        [424, 299],
        [451, 285],
        [505, 276],
      ]),
    ),
    width: 6,
  },
  {
    path: through(
      points([
        [88, 414],
        [108, 408],
        [137, 403],
        [168, 408],
        [211, 396],
        [235, 398],
        [287, 422],
        [315, 408],
        [347, 441],
        [407, 450],
        [435, 427],
        [505, 408],
      ]),
    ),
    width: 8,
  },
  {
    path: through(
      points([
        [150, 26],
        [178, 7],
        [222, 4],
        [277, 16],
        [309, 11],
      ]),
    ),
    width: 4,
  },
]

/** Meadows and high ground: centre, two radii, turn, colour. */
export const WASHES: [number, number, number, number, number, 'hill' | 'leaf'][] = [
  [342, 11, 230, 84, 4, 'hill'],
  [451, 219, 84, 190, -6, 'hill'],
  [277, 332, 160, 108, -8, 'leaf'],
  [157, 408, 124, 86, 10, 'leaf'],
  [407, 521, 142, 112, 20, 'leaf'],
  [189, 597, 190, 76, -4, 'hill'],
  [189, 181, 84, 108, 20, 'leaf'],
]

export const HILLS: Sign[] = [
  [222, 14, 0.8],
  [318, 22, 0.7],
  [358, 10, 0.9],
  [383, 16, 0.65],
  [462, 104, 0.9],
  [470, 122, 0.65],
  [314, 112, 0.9],
  [336, 119, 0.7],
  [430, 238, 0.85],
  [446, 254, 0.65],
  [468, 232, 0.75],
  [264, 140, 0.7],
]
export const TREES: Sign[] = [
  [231, 70, 1],
  [241, 77, 0.85],
  [420, 409, 1],
  [429, 416, 0.85],
  [470, 379, 1],
  [463, 387, 0.8],
  [298, 462, 1],
  [291, 471, 0.85],
  [220, 546, 1],
  [230, 551, 0.85],
  [150, 322, 1],
  [142, 329, 0.8],
  [206, 366, 0.9],
  [250, 218, 0.9],
  [467, 556, 1],
  [475, 566, 0.85],
  [459, 571, 0.8],
  [118, 330, 0.9],
  [322, 258, 1],
  [331, 251, 0.8],
  [338, 634, 0.9],
  [349, 631, 0.8],
  [456, 612, 1],
  [464, 620, 0.8],
  [106, 392, 0.85],
  [268, 250, 0.85],
]
export const VILLAGES: Sign[] = [
  [96, 326, 1],
  [98, 486, 1],
  [424, 569, 1],
  [304, 246, 1],
  [425, 374, 1],
  [246, 630, 1],
]
export const FIELDS: Sign[] = [
  [180, 551, 1],
  [428, 466, 1],
  [168, 478, 0.9],
  [128, 196, 0.9],
  [282, 628, 1],
]
export const WAVES: [number, number][] = [
  [10, 282],
  [64, 258],
  [22, 408],
  [8, 432],
  [12, 640],
  [40, 474],
  [28, 520],
  [150, 656],
  [260, 656],
  [400, 656],
]

/** The shape of a sign around its foot: commands with relative coordinates, after a start. */
type Shape = [start: Point, path: string][]
const at = (x: number, y: number, path: string): Shape[number] => [{ x, y }, path]
export const HILL: Shape = [at(-15, 0, 'q7 -15 13 -17q5 2 17 17')]
export const SLOPE: Shape = [at(-1, -15, 'q5 6 4 14'), at(4, -11, 'q4 5 5 10')]
export const TRUNK: Shape = [at(0, 0, 'v-6')]
export const CROWN: Shape = [at(-4.2, -9, 'a4.2 4.8 0 1 0 8.4 0a4.2 4.8 0 1 0 -8.4 0z')]
export const HOUSES: Shape = [at(-11, 1, 'v-5h8v5z'), at(-2, -3, 'v-5h8v5z'), at(6, 2, 'v-5h8v5z')]
export const ROOFS: Shape = [at(-12, -4, 'l5 -4 5 4z'), at(-3, -8, 'l5 -4 5 4z'), at(5, -3, 'l5 -4 5 4z')]
export const FIELD: Shape = [-16, -11, -6, -1, 4].map((x, i) => at(x, i * 1.5, 'l10 -9'))

/** One shape at every sign of a kind, as a single path: a browser draws that much faster than many. */
export function drawAll(signs: Sign[], shape: Shape): string {
  return signs
    .flatMap(([x, y, size]) =>
      shape.map(([start, path]) => `M${point({ x: x + start.x * size, y: y + start.y * size })}${scaled(path, size)}`),
    )
    .join('')
}

/** A relative path made larger or smaller; the flags of its arcs stay what they are. */
function scaled(path: string, size: number): string {
  return path.replaceAll(/([a-z])([^a-z]*)/g, (_, command: string, rest: string) => {
    const numbers = rest.trim().split(/\s+/).filter(Boolean).map(Number)
    const isFlag = (i: number) => command === 'a' && [2, 3, 4].includes(i % 7)
    return command + numbers.map((value, i) => (isFlag(i) ? value : Math.round(value * size * 10) / 10)).join(' ')
  })
}
