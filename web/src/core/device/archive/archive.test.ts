import { expect, test } from 'vitest'
import { filesIn } from './archive'

/** `a/b.txt` with "ola" and an empty `c`, as Python's zipfile stores them. */
const STORED = Uint8Array.from(
  atob(
    'UEsDBBQAAAAAAAAAIQBqIDdPAwAAAAMAAAAHAAAAYS9iLnR4dG9sYVBLAwQUAAAAAAAAACEAAAAAAAAAAAAAAAAAAQAAAGNQSwECFAMUAAAAAAAAACEAaiA3TwMAAAADAAAABwAAAAAAAAAAAAAAgAEAAAAAYS9iLnR4dFBLAQIUAxQAAAAAAAAAIQAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAACAASgAAABjUEsFBgAAAAACAAIAZAAAAEcAAAAAAA==',
  ),
  (letter) => letter.charCodeAt(0),
)

test('the files of an archive are parts of its own memory', () => {
  const files = filesIn(STORED)
  expect([...files.keys()]).toEqual(['a/b.txt', 'c'])
  expect(new TextDecoder().decode(files.get('a/b.txt'))).toBe('ola')
  expect(files.get('a/b.txt')!.buffer).toBe(STORED.buffer)
  expect(files.get('c')!.length).toBe(0)
})

test('an archive that is cut off, or compressed, is refused', () => {
  expect(() => filesIn(STORED.subarray(0, -1))).toThrow('not whole')
  expect(() => filesIn(new Uint8Array(3))).toThrow('not whole')
  const compressed = STORED.slice()
  compressed[71 + 10] = 8
  expect(() => filesIn(compressed)).toThrow('compressed')
})
