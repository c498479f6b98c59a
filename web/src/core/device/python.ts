/** Starts Python in a worker: Pyodide, the part of the standard library that is used, and our own packages. */
import { filesIn } from './archive'

/** What we use of Pyodide. */
export interface Python {
  FS: {
    filesystems: { WORKERFS: unknown }
    mkdirTree(path: string): void
    /** Files that are read from where they lie whenever somebody asks for them, and are not held in memory. */
    mount(kind: unknown, options: { blobs: { name: string; data: Blob }[] }, path: string): void
    symlink(to: string, path: string): void
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

/** Where our packages lie, and the libraries in them. */
const APP = '/app/'
const LIBRARIES = '/libraries/'
/** A library beside the packages. The small ones inside of packages are kept with the sources. */
const LIBRARY = /^\w+\.so$/

/** Our packages as one archive, which the browser keeps outside of the memory of workers. */
export async function fetchPackages(base: string): Promise<Blob> {
  const response = await fetch(`${base}app.zip`)
  if (!response.ok) throw new Error(`app.zip: ${response.status}`)
  return response.blob()
}

/** `base` is the address of the folder with Pyodide and the archives. */
export async function startPython(base: string, packages: Promise<Blob>): Promise<Python> {
  const pyodide = (await import(/* @vite-ignore */ `${base}pyodide.mjs`)) as Pyodide
  const starting = pyodide.loadPyodide({ indexURL: base, stdLibURL: `${base}library.zip` })
  const [python, archive] = await Promise.all([starting, packages])
  await unpack(python.FS, archive)
  python.runPython(`import sys; sys.path.insert(0, '${APP}')`)
  return python
}

/**
 * Put the packages where Python finds them. A library is read once, when it is first wanted, and is most of the archive:
 * it stays there. All else is small, and is copied so that the archive need not be held.
 */
export async function unpack(FS: Python['FS'], archive: Blob): Promise<void> {
  const bytes = await archive.arrayBuffer()
  const [folders, blobs] = [new Set<string>(), [] as { name: string; data: Blob }[]]
  for (const [name, data] of filesIn(new Uint8Array(bytes))) {
    const path = APP + name
    const folder = path.slice(0, path.lastIndexOf('/'))
    if (!folders.has(folder)) FS.mkdirTree(folder)
    folders.add(folder)
    if (LIBRARY.test(name)) {
      blobs.push({ name, data: archive.slice(data.byteOffset, data.byteOffset + data.length) })
      FS.symlink(LIBRARIES + name, path)
    } else FS.writeFile(path, data.slice(), { canOwn: true })
  }
  FS.mkdirTree(LIBRARIES)
  FS.mount(FS.filesystems.WORKERFS, { blobs }, LIBRARIES)
  const given = bytes as { transfer?: (size: number) => unknown }
  given.transfer?.(0) // its memory is free at once, in browsers that can do that
}
