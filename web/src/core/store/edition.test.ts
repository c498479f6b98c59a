import { describe, expect, it } from 'vitest'
import { compareEditions, editionName, isOwn } from './edition'

const PACKAGED = 'd111c4aa00'
const CORRECTED = '0beef5bb11'
const plain = { version: 2, components: PACKAGED, packaged: PACKAGED }
const corrected = { version: 2, components: CORRECTED, packaged: PACKAGED }

describe('the edition of a table', () => {
  it('is named by its version and the first six digits of its data', () => {
    expect(editionName({ version: 2, components: PACKAGED })).toBe('2-d111c4')
  })

  it('is the current one, or an older one', () => {
    expect(compareEditions({ version: 2, components: PACKAGED }, plain)).toBe('current')
    expect(compareEditions({ version: 1, components: '847a45cc22' }, plain)).toBe('older')
    expect(compareEditions({ version: 1, components: PACKAGED }, plain), 'the same data by older rules').toBe('older')
  })

  it('may be from a file of the owner', () => {
    expect(isOwn({ version: 2, components: CORRECTED }, corrected)).toBe(true)
    expect(compareEditions({ version: 2, components: CORRECTED }, corrected)).toBe('current')
    expect(isOwn({ version: 2, components: PACKAGED }, corrected)).toBe(false)
    expect(compareEditions({ version: 2, components: PACKAGED }, corrected)).toBe('other')
  })

  it('is never taken for an own one because it is old', () => {
    expect(isOwn({ version: 1, components: '847a45cc22' }, plain)).toBe(false)
    expect(isOwn({ version: 1, components: '847a45cc22' }, corrected)).toBe(false)
  })
})
