/** Starts Python in a worker: Pyodide, the part of the standard library that is used, and our own packages. */
import { filesIn } from './archive'

/** What we use of Pyodide. */
export interface Python {
  FS: {
    mkdirTree(path: string): void
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

/** Where our packages lie. */
const APP = '/app/'

/** `base` is the address of the folder with Pyodide and the archives. */
export async function startPython(base: string): Promise<Python> {
  const pyodide = (await import(/* @vite-ignore */ `${base}pyodide.mjs`)) as Pyodide
  const app = fetch(`${base}app.zip`).then((response) => {
    if (!response.ok) throw new Error(`app.zip: ${response.status}`)
    return response.arrayBuffer()
  })
  const python = await pyodide.loadPyodide({ indexURL: base, stdLibURL: `${base}library.zip` })
  const folders = new Set<string>()
  for (const [name, data] of filesIn(new Uint8Array(await app))) {
    const path = APP + name
    const folder = path.slice(0, path.lastIndexOf('/'))
    if (!folders.has(folder)) python.FS.mkdirTree(folder)
    folders.add(folder)
    python.FS.writeFile(path, data, { canOwn: true })
  }
  python.runPython(`import sys; sys.path.insert(0, '${APP}')`)
  return python
}
