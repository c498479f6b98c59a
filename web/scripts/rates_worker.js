/** The worker of rates.js, in Chromium: it starts the packed Python, measures, and tells what it found. */
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
  for (const name of await (await fetch('/python/libraries.json')).json()) {
    python.FS.writeFile(`/app/${name}.so`, await fetched(`/python/${name}.wasm`))
  }
  python.FS.writeFile('/app/device_rates.py', await fetched('/device_rates.py'))
  python.runPython("import sys; sys.path.insert(0, '/app')")
  return python.pyimport('device_rates').rates(seconds, processorSeconds)
}

const tell = (path, body) => fetch(path, { method: 'POST', body })
measure(Number(new URLSearchParams(location.search).get('seconds'))).then(
  (found) => tell('/found', found),
  (error) => tell('/failed', String(error)),
)
