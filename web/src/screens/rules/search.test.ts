import { describe, expect, it } from 'vitest'
import type { ChapterResponse } from '../../core/wire/rest'
import { keptRules } from '../../core/testing/rules'
import { folded, isAnswered, meant, places, search } from './search'

const block = (rule: string, text: string) => ({ rule, text, notes: [], reference: false, cited: [] })
const chapters: ChapterResponse[] = [
  { title: 'Preparação', level: 2, reference: false, blocks: [block('CO-3.1', 'Mosteiros: 8 peças.')] },
  {
    title: 'Fase E',
    level: 3,
    reference: false,
    blocks: [block('CO-6.E1', 'A preparação acabou.'), block('CO-6.E10', 'Troca de **moedas**.')],
  },
]
const found = (wanted: string) => search(chapters, wanted).map(({ block: { rule } }) => rule)

describe('a search in the rules', () => {
  it('goes without accents and case', () => {
    expect(folded('Peças DO Clérigo')).toBe('pecas do clerigo')
    expect(found('PECAS')).toEqual(['CO-3.1'])
  })

  it('puts the rule with the ID first, then those that begin with it', () => {
    expect(found('co-6.e1')).toEqual(['CO-6.E1', 'CO-6.E10'])
    expect(found('co-6')).toEqual(['CO-6.E1', 'CO-6.E10'])
  })

  it('puts what a rule begins with before the chapter of that name', () => {
    expect(found('preparacao')).toEqual(['CO-6.E1', 'CO-3.1'])
  })

  it('finds words from their beginning, in the singular and the plural', () => {
    expect(found('mosteiro')).toEqual(['CO-3.1'])
    expect(found('moeda')).toEqual(['CO-6.E10'])
    expect(found('steiro')).toEqual([])
  })

  it('wants every word', () => {
    expect(found('troca moedas')).toEqual(['CO-6.E10'])
    expect(found('troca peixes')).toEqual([])
    expect(found('  ')).toEqual([])
  })

  it('tells where the words stand, whatever their accents', () => {
    expect(places('Ação e acao', 'acao')).toEqual([
      [0, 4],
      [7, 11],
    ])
  })
})

describe('what readers look for', () => {
  for (const { game, language, chapters, other, searches } of keptRules())
    it(`is among the first three rules: ${game}, ${language}`, () => {
      for (const [wanted, rule] of Object.entries(searches)) {
        const own = search(chapters, wanted)
        const hits = isAnswered(own) ? own : meant(chapters, other, wanted, own)
        const rules = hits.map(({ block }) => block.rule).filter(Boolean)
        expect(rules.slice(0, 3), wanted).toContain(rule)
      }
    })
})
