import { describe, expect, it } from 'vitest'
import type { Point } from '../../../core/board/point'
import type { Box } from '../components'
import { MAP_SIZE } from '../geometry'
import layout from '../layout.json'
import { chartOf } from './chart'
import { firstMap, publishedMap } from './editions'
import { stepKey } from './gates'

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
const ofKind = ({ nodes }: Box, kind: string) => nodes.filter((node) => node.kind === kind).map(({ id }) => id)

describe('the published map', () => {
  const box = publishedMap()
  const chart = chartOf(box)

  it('has a place for every node of the data, and no other', () => {
    expect(Object.keys(layout.places).toSorted()).toEqual(box.nodes.map(({ id }) => id).toSorted())
    expect(chart.isPublished).toBe(true)
  })

  it('runs every smooth line along a road', () => {
    const roads = new Set(box.roads.twoWay.map(([from, to]) => stepKey(from, to)))
    for (const chain of layout.chains.map((line) => line.split(' ')))
      for (const [i, node] of chain.slice(1).entries())
        expect(roads, `${chain[i]} ${node}`).toContain(stepKey(chain[i]!, node))
  })

  it('lies as the printed one does: its coast road in the west, the gates clockwise from the top left', () => {
    const { places } = chart
    const west = Math.min(
      ...ofKind(box, 'monastery')
        .filter((id) => id.startsWith('m_i_'))
        .map((id) => places[id]!.x),
    )
    for (let i = 1; i <= 7; i++) expect(places[`stop_ruby_w${i}`]!.x).toBeLessThan(west)
    expect(places['corner_nw']!.x).toBeLessThan(places['corner_ne']!.x)
    expect(places['corner_ne']!.y).toBeLessThan(places['corner_se']!.y)
    expect(places['corner_sw']!.x).toBeGreaterThan(MAP_SIZE[0] / 2 - 40)
  })

  it('draws one line from each gate, which ends in a T between two stops', () => {
    expect(chart.oneWays.map(({ gate }) => gate)).toEqual(['corner_nw', 'corner_sw', 'corner_se', 'corner_ne'])
    for (const [gate, end] of box.roads.oneWay) expect(chart.steps.has(stepKey(gate, end))).toBe(true)
  })
})

describe.each([
  ['published', publishedMap(), 24],
  ['first', firstMap(), 24],
] as const)('the %s map', (_, box, apart) => {
  const chart = chartOf(box)

  it('keeps its places inside the frame and apart', () => {
    const [width, height] = MAP_SIZE
    for (const [i, a] of box.nodes.entries()) {
      const at = chart.places[a.id]!
      expect(at.x > 8 && at.x < width - 8 && at.y > 8 && at.y < height - 8, a.id).toBe(true)
      for (const b of box.nodes.slice(i + 1))
        expect(distance(at, chart.places[b.id]!), `${a.id} ${b.id}`).toBeGreaterThan(apart)
    }
  })

  it('lays no ring under a tile', () => {
    for (const stop of ofKind(box, 'stopover'))
      for (const tile of ofKind(box, 'monastery')) {
        const [{ x, y }, middle] = [chart.places[stop]!, chart.places[tile]!]
        const isUnder = Math.abs(x - middle.x) < 37 * chart.tile && Math.abs(y - middle.y) < 21 * chart.tile
        expect(isUnder, `${stop} under ${tile}`).toBe(false)
      }
  })

  it('draws every road once, and knows the line of every step', () => {
    expect(chart.roads.length).toBe(box.roads.twoWay.length)
    for (const [from, to] of box.roads.twoWay)
      expect(chart.steps.get(stepKey(to, from))!.path).toMatch(/^M[\d.]+ [\d.]+/)
  })
})

it('tells an edition with another map by its own coordinates', () => {
  const chart = chartOf(firstMap())
  expect(chart.isPublished).toBe(false)
  expect(chart.oneWays.length).toBe(8)
})
