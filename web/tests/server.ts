/** A real server with a database of its own, for as long as a worker needs it. */
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { GameResponse } from '../src/core/wire/rest'

const root = join(import.meta.dirname, '../..')
export const python = process.env.TABULEIRO_PYTHON ?? join(root, '.venv/bin/python')

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

/** A server whose clock a story moves, so that days go by in a moment. */
export class DaysServer {
  #later = 0

  private constructor(
    readonly server: Server,
    private readonly file: string,
  ) {}

  static async start(): Promise<DaysServer> {
    const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-days-'))
    const file = join(folder, 'moved')
    const program = [join(root, 'tests/server/clocks/moved_clock.py')]
    return new DaysServer(await Server.start({ MOVED_BY: file }, program), file)
  }

  /** What time it is there, in milliseconds. */
  now(): number {
    return Date.now() + this.#later
  }

  /** Let so many hours go by. */
  pass(hours: number): void {
    this.#later += hours * 3_600_000
    writeFileSync(this.file, String(this.#later / 1000))
  }

  async stop(): Promise<void> {
    await this.server.stop()
    rmSync(join(this.file, '..'), { recursive: true, force: true })
  }
}

export class Server {
  readonly folder = mkdtempSync(join(tmpdir(), 'tabuleiro-'))
  #process: ChildProcess | null = null

  private constructor(
    private readonly port: number,
    private readonly environment: Record<string, string>,
    private readonly program: string[],
  ) {
    process.once('exit', () => this.#process?.kill('SIGKILL'))
  }

  static async start(
    environment: Record<string, string> = {},
    program: string[] = ['-m', 'tabuleiro'],
  ): Promise<Server> {
    if (!existsSync(python)) throw new Error(`${python} is missing: run make setup first`)
    const server = new Server(await freePort(), environment, program)
    await server.run()
    return server
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`
  }

  async run(): Promise<void> {
    const options = [
      ['--no-browser'],
      ['--port', String(this.port)],
      ['--database', `sqlite:///${this.folder}/test.db`],
      ['--exempt', '127.0.0.1'],
      ['--gone-seconds', '1'],
    ]
    let said = ''
    const running = spawn(python, [...this.program, 'serve', ...options.flat()], {
      env: { ...process.env, ...this.environment, PYTHONUNBUFFERED: '1' },
    })
    this.#process = running
    for (const stream of [running.stdout, running.stderr]) stream.on('data', (chunk) => (said += String(chunk)))
    for (let i = 0; i < 720; i++) {
      await pause(250)
      if (running.exitCode !== null) throw new Error(`the server has stopped:\n${said}`)
      const answer = await fetch(`${this.address}/api/health`).catch(() => null)
      if (answer?.ok) return
    }
    throw new Error(`the server does not answer:\n${said}`)
  }

  /** Kill it as a power cut would, unless it is dead already. */
  async kill(): Promise<void> {
    const running = this.#process!
    if (running.exitCode !== null || running.signalCode !== null) return
    const gone = new Promise((resolve) => running.once('exit', resolve))
    running.kill('SIGKILL')
    await gone
  }

  async stop(): Promise<void> {
    await this.kill()
    rmSync(this.folder, { recursive: true, force: true })
  }

  async games(): Promise<GameResponse[]> {
    return (await (await fetch(`${this.address}/api/games`)).json()) as GameResponse[]
  }
}
