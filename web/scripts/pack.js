/**
 * Packs what a device needs to play without a server, by the Pyodide that will run it:
 *
 *     node scripts/pack.js SOURCES TARGET
 *
 * SOURCES holds the Python packages as they shall be imported; TARGET gets `app.zip`, the compiled libraries
 * and the data beside it, `library.zip` and Pyodide itself.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadPyodide } from 'pyodide'

const [sources, target] = process.argv.slice(2)
const pyodideFolder = join(import.meta.dirname, '../node_modules/pyodide')
const packing = join(import.meta.dirname, '../../scripts/packing')
/**
 * Pyodide makes an object and an entry of a table of each of its ten thousand functions, in case that a library asks for
 * its address. Those that a library asks for it finds without that: a start is shorter, and a worker takes 4 MB less.
 */
const EVERY = 'GOT[symName]||=new WebAssembly.Global({value:"i32",mutable:true});'
const WANTED = 'if(!GOT[symName])continue;'

mkdirSync(target, { recursive: true })
// Bytecode then says in which line a fault was, and not in which column: that is less to download.
const python = await loadPyodide({ indexURL: pyodideFolder, env: { PYTHONNODEBUGRANGES: '1' } })
for (const [inside, outside] of Object.entries({ '/app': sources, '/packing': packing, '/made': target })) {
  python.FS.mkdirTree(inside)
  python.mountNodeFS(inside, outside)
}
await python.runPythonAsync(`
import sys
from pathlib import Path
sys.path[:0] = ["/app", "/packing"]
import pack
await pack.exercise()
library = next(path for path in sys.path if path.endswith(".zip"))
pack.pack(Path("/app"), Path("/made/app.zip"), pack.is_code)
pack.put_beside(Path("/app"), Path("/made"))
pack.pack_library(Path(library), Path("/made/library.zip"))
`)
for (const file of ['pyodide.mjs', 'pyodide.asm.wasm']) copyFileSync(join(pyodideFolder, file), join(target, file))
const linker = readFileSync(join(pyodideFolder, 'pyodide.asm.js'), 'utf8')
if (linker.split(EVERY).length !== 2) throw new Error('Pyodide links in another way')
writeFileSync(join(target, 'pyodide.asm.js'), linker.replace(EVERY, WANTED))
const { info } = JSON.parse(readFileSync(join(pyodideFolder, 'pyodide-lock.json'), 'utf8'))
writeFileSync(join(target, 'pyodide-lock.json'), JSON.stringify({ info, packages: {} }))
