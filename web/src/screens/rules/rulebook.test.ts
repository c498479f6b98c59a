import { expect, it } from 'vitest'
import type { ChapterResponse } from '../../core/wire/rest'
import { chapterOf } from './rulebook'

const chapter = (title: string, ...rules: string[]): ChapterResponse => ({
  title,
  level: 2,
  reference: false,
  blocks: rules.map((rule) => ({ rule, text: '', notes: [], reference: false, cited: [] })),
})

it('names the chapter that a rule stands in', () => {
  const chapters = [chapter('Set-up', 'CO-3.1'), chapter('Price of a card', 'CO-6.C4', 'CO-6.C5')]
  expect(chapterOf(chapters, 'CO-6.C5')).toBe('Price of a card')
  expect(chapterOf(chapters, 'CO-6.C')).toBeNull()
})
