import { describe, expect, it } from 'vitest'
import type { DescribedAction, Text } from '../game'
import { elementLabel } from './labels'
import { meantBy } from './meaning'

const action = (kind: string, ...elements: string[]): DescribedAction => ({
  id: 1,
  text: kind,
  kind,
  seat: 0,
  elements,
  message: `action-${kind}`,
  arguments: {},
  preview: [],
  hands_over: false,
})
const move = action('move', 'island:shrine', 'island:herbs')
const back = action('move', 'island:tide', 'island:herbs')
const promote = action('promote', 'stone:28')
const legal = [move, back, promote, promote]

describe('an element', () => {
  it('means the only action that names it first', () => {
    expect(meantBy('island:shrine', [...legal, action('move', 'island:tide', 'island:shrine')])).toBe(move)
  })

  it('means the only action that touches it', () => {
    expect(meantBy('island:herbs', [move, promote])).toBe(move)
  })

  it('means nothing while there is a choice', () => {
    expect(meantBy('island:herbs', legal)).toBeUndefined()
    expect(meantBy('stone:28', legal)).toBeUndefined()
    expect(meantBy(null, legal)).toBeUndefined()
  })

  it('may mean any action of one kind', () => {
    expect(meantBy('stone:28', legal, true)).toBe(promote)
    expect(meantBy('stone:28', [...legal, action('sanctify', 'stone:28')], true)).toBeUndefined()
  })
})

describe('the name of an element', () => {
  const text: Text = (message) => message

  it('tells its content, then every kind of choice once', () => {
    expect(elementLabel('Stone 28', legal, 'stone:28', text)).toBe('Stone 28; web-can kind-promote')
  })

  it('is its content alone where nothing can be done', () => {
    expect(elementLabel('Stone 9', legal, 'stone:9', text)).toBe('Stone 9')
  })
})
