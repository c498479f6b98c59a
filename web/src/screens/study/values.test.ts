import { expect, it } from 'vitest'
import { placeOf, scaleEnd, valueName } from './values'

const text = (id: string) => `<${id}>`

it('says words of the game, numbers and spans', () => {
  expect(valueName('color-gray location-castle', text)).toBe('<color-gray>, <location-castle>')
  expect(valueName('4-6', text)).toBe('4–6')
  expect(valueName('11+', text)).toBe('11+')
})

it('keeps a share on its scale', () => {
  expect(placeOf(0.25, 0.5)).toBe(50)
  expect(placeOf(0.9, 0.5)).toBe(100)
  expect(placeOf(-0.1, 0.5)).toBe(0)
})

it('ends a scale at the next tenth', () => {
  expect(scaleEnd([0.31, 0.52])).toBe(0.6)
  expect(scaleEnd([])).toBe(0.1)
  expect(scaleEnd([1])).toBe(1)
})
