/** The worker of rates.js, in Chromium: it starts the packed Python, measures, and tells what it found. */
import { putData } from '/data.js'
import { loadPyodide } from '/python/pyodide.mjs'

const fetched = async (path) => new Uint8Array(await (await fetch(path)).arrayBuffer())

/** No script knows how long its process has run: the server of rates.js looks. */
function processorSeconds() {
  const request = new XMLHttpRequest()
  request.open('GET', '/clock', false)
  request.send()
  return Number(request.responseText)
}

async function measure(seconds) {
  const python = await loadPyodide({ indexURL: '/python/', stdLibURL: '/python/library.zip' })
  python.unpackArchive(await fetched('/python/app.zip'), 'zip', { extractDir: '/app' })
  const { libraries, data } = await (await fetch('/python/beside.json')).json()
  for (const name of libraries) python.FS.writeFile(`/app/${name}.so`, await fetched(`/python/${name}.wasm`))
  putData(python.FS, data, await fetched('/python/data.bin'))
  python.FS.writeFile('/app/device_rates.py', await fetched('/device_rates.py'))
  python.runPython("import sys; sys.path.insert(0, '/app')")
  const { names, rate, WARM } = python.pyimport('device_rates')
  const told = {}
  for (const name of names()) {
    rate(name, WARM, processorSeconds)
    told[name] = rate(name, seconds, processorSeconds)
  }
  return JSON.stringify(told)
}

const tell = (path, body) => fetch(path, { method: 'POST', body })
measure(Number(new URLSearchParams(location.search).get('seconds'))).then(
  (found) => tell('/found', found),
  (error) => tell('/failed', String(error)),
)
