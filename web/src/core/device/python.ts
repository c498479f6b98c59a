/** Starts Python in a worker: Pyodide, the part of the standard library that is used, and our own packages. */

/** What we use of Pyodide. */
export interface Python {
  FS: { writeFile(path: string, data: Uint8Array): void; unlink(path: string): void }
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

/** Where the archive is unpacked. */
const UNPACK = 'import sys, zipfile; zipfile.ZipFile("/app.zip").extractall("/app"); sys.path.insert(0, "/app")'

/** `base` is the address of the folder with Pyodide and the archives. */
export async function startPython(base: string): Promise<Python> {
  const pyodide = (await import(/* @vite-ignore */ `${base}pyodide.mjs`)) as Pyodide
  const app = fetch(`${base}app.zip`).then((response) => {
    if (!response.ok) throw new Error(`app.zip: ${response.status}`)
    return response.arrayBuffer()
  })
  const python = await pyodide.loadPyodide({ indexURL: base, stdLibURL: `${base}library.zip` })
  python.FS.writeFile('/app.zip', new Uint8Array(await app))
  python.runPython(UNPACK)
  python.FS.unlink('/app.zip')
  return python
}
