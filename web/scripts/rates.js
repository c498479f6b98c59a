/**
 * How fast a browser's Python runs the rules, in Chromium:
 *
 *     node scripts/rates.js OFFLINE SECONDS
 *
 * It runs bench/device_rates.py, the file that measures this machine's Python, too. Time is that of the processor, all
 * threads of the worker's process together. Nobody watches the browser by its debugger, which would slow it down.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { basename, extname, join } from 'node:path'

const [offline, seconds] = process.argv.slice(2)
const { folder } = JSON.parse(readFileSync(join(offline, 'offline.json'), 'utf8'))
const PYTHON = join(offline, folder, 'python')
const FILES = {
  '/rates_worker.js': join(import.meta.dirname, 'rates_worker.js'),
  '/data.js': join(import.meta.dirname, 'data.js'),
  '/device_rates.py': join(import.meta.dirname, '../../bench/device_rates.py'),
}
const PAGE = '<!doctype html><script>new Worker("/rates_worker.js" + location.search, { type: "module" })</script>'
const KINDS = { '.js': 'text/javascript', '.mjs': 'text/javascript', '.wasm': 'application/wasm' }
/** What is kept of the browser, which is what it is known by. */
const profile = mkdtempSync(join(tmpdir(), 'tabuleiro-rates-'))

/** A file of a process, which may be gone. */
function readProcess(id, file) {
  try {
    return readFileSync(`/proc/${id}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

/** The process that runs the worker, by the name of its thread. */
function findProcess() {
  const ours = readdirSync('/proc').filter((id) => readProcess(id, 'cmdline').includes(profile))
  const isWorkers = (id) =>
    readdirSync(`/proc/${id}/task`).some((one) => readProcess(id, `task/${one}/comm`).startsWith('DedicatedWorker'))
  return ours.find(isWorkers)
}

let worker

/** Seconds that all threads of the worker's process have run. */
function processorSeconds() {
  worker ??= findProcess()
  const ran = readdirSync(`/proc/${worker}/task`).map((one) =>
    Number(readProcess(worker, `task/${one}/schedstat`).split(' ')[0]),
  )
  return ran.reduce((sum, one) => sum + one, 0) / 1e9
}

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url, 'http://127.0.0.1')
  if (request.method === 'POST') request.on('data', (text) => end(pathname === '/found', String(text)))
  else if (pathname === '/clock') response.end(String(processorSeconds()))
  else if (pathname === '/') response.setHeader('Content-Type', 'text/html').end(PAGE)
  else if (pathname in FILES || pathname.startsWith('/python/')) {
    response.setHeader('Content-Type', KINDS[extname(pathname)] ?? 'application/octet-stream')
    response.end(readFileSync(FILES[pathname] ?? join(PYTHON, basename(pathname))))
  } else response.writeHead(404).end()
})

let browser

/** Say what was found, or what went wrong, and leave nothing behind. */
function end(isFound, text) {
  if (isFound) console.log(text)
  else console.error(text)
  process.exitCode = isFound ? 0 : 1
  browser.once('exit', () => {
    rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
    server.close()
    server.closeAllConnections()
  })
  browser.kill()
}

server.listen(0, '127.0.0.1', () => {
  const options = ['--headless=new', '--no-sandbox', '--disable-gpu', `--user-data-dir=${profile}`]
  const address = `http://127.0.0.1:${server.address().port}/?seconds=${seconds}`
  browser = spawn(process.env.CHROMIUM ?? 'chromium', [...options, address], { stdio: 'ignore' })
})
