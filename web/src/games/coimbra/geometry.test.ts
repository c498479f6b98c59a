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
  flagAt,
  HOLDER,
  onBoard,
  PHONE,
  poolAt,
  rectOf,
  rowAt,
  scoreAt,
  spaceY,
  WIDE,
} from './geometry'
import { chartOf } from './roads/chart'
import { publishedMap } from './roads/editions'

const DICE = ['gray', 'orange', 'purple', 'green']
  .flatMap((color) => [1, 2, 3].map((number) => `${color}_${number}`))
  .concat('white_1')
const chart = chartOf(publishedMap())

describe('the layout', () => {
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
  it('runs clockwise from the top left, and around again', () => {
    const [width, height] = WIDE.size
    expect(scoreAt(0, WIDE.size)).toEqual({ x: 11, y: 11 })
    expect(scoreAt(28, WIDE.size)).toEqual({ x: width - 11, y: 11 })
    expect(scoreAt(50, WIDE.size)).toEqual({ x: width - 11, y: height - 11 })
    expect(scoreAt(78, WIDE.size)).toEqual({ x: 11, y: height - 11 })
    expect(scoreAt(107, WIDE.size)).toEqual(scoreAt(7, WIDE.size))
    expect(scoreAt(-2, WIDE.size)).toEqual(scoreAt(98, WIDE.size))
  })
})

describe('an element', () => {
  const view = exampleView()

  it('is found where it is drawn', () => {
    const card = rectOf('card:cle_2b', view, WIDE, chart)
    expect(card).toEqual(rectOf('display:upper:1', view, WIDE, chart))
    expect(rectOf('die:white_1', view, WIDE, chart)).toMatchObject({ width: WIDE.pool.die })
    expect(rectOf('die:gray_2', view, WIDE, chart)!.y).toBeGreaterThan(rowAt('upper').y)
    expect(centreOf(rectOf('monastery:mon_1a', view, PHONE, chart)!)).toEqual(
      onBoard(PHONE.map, chart.places['m_i_1']!),
    )
    expect(rectOf('voyage:goa', view, WIDE, chart)).toEqual(rectOf('slot:0', view, WIDE, chart))
  })

  it('has no place on the board when it lies in a panel', () => {
    expect(rectOf('card:cou_1a', view, WIDE, chart)).toBeNull()
    expect(rectOf('resource:coins', view, WIDE, chart)).toBeNull()
  })
})

describe('the flags of the player order', () => {
  it('stand one under another, the first on top', () => {
    const places = [0, 1, 2, 3].map(flagAt)
    expect(new Set(places.map(({ x }) => x)).size).toBe(1)
    expect(places.map(({ y }) => y)).toEqual(places.map(({ y }) => y).toSorted((a, b) => a - b))
  })
})
