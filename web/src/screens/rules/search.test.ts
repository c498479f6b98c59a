import { describe, expect, it } from 'vitest'
import type { ChapterResponse } from '../../core/wire/rest'
import { folded, places, search } from './search'

const block = (rule: string, text: string) => ({ rule, text, notes: [], reference: false })
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

  it('puts the chapter of that name before texts that mention it', () => {
    expect(found('preparacao')).toEqual(['CO-3.1', 'CO-6.E1'])
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
