import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Box, Effect } from '../components'
import { figureHeight, OPS, readPhrase, setPhrase, signsOf, widthOf } from './phrase'

const DATA = readFileSync(
  join(import.meta.dirname, '../../../../../src/tabuleiro/games/coimbra/components.toml'),
  'utf8',
)
const box = { tiers: { spaces: [7, 10, 13], points: [5, 7, 10] } } as Box

describe('effects', () => {
  it('have a phrase for every op of the components', () => {
    const used = new Set([...DATA.matchAll(/\bop = "(\w+)"/g)].map((match) => match[1]!))
    expect(used.size).toBeGreaterThan(30)
    expect([...used].filter((op) => !OPS.has(op))).toEqual([])
  })

  it('are figures inside their resources', () => {
    expect(signsOf([{ op: 'gain', res: 'guards', n: 4 }], box)).toEqual([
      { draw: 'resource', resource: 'guards', figure: '4' },
    ])
  })

  it('say what is counted, then what it brings', () => {
    const effect: Effect = {
      op: 'gain_per',
      counter: 'cards_of_class',
      class: 'council',
      rewards: [
        { res: 'guards', n: 1 },
        { res: 'steps', n: 1 },
      ],
    }
    expect(signsOf([effect], box).map((sign) => sign.draw)).toEqual(['card', 'words', 'resource', 'resource'])
  })

  it('leave a question mark where nobody knows the op', () => {
    expect(signsOf([{ op: 'brand_new' }], box)).toEqual([{ draw: 'words', words: '?' }])
  })
})

describe('a phrase', () => {
  const long: Effect = {
    op: 'on_acquire',
    class: 'council',
    rewards: [
      { res: 'guards', n: 1 },
      { res: 'vp', n: 1 },
      { res: 'steps', n: 1 },
    ],
  }

  it('is as large as asked for when there is room', () => {
    expect(setPhrase(signsOf([{ op: 'task_fixed', vp: 9 }], box), 80, 45, 30)).toMatchObject({
      size: 30,
      signs: [{ x: 25, y: 7.5 }],
    })
  })

  it('takes two lines rather than small signs, and stays inside its box', () => {
    const { size, signs } = setPhrase(signsOf([long], box), 81, 44, 30)
    expect(new Set(signs.map(({ y }) => y)).size).toBe(2)
    for (const { sign, x, y } of signs) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + widthOf(sign) * size).toBeLessThanOrEqual(82)
      expect(y + size).toBeLessThanOrEqual(44.1)
    }
  })

  it('can be read in a panel, in one line or in two', () => {
    const [line, lines] = [true, false].map((isOneLine) => readPhrase(signsOf([long], box), isOneLine))
    for (const { size, signs, width, height } of [line!, lines!]) {
      expect(size * figureHeight('1')).toBeGreaterThanOrEqual(12)
      for (const { sign, x, y } of signs) {
        expect(x + widthOf(sign) * size).toBeLessThanOrEqual(width + 0.1)
        expect(y + size).toBeLessThanOrEqual(height)
      }
    }
    expect(lines!.width).toBeLessThan(line!.width)
  })

  it('breaks where the effect says so', () => {
    const cede: Effect = { op: 'opponents_cede', option_a: [{ res: 'guards', n: 1 }], option_b: [{ res: 'vp', n: 2 }] }
    const { signs } = setPhrase(signsOf([cede], box), 81, 44, 30)
    expect(signs[0]!.y).toBeLessThan(signs[1]!.y)
    expect(signs.some(({ sign }) => sign.draw === 'break')).toBe(false)
  })
})
