/** The maps of all editions for tests, read from the data of the game: the newest and those that are kept. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Box, MapNode } from '../components'

const FOLDER = join(import.meta.dirname, '../../../../../src/tabuleiro/games/coimbra')

/** As much of a box as a chart needs. The page has no reader for TOML; this one knows the lines of a map alone. */
function readMap(path: string): Box {
  const text = readFileSync(join(FOLDER, path), 'utf8')
  const nodes = text
    .split('[[map_node]]')
    .slice(1)
    .map((entry): MapNode => {
      const field = (name: string) => new RegExp(`^${name} = "?([^"\\n]+?)"?\\s*(#.*)?$`, 'm').exec(entry)?.[1] ?? ''
      const kind = field('kind') as MapNode['kind']
      return { id: field('id'), kind, road_color: field('road_color'), x: Number(field('x')), y: Number(field('y')) }
    })
  const list = (name: string) => new RegExp(`^${name} = \\[\\n((?: +\\[.*\\n)+)`, 'm').exec(text)?.[1] ?? ''
  const rows = (name: string) =>
    [...list(name).matchAll(/^ +\[(.*?)\]/gm)].map((row) => row[1]!.replaceAll('"', '').split(', '))
  const roads = { oneWay: rows('one_way') as [string, string][], twoWay: rows('two_way') as [string, string, string][] }
  return { nodes, roads } as Box
}

export const publishedMap = (): Box => readMap('components.toml')
export const firstMap = (): Box =>
  readMap(`editions/${readdirSync(join(FOLDER, 'editions')).find((name) => name.startsWith('1-'))!}`)
