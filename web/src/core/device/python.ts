/** Starts Python in a worker: Pyodide, the part of the standard library that is used, and our own packages. */
import { filesIn } from './archive'

/** What we use of Pyodide. */
export interface Python {
  FS: {
    mkdirTree(path: string): void
    /** Of a library Pyodide takes a compiled one as well as its bytes. */
    readFile(path: string, options?: unknown): unknown
    /** `canOwn`: the data are kept as they are, and not copied. */
    writeFile(path: string, data: Uint8Array, options: { canOwn: boolean }): void
  }
  /** The memory of WebAssembly, which grows and never shrinks. */
  _module: { HEAPU8: Uint8Array }
  runPython(code: string): unknown
  pyimport(module: string): unknown
}

/** An object of Python's: it is kept until it is destroyed. */
export interface Proxy {
  destroy(): void
}

interface Pyodide {
  loadPyodide(options: { indexURL: string; stdLibURL: string }): Promise<Python>
}

/** A library as it lies in the browser, outside of the memory of workers; compiled, once somebody has loaded it. */
export type Library = Blob | WebAssembly.Module

/** Our packages: an archive of all that is small, and the libraries by their names. */
export interface Packages {
  archive: Blob
  libraries: Map<string, Library>
}

/** What a worker reads a blob with while Python waits. */
declare class FileReaderSync {
  readAsArrayBuffer(blob: Blob): ArrayBuffer
}

/** Where our packages lie. */
const APP = '/app/'

async function fetched(address: string): Promise<Response> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response
}

const fetchBlob = async (address: string) => (await fetched(address)).blob()

/** `base` is the address of the folder with Pyodide, the archives and the libraries, of which a list is there. */
export async function fetchPackages(base: string): Promise<Packages> {
  const archive = fetchBlob(`${base}app.zip`)
  const names = (await (await fetched(`${base}libraries.json`)).json()) as string[]
  const libraries = await Promise.all(names.map((name) => fetchBlob(`${base}${name}.wasm`)))
  return { archive: await archive, libraries: new Map(libraries.map((library, i) => [names[i]!, library])) }
}

export async function startPython(base: string, packages: Promise<Packages>): Promise<Python> {
  const pyodide = (await import(/* @vite-ignore */ `${base}pyodide.mjs`)) as Pyodide
  const starting = pyodide.loadPyodide({ indexURL: base, stdLibURL: `${base}library.zip` })
  const [python, { archive, libraries }] = await Promise.all([starting, packages])
  unpack(python.FS, new Uint8Array(await archive.arrayBuffer()))
  putLibraries(python.FS, libraries)
  python.runPython(`import sys; sys.path.insert(0, '${APP}')`)
  return python
}

/** Put the files of an archive where Python finds them. They stay parts of the archive's own memory. */
export function unpack(FS: Python['FS'], archive: Uint8Array): void {
  const folders = new Set<string>()
  for (const [name, data] of filesIn(archive)) {
    const path = APP + name
    const folder = path.slice(0, path.lastIndexOf('/'))
    if (!folders.has(folder)) FS.mkdirTree(folder)
    folders.add(folder)
    FS.writeFile(path, data, { canOwn: true })
  }
}

/**
 * Let Python find the libraries: it sees empty files, and gets what was compiled when it loads one. What is compiled here
 * stays among the libraries, so that another worker that gets them need neither read nor compile it.
 */
export function putLibraries(FS: Python['FS'], libraries: Packages['libraries'], compile = compileNow): void {
  const places = new Map([...libraries.keys()].map((name) => [`${APP}${name}.so`, name]))
  for (const path of places.keys()) FS.writeFile(path, new Uint8Array(), { canOwn: true })
  const readFile = FS.readFile.bind(FS)
  FS.readFile = (path, options) => {
    const name = places.get(path)
    if (name === undefined) return readFile(path, options)
    const found = libraries.get(name)!
    const library = found instanceof Blob ? compile(found) : found
    libraries.set(name, library)
    return library
  }
}

/** Python waits for a library that it imports. */
function compileNow(library: Blob): WebAssembly.Module {
  return new WebAssembly.Module(new FileReaderSync().readAsArrayBuffer(library))
}
