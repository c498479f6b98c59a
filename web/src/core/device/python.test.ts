import { expect, test, vi } from 'vitest'
import { cut, fetchPackages, handProgram, putFile, putLibraries, unpack, type Library, type Python } from './python'

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
  const nodes: Record<string, ReturnType<Python['FS']['lookupPath']>['node']> = {}
  const FS: Python['FS'] = {
    mkdirTree: (path) => void folders.push(path),
    readFile: (path) => files.get(path),
    writeFile: (path, data) => void files.set(path, data),
    lookupPath: (path) => ({ node: (nodes[path] ??= { usedBytes: 0, contents: null }) }),
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

test('data stay in the browser until they are read: Python sees how large they are', async () => {
  const { FS, folders } = newDisk()
  const data = cut(new Blob(['olamundo']), [
    ['a/b.txt', 3],
    ['c', 5],
  ])
  expect(await data.get('c')!.text()).toBe('mundo')
  const read = vi.fn(() => new TextEncoder().encode('ola').buffer)
  putFile(FS, '/app/a/b.txt', data.get('a/b.txt')!, read)
  const { node } = FS.lookupPath('/app/a/b.txt')
  expect([folders, node.usedBytes, read.mock.calls]).toEqual([['/app/a'], 3, []])
  expect(new TextDecoder().decode(node.contents!)).toBe('ola')
  expect(node.contents).toBe(node.contents)
  expect(read).toHaveBeenCalledExactlyOnceWith(data.get('a/b.txt'))
})

test('Pyodide is given its own program compiled, and does not fetch it', async () => {
  const usual = WebAssembly.instantiateStreaming
  const [compile, cancel] = [vi.fn(), vi.fn()]
  const program = new WebAssembly.Module(PROGRAM)
  try {
    WebAssembly.instantiateStreaming = compile
    handProgram(Promise.resolve({ program }))
    const made = await WebAssembly.instantiateStreaming({ body: { cancel } } as unknown as Response)
    expect(made).toEqual({ module: program, instance: expect.any(WebAssembly.Instance) as unknown })
    expect(cancel).toHaveBeenCalledOnce()
    void WebAssembly.instantiateStreaming(new Response())
    expect(compile).toHaveBeenCalledOnce() // whoever comes later compiles as ever
  } finally {
    WebAssembly.instantiateStreaming = usual
  }
})

test('what every game needs is compiled at once, and a library of one game stays as it is', async () => {
  const beside = { libraries: ['core', 'tabuleiro_games_luna', 'tabuleiro_games_merv'], data: [['a.txt', 3]] }
  const files: Record<string, BodyInit> = { 'beside.json': JSON.stringify(beside), 'data.bin': 'ola', 'app.zip': '' }
  vi.stubGlobal('fetch', (address: string) => Promise.resolve(new Response(files[address.slice(3)] ?? address)))
  const program = new WebAssembly.Module(PROGRAM)
  const compile = vi.fn(() => Promise.resolve([program, program]))
  const { data, libraries } = await fetchPackages('/p/', compile)
  vi.unstubAllGlobals()
  expect(compile).toHaveBeenCalledWith(['/p/pyodide.asm.wasm', '/p/core.wasm'])
  expect(libraries.get('core')).toBe(program)
  expect(await (libraries.get('tabuleiro_games_merv') as Blob).text()).toBe('/p/tabuleiro_games_merv.wasm')
  expect(await data.get('a.txt')!.text()).toBe('ola')
})
