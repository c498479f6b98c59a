import { expect, it } from 'vitest'
import { splitName } from './seat_name'

it.each([
  ['Médio 2', ['Médio', '2']],
  ['Ana Maria 12', ['Ana Maria', '12']],
  ['Beatriz', ['Beatriz', '']],
  ['R2', ['R2', '']],
  ['7', ['7', '']],
])('the number at the end of %s is what tells it apart', (name, parts) => {
  expect(splitName(name)).toEqual(parts)
})
