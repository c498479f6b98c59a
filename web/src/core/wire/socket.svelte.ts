/**
 * One WebSocket per tab, or one line to the worker with the tables of this device. It comes back by itself, subscribes again and repeats what was not answered: a repeated nonce
 * gets the answer of the first time, so nothing is done twice.
 */
import type { Connection } from '../device/device'
import { attention } from '../notices/attention'
import { serverTime } from '../store/server_time.svelte'
import type { AckMessage, ErrorMessage, Messages, Subscribe, Watch } from './messages'
import { Refused } from './refused'

/** `Omit` for each member of a union. */
export type Without<Union, Keys extends PropertyKey> = Union extends unknown ? Omit<Union, Keys> : never

/** What we say; the nonce, an idempotency key, is given to it when it is sent. */
export type Said = Without<Messages['client'], 'nonce'>
/** What listeners hear: the server's messages, and that a table cannot be had. */
export type Heard = Messages['server'] | { type: 'unavailable'; table: string; code: string }
interface Waiting {
  message: Messages['client']
  /** When it was last sent. */
  sent: number
  resolve: (answer: AckMessage) => void
  reject: (error: Error) => void
}

const FIRST_PAUSE = 400
const LONGEST_PAUSE = 8000
const PING_EVERY = 15_000
const SILENCE = 10_000

export class Socket {
  /** `lost`: what is on the screen may be old. */
  status = $state<'idle' | 'open' | 'lost'>('idle')
  /** Whoever is away for as long may be replaced by a bot. */
  goneSeconds = 60
  /** Whether the server hands out another page by now than when this one was loaded. */
  hasNewPage = $state(false)

  #socket: Connection | null = null
  #waiting = new Map<string, Waiting>()
  #subscriptions = new Map<string, Without<Subscribe, 'nonce'>>()
  #topics = new Map<string, Without<Watch, 'nonce'>>()
  #listeners = new Set<(message: Heard) => void>()
  /** The table for which the line was opened: a proxy brings everybody at a table to the same worker. */
  #at = ''
  #isShared = false
  /** The page that the server handed out when this one first met it. */
  #page = ''
  #pause = FIRST_PAUSE
  #timer = 0
  #ping = 0
  #silence = 0

  constructor(private readonly connect: (at: string) => Connection) {
    addEventListener('online', () => this.restart())
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden && this.status === 'lost') this.restart()
    })
  }

  listen(listener: (message: Heard) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Send a message and wait for its answer, over a broken line too. */
  ask(said: Said): Promise<AckMessage> {
    const nonce = newNonce()
    const message = { ...said, nonce }
    return new Promise((resolve, reject) => {
      this.#waiting.set(nonce, { message, sent: serverTime.mark(), resolve, reject })
      this.#send(message)
    })
  }

  async subscribe(table: string, key: string | null): Promise<void> {
    const subscription = { type: 'subscribe' as const, table, ...(key ? { key } : {}) }
    this.#subscriptions.set(table, subscription)
    const isElsewhere = this.#isShared && this.#at !== table
    this.#at = table
    if (this.#socket === null) this.#open()
    else if (isElsewhere) this.restart()
    else if (this.status === 'open') await this.ask(subscription)
  }

  unsubscribe(table: string): void {
    this.#subscriptions.delete(table)
    if (this.status === 'open') void this.ask({ type: 'unsubscribe', table }).catch(() => {})
  }

  /** Hear of a topic from now on, also when the line was lost meanwhile: then once, for whatever was missed. */
  watch(topic: string, key: string | null, changed: () => void): () => void {
    const wish = { type: 'watch' as const, topic, ...(key ? { key } : {}) }
    this.#topics.set(topic, wish)
    if (this.#socket === null) this.#open()
    else if (this.status === 'open') this.#watch(wish)
    const deaf = this.listen((message) => message.type === 'topic' && message.topic === topic && changed())
    return () => {
      deaf()
      this.#topics.delete(topic)
      if (this.status === 'open') void this.ask({ type: 'unwatch', topic }).catch(() => {})
    }
  }

  /** Whatever happened before the server listens for us was not told: so whoever watches reads once more. */
  #watch(wish: Without<Watch, 'nonce'>): void {
    this.ask(wish).then(
      () => this.#tell({ type: 'topic', topic: wish.topic }),
      () => {},
    )
  }

  /** Open the line anew: after signing in, or when the network is back. */
  restart(): void {
    if (this.#socket === null && this.#subscriptions.size + this.#topics.size === 0) return
    this.#pause = FIRST_PAUSE
    this.#close()
    this.#open()
  }

  #open(): void {
    clearTimeout(this.#timer)
    const socket = this.connect(this.#at)
    this.#socket = socket
    socket.onmessage = (event) =>
      socket === this.#socket && this.#receive(JSON.parse(event.data as string) as Messages['server'])
    socket.onclose = () => socket === this.#socket && this.#lose()
  }

  #close(): void {
    const socket = this.#socket
    this.#socket = null
    clearInterval(this.#ping)
    clearTimeout(this.#silence)
    socket?.close()
  }

  #lose(): void {
    this.#close()
    this.status = 'lost'
    this.#timer = window.setTimeout(() => this.#open(), this.#pause * (0.75 + Math.random() / 2))
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE)
  }

  #receive(message: Messages['server']): void {
    clearTimeout(this.#silence)
    if (message.type === 'hello') {
      this.goneSeconds = message.gone_seconds
      this.#isShared = message.shared === true
      this.#page ||= message.page ?? ''
      this.hasNewPage = Boolean(message.page) && message.page !== this.#page
      this.#greet()
    }
    if (message.type === 'bye') this.#pause = Math.max(FIRST_PAUSE, message.after)
    if (message.type === 'ack' || message.type === 'error') this.#answer(message)
    this.#tell(message)
  }

  /** The line is open: say again what we want to hear and what was left unanswered. */
  #greet(): void {
    this.status = 'open'
    this.#pause = FIRST_PAUSE
    this.#ping = window.setInterval(() => this.#probe(), PING_EVERY)
    this.#probe()
    const unanswered = [...this.#waiting.values()]
    for (const subscription of this.#subscriptions.values()) {
      this.ask(subscription).catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error
        this.#tell({ type: 'unavailable', table: subscription.table, code: error.code })
      })
    }
    for (const wish of this.#topics.values()) this.#watch(wish)
    for (const waiting of unanswered) {
      waiting.sent = serverTime.mark()
      this.#send(waiting.message)
    }
  }

  #tell(message: Heard): void {
    for (const listener of this.#listeners) listener(message)
  }

  /** A line that does not answer a ping is dead, whatever the browser believes. */
  #probe(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return
    void this.ask({ type: 'ping', seen: attention.seconds() }).catch(() => {})
    this.#silence = window.setTimeout(() => this.#socket && this.#lose(), SILENCE)
  }

  #answer(message: AckMessage | ErrorMessage): void {
    const waiting = this.#waiting.get(message.nonce)
    if (!waiting) return
    this.#waiting.delete(message.nonce)
    if (message.type === 'ack' && message.now) serverTime.measure(message.now, waiting.sent)
    if (message.type === 'ack') waiting.resolve(message)
    else waiting.reject(Refused.read(message))
  }

  #send(message: Messages['client']): void {
    if (this.status === 'open' && this.#socket?.readyState === WebSocket.OPEN)
      this.#socket.send(JSON.stringify(message))
    else if (this.#socket === null) this.#open()
  }
}

/** Unlike any other; `crypto.randomUUID` exists only on https and localhost. */
function newNonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`
export const socket = new Socket((at) => new WebSocket(at ? `${address}?at=${at}` : address))
