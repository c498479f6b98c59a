import { expect, test } from 'vitest'
import { putLibraries, unpack, type Library, type Python } from './python'

/** `a/b.txt` with "ola" and an empty `c`, as Python's zipfile stores them. */
const ARCHIVE = Uint8Array.from(
  atob(
    'UEsDBBQAAAAAAAAAIQBqIDdPAwAAAAMAAAAHAAAAYS9iLnR4dG9sYVBLAwQUAAAAAAAAACEAAAAAAAAAAAAAAAAAAQAAAGNQSwECFAMUAAAAAAAAACEAaiA3TwMAAAADAAAABwAAAAAAAAAAAAAAgAEAAAAAYS9iLnR4dFBLAQIUAxQAAAAAAAAAIQAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAACAASgAAABjUEsFBgAAAAACAAIAZAAAAEcAAAAAAA==',
  ),
  (letter) => letter.charCodeAt(0),
)
/** The shortest program of WebAssembly: it does nothing. */
const PROGRAM = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0)

/** A file system as far as Pyodide's is used. */
function newDisk() {
  const [files, folders] = [new Map<string, Uint8Array>(), [] as string[]]
  const FS: Python['FS'] = {
    mkdirTree: (path) => void folders.push(path),
    readFile: (path) => files.get(path),
    writeFile: (path, data) => void files.set(path, data),
  }
  return { FS, files, folders }
}

test('files of the archive are put where Python finds them, and are not copied', () => {
  const { FS, files, folders } = newDisk()
  unpack(FS, ARCHIVE)
  expect([...files.keys()]).toEqual(['/app/a/b.txt', '/app/c'])
  expect(folders).toEqual(['/app/a', '/app'])
  expect(new TextDecoder().decode(files.get('/app/a/b.txt'))).toBe('ola')
  expect(files.get('/app/a/b.txt')!.buffer).toBe(ARCHIVE.buffer)
  expect(() => unpack(FS, ARCHIVE.subarray(0, -1))).toThrow('not whole')
})

test('a library is compiled when it is first loaded, and another worker gets it compiled', () => {
  const [luna, merv] = [new Blob(['luna']), new Blob(['merv'])]
  const libraries = new Map<string, Library>([
    ['luna', luna],
    ['merv', merv],
  ])
  const compiled: Blob[] = []
  const compile = (library: Blob) => {
    compiled.push(library)
    return new WebAssembly.Module(PROGRAM)
  }
  const [first, second] = [newDisk(), newDisk()]
  putLibraries(first.FS, libraries, compile)
  expect(first.files.get('/app/luna.so')).toHaveLength(0)
  const loaded = first.FS.readFile('/app/luna.so')
  expect(loaded).toBeInstanceOf(WebAssembly.Module)
  putLibraries(second.FS, libraries, compile)
  expect(second.FS.readFile('/app/luna.so')).toBe(loaded)
  expect(compiled).toEqual([luna])
  expect(libraries.get('merv')).toBe(merv)
})

test('any other file is read as ever', () => {
  const { FS, files } = newDisk()
  files.set('/app/other.so', PROGRAM)
  putLibraries(FS, new Map())
  expect(FS.readFile('/app/other.so')).toBe(PROGRAM)
  expect(FS.readFile('/app/luna.so')).toBeUndefined()
})
