import { describe, expect, it } from 'vitest'
import type { DescribedAction } from '../../game'
import { button, Marks } from './marks.svelte'

const action: DescribedAction = {
  id: 1,
  text: 'a',
  kind: 'a',
  seat: 0,
  elements: ['city:a', 'office:a:0'],
  message: 'm',
  arguments: {},
  preview: [],
  hands_over: false,
}
const marks = new Marks()
marks.offer([action])
marks.point('city:a', 'city:b')
marks.tell([{ kind: 'k', seat: 0, elements: ['city:b'], arguments: {} }])

describe('marks.svelte', () => {
  it('say what can be done, is picked, pointed at and was done', () => {
    expect(marks.of('city:a').split(' ')).toEqual(['can', 'picked'])
    expect(marks.of('city:b').trim().split(' ')).toEqual(['hovered', 'last'])
    expect(marks.of('city:c')).toBe('')
  })

  it('let the board know better', () => {
    expect(marks.of('space:a:0', true)).toBe('can')
    expect(marks.of('city:a', false)).not.toContain('can')
  })

  it('make buttons only of what can be used', () => {
    expect(button(true, 'Found')).toMatchObject({ role: 'button', 'aria-label': 'Found' })
    expect(button(false, 'Found')).toEqual({ 'aria-hidden': 'true' })
  })
})
