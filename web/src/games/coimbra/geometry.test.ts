import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { exampleView } from './example'
import type { Point } from '../../core/board/point'
import {
  boxesOf,
  centreOf,
  columnAt,
  diceAt,
  disksAt,
  distressAt,
  HOLDER,
  nodeAt,
  onBoard,
  PHONE,
  poolAt,
  rectOf,
  rowAt,
  scoreAt,
  spaceY,
  WIDE,
} from './geometry'
import layout from './layout.json'

const DATA = readFileSync(join(import.meta.dirname, '../../../../src/tabuleiro/games/coimbra/components.toml'), 'utf8')
const DICE = ['gray', 'orange', 'purple', 'green']
  .flatMap((color) => [1, 2, 3].map((number) => `${color}_${number}`))
  .concat('white_1')
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

describe('the layout', () => {
  it('has a place for every node of the map, and no other', () => {
    const nodes = [...DATA.matchAll(/\[\[map_node\]\]\nid = "(\w+)"/g)].map((match) => match[1]!)
    expect(Object.keys(layout.nodes).toSorted()).toEqual(nodes.toSorted())
  })

  it('keeps nodes so far apart that a fingertip tells them', () => {
    const nodes = Object.keys(layout.nodes)
    for (const [i, a] of nodes.entries())
      for (const b of nodes.slice(i + 1)) expect(distance(nodeAt(a), nodeAt(b)), `${a} ${b}`).toBeGreaterThan(40)
  })

  it.each([
    ['wide', WIDE],
    ['phone', PHONE],
  ] as const)('gives every die of the %s pool its own place inside the tray', (_, at) => {
    const [x, y, width, height] = at.pool.box as [number, number, number, number]
    const places = DICE.map((die) => poolAt(at, die))
    expect(new Set(places.map((place) => `${place.x} ${place.y}`)).size).toBe(DICE.length)
    for (const place of places) {
      expect(place.x - at.pool.die / 2).toBeGreaterThan(x)
      expect(place.x + at.pool.die / 2).toBeLessThan(x + width)
      expect(place.y - at.pool.die / 2).toBeGreaterThan(y)
      expect(place.y + at.pool.die / 2).toBeLessThan(y + height)
    }
  })

  it('draws phone targets at least 44 pixels large', () => {
    const readable = 0.86
    expect(PHONE.pool.pitch * readable).toBeGreaterThanOrEqual(44)
    expect(columnAt('upper', 1).width * PHONE.city[2] * readable).toBeGreaterThanOrEqual(44)
  })
})

describe('a row of the city', () => {
  it('keeps any number of dice inside, and off the distress action', () => {
    for (const count of [1, 4, 12]) {
      for (const { x } of diceAt('upper', count, true, true)) {
        expect(x).toBeGreaterThan(rowAt('upper').x)
        expect(x + HOLDER.width).toBeLessThanOrEqual(distressAt('upper').x)
      }
    }
  })

  it('has its cards side by side inside', () => {
    const { x, width } = columnAt('lower', 4)
    expect(x + width).toBeLessThanOrEqual(rowAt('lower').x + rowAt('lower').width)
    expect(columnAt('lower', 2).x).toBeGreaterThan(columnAt('lower', 1).x + width)
  })
})

describe('an influence track', () => {
  const boxes = boxesOf(
    [
      [0, 0],
      [1, 3],
      [4, 6],
    ],
    1,
  )

  it('rises from the lowest box to the highest', () => {
    expect(boxes.map(({ from }) => from)).toEqual([4, 1, 0])
    expect(spaceY(boxes[0]!, 6)).toBeLessThan(spaceY(boxes[0]!, 4))
    expect(spaceY(boxes[0]!, 4)).toBeLessThan(spaceY(boxes[1]!, 3))
  })

  it('has the first disk of a space on the left', () => {
    const [first, second] = disksAt(boxes[1]!, 2, 4) as [Point, Point]
    expect(first.x).toBeLessThan(second.x)
  })
})

describe('the score track', () => {
  it('runs clockwise from the bottom left, and around again', () => {
    const [width, height] = WIDE.size
    expect(scoreAt(0, WIDE.size)).toEqual({ x: 11, y: height - 11 })
    expect(scoreAt(22, WIDE.size)).toEqual({ x: 11, y: 11 })
    expect(scoreAt(50, WIDE.size)).toEqual({ x: width - 11, y: 11 })
    expect(scoreAt(107, WIDE.size)).toEqual(scoreAt(7, WIDE.size))
    expect(scoreAt(-2, WIDE.size)).toEqual(scoreAt(98, WIDE.size))
  })
})

describe('an element', () => {
  const view = exampleView()

  it('is found where it is drawn', () => {
    const card = rectOf('card:cle_2b', view, WIDE)
    expect(card).toEqual(rectOf('display:upper:1', view, WIDE))
    expect(rectOf('die:white_1', view, WIDE)).toMatchObject({ width: WIDE.pool.die })
    expect(rectOf('die:gray_2', view, WIDE)!.y).toBeGreaterThan(rowAt('upper').y)
    expect(centreOf(rectOf('monastery:mon_1a', view, PHONE)!)).toEqual(onBoard(PHONE.map, nodeAt('m_i_1')))
    expect(rectOf('voyage:goa', view, WIDE)).toEqual(rectOf('slot:0', view, WIDE))
  })

  it('has no place on the board when it lies in a panel', () => {
    expect(rectOf('card:cou_1a', view, WIDE)).toBeNull()
    expect(rectOf('resource:coins', view, WIDE)).toBeNull()
  })
})
