/**
 * The browser's side of the lock-step, in Node: starts the packed Python as a worker does and prints the traces.
 *
 *     node scripts/lockstep.js OFFLINE [GAME SEATS SEED STEPS ITERATIONS] ...
 *
 * OFFLINE is the folder with `offline.json`; the first line says whether the rules are compiled.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadPyodide } from 'pyodide'

const [offline, ...wanted] = process.argv.slice(2)
const { folder } = JSON.parse(readFileSync(join(offline, 'offline.json'), 'utf8'))
const made = join(offline, folder, 'python')
const python = await loadPyodide({ indexURL: made, stdLibURL: join(made, 'library.zip') })
python.FS.writeFile('/app.zip', readFileSync(join(made, 'app.zip')))
python.runPython('import sys, zipfile; zipfile.ZipFile("/app.zip").extractall("/app"); sys.path.insert(0, "/app")')
const { trace, is_compiled } = python.pyimport('tabuleiro.local.trace')
console.log(is_compiled() ? 'compiled' : 'pure')
for (let i = 0; i < wanted.length; i += 5) {
  const [game, ...numbers] = wanted.slice(i, i + 5)
  const lines = trace(game, ...numbers.map(Number))
  for (const line of lines.toJs()) console.log(line)
  lines.destroy()
}
