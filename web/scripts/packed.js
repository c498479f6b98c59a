/** Starts the packed Python in Node, as a browser's worker does. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadPyodide } from 'pyodide'
import { putData } from './data.js'

/** `offline` is the folder with `offline.json`. */
export async function startPacked(offline) {
  const { folder } = JSON.parse(readFileSync(join(offline, 'offline.json'), 'utf8'))
  const made = join(offline, folder, 'python')
  const python = await loadPyodide({ indexURL: made, stdLibURL: join(made, 'library.zip') })
  python.FS.writeFile('/app.zip', readFileSync(join(made, 'app.zip')))
  python.runPython('import sys, zipfile; zipfile.ZipFile("/app.zip").extractall("/app"); sys.path.insert(0, "/app")')
  const { libraries, data } = JSON.parse(readFileSync(join(made, 'beside.json'), 'utf8'))
  for (const name of libraries) python.FS.writeFile(`/app/${name}.so`, readFileSync(join(made, `${name}.wasm`)))
  putData(python.FS, data, readFileSync(join(made, 'data.bin')))
  return python
}
