/** Starts Python in a worker: Pyodide, the part of the standard library that is used, and our own packages. */
import { filesIn } from './archive/archive'
import { backByBlob, free, giveBack, readNow } from './archive/lent'

/** What we use of Pyodide. */
export interface Python {
  FS: {
    mkdirTree(path: string): void
    /** Of a library Pyodide takes a compiled one as well as its bytes. */
    readFile(path: string, options?: unknown): unknown
    /** `canOwn`: the data are kept as they are, and not copied. */
    writeFile(path: string, data: Uint8Array<ArrayBuffer>, options: { canOwn: boolean }): void
    lookupPath(path: string): { node: { usedBytes: number; contents: Uint8Array | null } }
  }
  /** The memory of WebAssembly, which grows and never shrinks. */
  _module: { HEAPU8: Uint8Array }
  runPython(code: string): unknown
  pyimport(module: string): unknown
}

/** Python, and what to call when most of what it imports was imported: the memory of its archives is free then. */
export interface Started {
  python: Python
  settle: () => void
}

/** An object of Python's: it is kept until it is destroyed. */
export interface Proxy {
  destroy(): void
}

interface Pyodide {
  loadPyodide(options: { indexURL: string; stdLibURL: string; fsInit(FS: Python['FS']): void }): Promise<Python>
}

/** A library as it lies in the browser, outside of the memory of workers; compiled, once somebody has loaded it. */
export type Library = Blob | WebAssembly.Module

/** The standard library, our packages as an archive of their code, the data by their paths, and the libraries by their names. */
export interface Packages {
  standard: Blob
  archive: Blob
  data: Map<string, Blob>
  libraries: Map<string, Library>
  /** Pyodide's own program. */
  program: WebAssembly.Module
}

/** The list of what lies beside the archive; the data lie one after another, with their sizes. */
interface Beside {
  libraries: string[]
  data: [path: string, size: number][]
}

/** Files by their paths. */
type Files = Map<string, Uint8Array<ArrayBuffer>>

/** Where our packages lie. */
const APP = '/app/'
/** The name of a library that not every game needs. */
const OF_A_GAME = /_games_/

async function fetched(address: string): Promise<Response> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response
}

const fetchBlob = async (address: string) => (await fetched(address)).blob()

/** `base` is the address of the folder with Pyodide, the archives and what lies beside them. */
export async function fetchPackages(base: string, compile = compileElsewhere): Promise<Packages> {
  const [standard, archive, data] = ['library.zip', 'app.zip', 'data.bin'].map((name) => fetchBlob(base + name))
  const { libraries: names, data: parts } = (await (await fetched(`${base}beside.json`)).json()) as Beside
  const libraries = new Map<string, Library>()
  const always = names.filter((name) => !OF_A_GAME.test(name))
  const compiling = compile(['pyodide.asm', ...always].map((name) => `${base}${name}.wasm`))
  for (const name of names) if (!always.includes(name)) libraries.set(name, await fetchBlob(`${base}${name}.wasm`))
  const [program, ...compiled] = await compiling
  always.forEach((name, i) => libraries.set(name, compiled[i]!))
  return {
    standard: await standard!,
    archive: await archive!,
    data: cut(await data!, parts),
    libraries,
    program: program!,
  }
}

/** Have programs compiled by a worker that ends after that. */
function compileElsewhere(addresses: string[]): Promise<WebAssembly.Module[]> {
  const worker = new Worker(new URL('./compile_worker.ts', import.meta.url), { type: 'module' })
  return new Promise<WebAssembly.Module[]>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<WebAssembly.Module[]>) => resolve(data)
    worker.onerror = ({ message }) => reject(new Error(message))
    worker.postMessage(addresses)
  }).finally(() => worker.terminate())
}

/** The parts of a blob by their names; none of them is read. */
export function cut(whole: Blob, parts: Beside['data']): Map<string, Blob> {
  let at = 0
  return new Map(parts.map(([name, size]) => [name, whole.slice(at, (at += size))]))
}

export async function startPython(base: string, coming: Promise<Packages>): Promise<Started> {
  const pyodide = (await import(/* @vite-ignore */ `${base}pyodide.mjs`)) as Pyodide
  handProgram(coming)
  const written: Files = new Map()
  const fsInit = (FS: Python['FS']) => ownFiles(FS, written)
  const starting = pyodide.loadPyodide({ indexURL: base, stdLibURL: `${base}library.zip`, fsInit })
  const [python, { standard, archive, data, libraries }] = await Promise.all([starting, coming])
  const code = unpack(python.FS, new Uint8Array(await archive.arrayBuffer()))
  for (const [path, file] of data) putFile(python.FS, APP + path, file)
  putLibraries(python.FS, libraries)
  python.runPython(`import sys; sys.path.insert(0, '${APP}')`)
  const library = new Map([...written].filter(([, { byteLength }]) => byteLength === standard.size))
  const lent: [Files, Blob][] = [
    [code, archive],
    [library, standard],
  ]
  const settle = () => {
    for (const [files, blob] of lent.splice(0)) giveBack(python.FS, files, blob)
  }
  return { python, settle }
}

/** Pyodide fetches and compiles its own program: give it the one that is compiled already. */
export function handProgram(coming: Promise<Pick<Packages, 'program'>>): void {
  const usual = WebAssembly.instantiateStreaming.bind(WebAssembly)
  WebAssembly.instantiateStreaming = async (response, imports) => {
    WebAssembly.instantiateStreaming = usual
    await (await response).body?.cancel()
    const { program } = await coming
    return { module: program, instance: await WebAssembly.instantiate(program, imports) }
  }
}

/** What Pyodide writes while it starts, its library, was fetched for that: it need not be copied. */
function ownFiles(FS: Python['FS'], written: Files): void {
  const writeFile = FS.writeFile.bind(FS)
  FS.writeFile = (path, data) => {
    written.set(path, data)
    writeFile(path, data, { canOwn: true })
  }
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'))

/** Put the files of an archive where Python finds them, and tell where that is. They stay parts of the archive's own memory. */
export function unpack(FS: Python['FS'], archive: Uint8Array<ArrayBuffer>): Files {
  const files: Files = new Map([...filesIn(archive)].map(([name, data]) => [APP + name, data]))
  for (const folder of new Set([...files.keys()].map(folderOf))) FS.mkdirTree(folder)
  for (const [path, data] of files) FS.writeFile(path, data, { canOwn: true })
  return files
}

/** Let Python find a file that stays where the browser keeps it. */
export function putFile(FS: Python['FS'], path: string, file: Blob, read = readNow): void {
  FS.mkdirTree(folderOf(path))
  FS.writeFile(path, new Uint8Array(), { canOwn: true })
  backByBlob(FS, path, file, read)
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
  const bytes = readNow(library)
  const compiled = new WebAssembly.Module(bytes)
  free(bytes)
  return compiled
}
