/** A real server with a database of its own, for as long as a test needs it. */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

const root = new URL('../..', import.meta.url).pathname
const python = process.env.TABULEIRO_PYTHON ?? join(root, '.venv/bin/python')

async function freePort() {
  const probe = createServer()
  await new Promise((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return port
}

export class Server {
  static async start() {
    if (!existsSync(python)) throw new Error(`${python} is missing: run make setup first`)
    const server = new Server()
    server.folder = mkdtempSync(join(tmpdir(), 'tabuleiro-'))
    server.port = await freePort()
    await server.run()
    return server
  }

  get address() {
    return `http://127.0.0.1:${this.port}`
  }

  async run() {
    const options = [
      '--no-browser',
      '--port',
      String(this.port),
      '--database',
      `sqlite:///${this.folder}/test.db`,
      '--exempt',
      '127.0.0.1',
      '--gone-seconds',
      '1',
    ]
    this.said = ''
    this.process = spawn(python, ['-m', 'tabuleiro', 'serve', ...options], {
      env: { ...process.env, PYTHONUNBUFFERED: '1' },
    })
    process.once('exit', () => this.process.kill('SIGKILL'))
    for (const stream of [this.process.stdout, this.process.stderr]) stream.on('data', (chunk) => (this.said += chunk))
    for (let i = 0; i < 240; i++) {
      await pause(250)
      if (this.process.exitCode !== null) throw new Error(`the server has stopped:\n${this.said}`)
      const answer = await fetch(`${this.address}/api/health`).catch(() => null)
      if (answer?.ok) return
    }
    throw new Error(`the server does not answer:\n${this.said}`)
  }

  /** Kill it as a power cut would. */
  async kill() {
    const gone = new Promise((resolve) => this.process.once('exit', resolve))
    this.process.kill('SIGKILL')
    await gone
  }

  async stop() {
    await this.kill()
    rmSync(this.folder, { recursive: true, force: true })
  }

  async games() {
    return (await fetch(`${this.address}/api/games`)).json()
  }
}
