import { describe, expect, it } from 'vitest'
import { Names } from './names.svelte'

describe('names that come and go', () => {
  it('are those of the last time, and no others', () => {
    const names = new Names()
    expect(names.has('city:a')).toBe(false)
    names.renew(['city:a', 'city:b', 'city:a'])
    expect([...names]).toEqual(['city:a', 'city:b'])
    names.renew(['city:b', 'city:c'])
    expect(['city:a', 'city:b', 'city:c'].map((name) => names.has(name))).toEqual([false, true, true])
    expect(names.size).toBe(2)
  })

  it('come back', () => {
    const names = new Names()
    for (const now of [['city:a'], [], ['city:a']]) names.renew(now)
    expect(names.has('city:a')).toBe(true)
  })
})
