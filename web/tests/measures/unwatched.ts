/**
 * Chromium as people run it, for measuring its memory. Playwright has the browser keep a copy of all that was loaded, in the
 * processes that are measured: here nothing is asked of it but to run a line of script in the page.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** What we use of `ws`, which Pyodide brings along without its types. */
const WS: string = 'ws'

interface Line {
  once(event: 'open', heard: () => void): void
  once(event: 'message', heard: (data: Buffer) => void): void
  send(text: string): void
  close(): void
}
type Lines = { WebSocket: new (address: string) => Line }

interface Answer {
  result: { result: { value?: unknown } }
}

/** Milliseconds. */
const PATIENCE = 90_000
/** Threads of a process that runs one of our workers, as the kernel cuts their names off; the page is in such a process, too. */
const OURS = /^(DedicatedWorker|ServiceWorker)/

export class Unwatched {
  private constructor(
    private readonly browser: ChildProcess,
    private readonly line: Line,
  ) {}

  /** Open an address with what was kept in a folder (a profile) before. */
  static async open(executable: string, profile: string, address: string): Promise<Unwatched> {
    const options = ['--headless=new', '--no-sandbox', '--disable-gpu', '--remote-debugging-port=0']
    const browser = spawn(executable, [...options, `--user-data-dir=${profile}`, address], { stdio: 'ignore' })
    const told = join(profile, 'DevToolsActivePort')
    while (!existsSync(told)) await pause(100)
    const port = readFileSync(told, 'utf8').split('\n')[0]
    let page: string | undefined
    while (!page) {
      await pause(200)
      const targets = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as Record<string, string>[]
      page = targets.find(({ type }) => type === 'page')?.webSocketDebuggerUrl
    }
    const { WebSocket } = (await import(WS)) as Lines
    const line = new WebSocket(page)
    await new Promise<void>((resolve) => {
      line.once('open', resolve)
    })
    return new Unwatched(browser, line)
  }

  /** What a line of script gives, in the page. */
  async run(expression: string): Promise<unknown> {
    const heard = new Promise<Answer>((resolve) => {
      this.line.once('message', (data) => resolve(JSON.parse(data.toString()) as Answer))
    })
    this.line.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression, returnByValue: true } }))
    return (await heard).result.result.value
  }

  /** Wait until a line of script gives something. */
  async until(expression: string): Promise<void> {
    const began = Date.now()
    while (!(await this.run(expression))) {
      if (Date.now() - began > PATIENCE) throw new Error(`it never came to ${expression}`)
      await pause(100)
    }
  }

  /** MB of memory (PSS) of every process that runs the page, its workers or its service worker. */
  megabytes(): number {
    const ours = descendants(this.browser.pid!).filter((id) =>
      inProcess(id, 'task').some((thread) => OURS.test(readProcess(id, `task/${thread}/comm`))),
    )
    const kilobytes = ours.map((id) => Number(/^Pss:\s+(\d+)/m.exec(readProcess(id, 'smaps_rollup'))?.[1] ?? 0))
    return kilobytes.reduce((sum, one) => sum + one, 0) / 1024
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.browser.once('exit', resolve))
    this.line.close()
    this.browser.kill()
    await ended
  }
}

/** A file of a process, which may be gone. */
function readProcess(id: number, file: string): string {
  try {
    return readFileSync(`/proc/${id}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

function inProcess(id: number, folder: string): string[] {
  const place = `/proc/${id}/${folder}`
  return existsSync(place) ? readdirSync(place) : []
}

/** The processes that a process has begun, and those that they have. */
function descendants(id: number): number[] {
  const begun = inProcess(id, 'task').flatMap((thread) =>
    readProcess(id, `task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  )
  return begun.flatMap((child) => [child, ...descendants(child)])
}
