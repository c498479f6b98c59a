import { describe, expect, it } from 'vitest'
import type { ChoiceResponse, FieldResponse, FormResponse, ProblemResponse } from '../../core/wire/rest'
import { fieldOf, fieldsTo, mendOf, pressed, valueAt } from './values'

const said = { message: 'm', arguments: {} }
const field = (path: string, kind: FieldResponse['kind'], more: Partial<FieldResponse> = {}): FieldResponse => ({
  path,
  kind,
  label: said,
  group: said,
  choices: null,
  low: 0,
  high: 9,
  element: '',
  home: '',
  ...more,
})
const choice = (value: ChoiceResponse['value'], home = '', element = ''): ChoiceResponse => ({
  message: 'm',
  arguments: { piece: String(value) },
  value,
  home,
  element,
})
const red = choice('0 trader', 'players[0].stock')
const form: FormResponse = {
  fields: [
    field('spaces[0]', 'place', { choices: 0, element: 'space:0' }),
    field('players[0].stock', 'count'),
    field('players[0].near', 'count', { element: 'island', home: 'players[0].stock', high: 2 }),
    field('players[0].pilgrim', 'place', { choices: 1 }),
  ],
  choices: [[red, choice('1 trader')], [choice('north', '', 'node:north')]],
}
const position = { spaces: [null], players: [{ stock: 4, near: 1, pilgrim: 'north' }] }
const problem = (paths: string[], args: ProblemResponse['arguments'] = {}): ProblemResponse => ({
  message: 'problem-x',
  arguments: args,
  rule: 'HT-1',
  paths,
  elements: [],
})

describe('the fields of a position', () => {
  it('are read by their paths', () => {
    expect(valueAt(position, 'players[0].stock')).toBe(4)
    expect(valueAt(position, 'spaces[0]')).toBe(null)
    expect(valueAt(position, 'nowhere[3].at')).toBe(undefined)
  })

  it('take what is picked, and give it back at the second press', () => {
    expect(pressed(form, position, 'space:0', red)).toEqual({ path: 'spaces[0]', value: '0 trader' })
    const after = { ...position, spaces: ['0 trader'] }
    expect(pressed(form, after, 'space:0', red)).toEqual({ path: 'spaces[0]', value: null })
    expect(pressed(form, after, 'space:0', null)).toEqual({ path: 'spaces[0]', value: null })
    expect(pressed(form, position, 'space:0', null)).toBe(null)
  })

  it('count what comes from the same home, up to their limit', () => {
    expect(pressed(form, position, 'island', red)).toEqual({ path: 'players[0].near', value: 2 })
    const full = { ...position, players: [{ stock: 3, near: 2 }] }
    expect(pressed(form, full, 'island', red)).toBe(null)
    expect(pressed(form, position, 'elsewhere', red)).toBe(null)
  })

  it('are found by the place that they can be set to', () => {
    expect(fieldsTo(form, 'node:north').map(({ field: { path } }) => path)).toEqual(['players[0].pilgrim'])
  })

  it('are found by a problem, which says what would mend it', () => {
    expect(fieldOf(form, problem(['players[0]']))?.path).toBe('players[0].stock')
    expect(fieldOf(form, problem(['nowhere']))).toBe(undefined)
    const wrong = problem(['players[0].stock'], { count: 27, owned: 26 })
    expect(mendOf(form, position, wrong)).toEqual({ path: 'players[0].stock', value: 3 })
    expect(mendOf(form, { ...position, players: [{ stock: 0 }] }, wrong)).toBe(null)
    expect(mendOf(form, position, problem(['players[0].stock']))).toBe(null)
  })
})
