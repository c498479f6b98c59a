/**
 * How fast a browser's Python runs the rules, in Node:
 *
 *     node scripts/rates.js OFFLINE SECONDS
 *
 * It runs bench/device_rates.py, the file that measures this machine's Python, too. Time is that of the processor, all
 * threads of Node together.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startPacked } from './packed.js'

const [offline, seconds] = process.argv.slice(2)
const measuring = join(import.meta.dirname, '../../bench/device_rates.py')

function processorSeconds() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

const python = await startPacked(offline)
python.FS.writeFile('/app/device_rates.py', readFileSync(measuring))
const { rates } = python.pyimport('device_rates')
console.log(rates(Number(seconds), processorSeconds))
