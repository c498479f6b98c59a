import { expect, test } from 'vitest'
import { beside, type Box } from './beside'

const ROOM = { width: 1000, height: 700 }
const SIZE = { width: 336, height: 200 }
const at = (x: number, y: number, width = 40, height = 40): Box => ({ x, y, width, height })

test('it stands at the right of the thing, its pointer at the middle of it', () => {
  expect(beside(at(300, 300), SIZE, ROOM, [])).toEqual({ x: 352, y: 220, side: 'right', pointer: 100 })
})

test('near the right edge it stands at the left', () => {
  expect(beside(at(900, 300), SIZE, ROOM, [])).toMatchObject({ side: 'left', x: 552 })
})

test('near the lower edge it moves up, and the pointer stays with the thing', () => {
  expect(beside(at(300, 650), SIZE, ROOM, [])).toMatchObject({ side: 'right', y: 492, pointer: 178 })
})

test('it prefers the side without targets', () => {
  expect(beside(at(450, 300), SIZE, ROOM, [at(520, 310), at(600, 310)])).toMatchObject({ side: 'left' })
})

test('in a narrow room it stands below or above', () => {
  const narrow = { width: 400, height: 700 }
  expect(beside(at(180, 100), SIZE, narrow, [])).toMatchObject({ side: 'bottom' })
  expect(beside(at(180, 600), SIZE, narrow, [])).toMatchObject({ side: 'top' })
})

test('beside a thing that fills the room there is no place', () => {
  expect(beside(at(10, 10, 980, 680), SIZE, ROOM, [])).toBeNull()
})
