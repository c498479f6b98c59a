/**
 * The tables of this device, as the page reaches them: questions as to the server's REST, lines as its sockets. The worker
 * is started when somebody first wants one of its tables; of all tabs' workers one serves.
 */
import { showError } from '../ui/errors'
import { Refused } from '../wire/refused'
import { CHANNEL, type Question, type ToTables, type ToTabs, type Told } from './messages'
import { addressIn, findPacked } from './packed'

/** What the page's `Socket` needs of a connection: a WebSocket has it, and so has a line to the worker. */
export interface Connection {
  readonly readyState: number
  onmessage: ((event: MessageEvent) => void) | null
  onclose: ((event: CloseEvent) => void) | null
  send(text: string): void
  close(): void
}

interface Asked {
  question: Question
  resolve: (told: Told) => void
  reject: (error: Error) => void
}

class Device {
  readonly #tab = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16)).join('')
  #channel: BroadcastChannel | null = null
  #ready: Promise<void> | null = null
  #isThere = false
  #arrived: () => void = () => {}
  #failed: (error: Error) => void = () => {}
  #asked = new Map<number, Asked>()
  #lines = new Map<number, DeviceConnection>()
  #next = 1

  /** Ask once. */
  async ask(question: Question): Promise<Told> {
    await this.start()
    const number = this.#next++
    return new Promise((resolve, reject) => {
      this.#asked.set(number, { question, resolve, reject })
      this.post({ kind: 'ask', tab: this.#tab, number, question })
    })
  }

  /** A line to the tables; it opens by itself. */
  open(): Connection {
    const line = new DeviceConnection(this.#next++, this.#tab, (message) => this.post(message))
    this.#lines.set(line.number, line)
    this.start().then(
      () => this.post({ kind: 'open', tab: this.#tab, line: line.number }),
      () => line.lose(),
    )
    return line
  }

  post(message: ToTables): void {
    this.#channel?.postMessage(message)
  }

  /** Have the tables served by somebody: by another tab's worker, or by ours. */
  start(): Promise<void> {
    this.#ready ??= this.#begin().catch((error: unknown) => {
      this.#ready = null
      throw error
    })
    return this.#ready
  }

  async #begin(): Promise<void> {
    const found = await findPacked()
    if (!found) throw new Error('nothing is packed with this page')
    const arrival = new Promise<void>((resolve, reject) => {
      this.#arrived = resolve
      this.#failed = reject
    })
    this.#channel ??= this.#listen()
    const worker = new Worker(new URL('./tables_worker.ts', import.meta.url), { type: 'module' })
    worker.onerror = (event) => this.#failed(new Error(event.message))
    worker.postMessage({ place: new URL(addressIn(found, ''), location.href).href })
    this.post({ kind: 'hail', tab: this.#tab })
    addEventListener('pagehide', () => this.#lines.forEach((line) => line.close()))
    return arrival
  }

  #listen(): BroadcastChannel {
    const channel = new BroadcastChannel(CHANNEL)
    channel.onmessage = ({ data }: MessageEvent<ToTabs>) => this.#hear(data)
    return channel
  }

  #hear(message: ToTabs): void {
    if (message.kind === 'began') this.#greet()
    else if (message.kind === 'full') showError(new Refused('busy', 'error-full-disk', {}))
    else if (message.kind === 'failed') this.#failed(new Error(message.text))
    else if (!('to' in message) || message.to !== this.#tab) return
    else if (message.kind === 'here') this.#settle()
    else if (message.kind === 'hear') this.#lines.get(message.line)?.hear(message.text)
    else {
      this.#asked.get(message.number)?.resolve(message.told)
      this.#asked.delete(message.number)
    }
  }

  #settle(): void {
    this.#isThere = true
    this.#arrived()
  }

  /** Somebody else serves from now on: lines are lost and come back; what was only read is asked again. */
  #greet(): void {
    const isNew = this.#isThere
    this.#settle()
    if (!isNew) return
    for (const line of [...this.#lines.values()]) line.lose()
    this.#lines.clear()
    for (const [number, { question, reject }] of this.#asked) {
      if (question.method === 'GET') this.post({ kind: 'ask', tab: this.#tab, number, question })
      else {
        this.#asked.delete(number)
        reject(new Error('the tab that served the tables was closed'))
      }
    }
  }
}

class DeviceConnection implements Connection {
  readyState: number = WebSocket.CONNECTING
  onmessage: ((event: MessageEvent) => void) | null = null
  onclose: ((event: CloseEvent) => void) | null = null

  constructor(
    readonly number: number,
    private readonly tab: string,
    private readonly post: (message: ToTables) => void,
  ) {}

  hear(text: string): void {
    this.readyState = WebSocket.OPEN
    this.onmessage?.(new MessageEvent('message', { data: text }))
  }

  send(text: string): void {
    this.post({ kind: 'say', tab: this.tab, line: this.number, text })
  }

  close(): void {
    this.readyState = WebSocket.CLOSED
    this.post({ kind: 'close', tab: this.tab, line: this.number })
  }

  lose(): void {
    this.readyState = WebSocket.CLOSED
    this.onclose?.(new CloseEvent('close'))
  }
}

export const device = new Device()
