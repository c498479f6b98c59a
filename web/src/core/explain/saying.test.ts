import { expect, test } from 'vitest'
import type { SayingResponse } from '../wire/rest'
import { tellSaying } from './saying'

const part = (message: string, ...then: SayingResponse[]): SayingResponse => ({ message, arguments: {}, then })
const words: Record<string, string> = { lead: 'Brings:', favor: '1 favor', camel: '1 camel', 'effect-or': 'or' }
const text = (message: string) => words[message] ?? message

test('what leads to a list ends in a colon, and the parts are listed', () => {
  expect(tellSaying(part('lead', part('favor'), part('camel')), text)).toBe('Brings: 1 favor, 1 camel')
})

test('two alternatives are joined by their word alone', () => {
  expect(tellSaying(part('lead', part('favor'), part('effect-or'), part('camel')), text)).toBe(
    'Brings: 1 favor or 1 camel',
  )
})
