import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** A line that a test opens, speaks over and cuts. */
class Connection {
  static readonly OPEN = 1
  static opened: Connection[] = []
  readyState = Connection.OPEN
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null

  constructor(readonly address: string) {
    Connection.opened.push(this)
  }

  send(): void {
    // nobody listens at the other end
  }

  close(): void {
    this.readyState = 3
  }

  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  Connection.opened = []
  vi.stubGlobal('WebSocket', Connection)
  vi.stubGlobal('location', { protocol: 'http:', host: 'localhost' })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('document', { addEventListener: () => {}, hidden: false })
  vi.stubGlobal('window', globalThis)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function openConnection(): Promise<Connection> {
  const { Socket } = await import('./socket.svelte')
  void new Socket(() => new WebSocket('ws://localhost/api/socket')).subscribe('k3v9x2m4pq', null)
  const line = Connection.opened[0]!
  line.hear({ type: 'hello', protocol: 1, server: '0', user: null, turns: [], gone_seconds: 60 })
  return line
}

test.each([
  [2000, 2000],
  [0, 400],
])('a server that says goodbye is asked again when it said so (%i ms), never at once', async (after, pause) => {
  const line = await openConnection()
  line.hear({ type: 'bye', after })
  line.onclose?.()
  vi.advanceTimersByTime(pause - 1)
  expect(Connection.opened).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(Connection.opened).toHaveLength(2)
})

test('a page that meets a server with another page offers to load itself again', async () => {
  const { Socket } = await import('./socket.svelte')
  const socket = new Socket(() => new WebSocket('ws://localhost/api/socket'))
  socket.watch('lobby', null, () => {})
  const meet = (page?: string) => {
    const hello = { type: 'hello', protocol: 1, server: '0', user: null, turns: [], gone_seconds: 60, page }
    Connection.opened.at(-1)!.hear(hello)
    const { hasNewPage } = socket
    socket.restart()
    return hasNewPage
  }
  expect([meet('old'), meet('old'), meet('new'), meet('old')]).toEqual([false, false, true, false])
})

test('a line that breaks without a word is opened again soon', async () => {
  const line = await openConnection()
  line.onclose?.()
  vi.advanceTimersByTime(400)
  expect(Connection.opened).toHaveLength(2)
})

test('who watches a topic hears of it, and once more when the line was lost meanwhile', async () => {
  const { Socket } = await import('./socket.svelte')
  const socket = new Socket(() => new WebSocket('ws://localhost/api/socket'))
  const sent: { type: string; nonce: string; topic?: string }[] = []
  vi.spyOn(Connection.prototype, 'send').mockImplementation(function (this: Connection, ...words: unknown[]) {
    const message = JSON.parse(words[0] as string) as (typeof sent)[number]
    sent.push(message)
    this.hear({ type: 'ack', nonce: message.nonce })
  })
  const hello = { type: 'hello', protocol: 1, server: '0', user: null, turns: [], gone_seconds: 60 }
  const changed = vi.fn()
  const leave = socket.watch('tournament:a', null, changed)
  Connection.opened[0]!.hear(hello)
  await vi.advanceTimersByTimeAsync(0)
  expect(changed).toHaveBeenCalledTimes(1)
  Connection.opened[0]!.hear({ type: 'topic', topic: 'tournament:b' })
  Connection.opened[0]!.hear({ type: 'topic', topic: 'tournament:a' })
  expect(changed).toHaveBeenCalledTimes(2)
  Connection.opened[0]!.onclose?.()
  await vi.advanceTimersByTimeAsync(400)
  Connection.opened[1]!.hear(hello)
  await vi.advanceTimersByTimeAsync(0)
  expect(changed).toHaveBeenCalledTimes(3)
  leave()
  Connection.opened[1]!.hear({ type: 'topic', topic: 'tournament:a' })
  expect(changed).toHaveBeenCalledTimes(3)
  expect(sent.map(({ type }) => type).filter((type) => type !== 'ping')).toEqual(['watch', 'watch', 'unwatch'])
})

test.each([
  [true, ['', '?at=first', '?at=second']],
  [undefined, ['']],
])(
  'where several workers serve (%s), whoever goes to a table comes to the worker of its people',
  async (shared, opened) => {
    const { Socket } = await import('./socket.svelte')
    const socket = new Socket((at) => new WebSocket(at && `?at=${at}`))
    socket.watch('tournament:a', null, () => {})
    for (const table of ['first', 'second', 'second']) {
      Connection.opened
        .at(-1)!
        .hear({ type: 'hello', protocol: 1, server: '0', user: null, turns: [], gone_seconds: 60, shared })
      void socket.subscribe(table, null)
    }
    expect(Connection.opened.map((line) => line.address)).toEqual(opened)
  },
)
