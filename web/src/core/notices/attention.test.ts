import { expect, it } from 'vitest'
import { Attention } from './attention'

/** As much of a page as can be looked at. */
function newPage() {
  const document = Object.assign(new EventTarget(), { hidden: false })
  return { document, page: Object.assign(new EventTarget(), { document }) as unknown as Window }
}

it('tells how long ago somebody last looked, in whole seconds', () => {
  let now = 5000
  const attention = new Attention(() => now)
  now += 61_900
  expect(attention.seconds()).toBe(61)
  attention.note()
  expect(attention.seconds()).toBe(0)
})

it('takes a key and a page that comes to the front for a look, and a page that goes away for none', () => {
  let now = 0
  const { document, page } = newPage()
  const attention = new Attention(() => now)
  attention.watch(page)
  now = 90_000
  page.dispatchEvent(new Event('keydown'))
  expect(attention.seconds()).toBe(0)
  now = 180_000
  document.hidden = true
  document.dispatchEvent(new Event('visibilitychange'))
  expect(attention.seconds()).toBe(90)
  document.hidden = false
  document.dispatchEvent(new Event('visibilitychange'))
  expect(attention.seconds()).toBe(0)
})
