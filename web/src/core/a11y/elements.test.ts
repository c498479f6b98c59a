import { describe, expect, it } from 'vitest'
import { nameInCatalogue, nameOfTarget } from './elements'
import type { Arguments, DescribedAction } from '../game'

const MESSAGES: Record<string, string> = {
  'route-a_b': 'A to B',
  'yard-east': 'East yard',
  'place-pier': 'Pier',
  'action-take': 'Take the die',
}
const text = (message: string, _?: Arguments) => MESSAGES[message] ?? message
const take: DescribedAction = {
  id: 1,
  text: 'take 3',
  kind: 'take',
  seat: 0,
  elements: ['die:3'],
  message: 'action-take',
  arguments: {},
  preview: [],
  hands_over: false,
}

describe('names of elements', () => {
  it('come from the catalogue: in full, by the first part, by the kind of place', () => {
    expect(['route:a_b', 'yard:east:gate', 'pier:2'].map((element) => nameInCatalogue(element, text))).toEqual([
      'A to B',
      'East yard',
      'Pier',
    ])
  })

  it('are never raw ids where something can be done', () => {
    expect(nameInCatalogue('die:3', text)).toBeNull()
    expect(nameOfTarget('die:3', [take], text)).toBe('Take the die')
  })
})
