/**
 * The browser's side of the lock-step, in Node: starts the packed Python as a worker does and prints the traces.
 *
 *     node scripts/lockstep.js OFFLINE [GAME SEATS SEED STEPS ITERATIONS] ...
 *
 * OFFLINE is the folder with `offline.json`; the first line says whether the rules are compiled.
 */
import { startPacked } from './packed.js'

const [offline, ...wanted] = process.argv.slice(2)
const python = await startPacked(offline)
const { trace } = python.pyimport('tabuleiro.local.trace')
const { is_compiled } = python.pyimport('tabuleiro.local.version')
console.log(is_compiled() ? 'compiled' : 'pure')
for (let i = 0; i < wanted.length; i += 5) {
  const [game, ...numbers] = wanted.slice(i, i + 5)
  const lines = trace(game, ...numbers.map(Number))
  for (const line of lines.toJs()) console.log(line)
  lines.destroy()
}
