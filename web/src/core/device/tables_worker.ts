/**
 * The worker with the tables of this device. Every tab that wants them starts one, and the one that gets the lock serves
 * all tabs (leader election, by the Web Locks API); when its tab is closed the next one takes over, with what is on the
 * disk.
 */
import { Disk } from './disk'
import { CHANNEL, type ToTables, type ToTabs, type Told } from './messages'
import { fetchPackages, startPython, type Proxy } from './python'
import { Searcher } from './searcher'
import { prepareSpeech, translate } from './speech'

interface Tab extends Proxy {
  hear(text: string): Promise<void>
}

interface Host {
  begin(): Promise<void>
  ask(question: string): Promise<string>
  open(post: (text: string) => void): Tab
  close(tab: Tab): void
  forget_idle(): void
}

interface HostModule {
  Host(disk: Disk, searcher: Searcher, speech: unknown): Host
  spoken(speak: typeof translate): unknown
}

/** How often tables that nobody watches are forgotten, in milliseconds. */
const FORGET = 60_000
const BOARD = /^\/api\/tables\/([^/]+)\/board\/([\w-]+)$/

/** How long a reader is left alone after hearing that the disk is full, in milliseconds: a bot tries every second. */
const TELL_AGAIN = 15_000

let toldFull = -Infinity
const disk = new Disk(() => {
  if (performance.now() - toldFull < TELL_AGAIN) return
  toldFull = performance.now()
  post({ kind: 'full' })
})
const channel = new BroadcastChannel(CHANNEL)
const post = (message: ToTabs) => channel.postMessage(message)

onmessage = ({ data }: MessageEvent<{ place: string }>) => {
  void navigator.locks.request(CHANNEL, async () => {
    try {
      serve(await start(data.place), data.place)
    } catch (error) {
      console.error(error)
      post({ kind: 'failed', text: String(error) })
      return
    }
    await new Promise(() => {})
  })
}

/** `place` is the address of the folder with everything that was packed. */
async function start(place: string): Promise<Host> {
  const base = `${place}python/`
  const packages = fetchPackages(base)
  const { python, settle } = await startPython(base, packages)
  const module = python.pyimport('tabuleiro.local.host') as HostModule
  const host = module.Host(disk, new Searcher(base, await packages, settle), module.spoken(translate))
  await host.begin()
  return host
}

function serve(host: Host, place: string): void {
  const lines = new Map<string, Tab>()

  function close(key: string): void {
    const tab = lines.get(key)
    if (!tab) return
    host.close(tab)
    tab.destroy()
    lines.delete(key)
  }

  channel.onmessage = ({ data }: MessageEvent<ToTables>) => {
    if (data.kind === 'hail') post({ kind: 'here', to: data.tab })
    else if (data.kind === 'ask') void answer(host, place, data)
    else {
      const key = `${data.tab} ${data.line}`
      if (data.kind === 'close') close(key)
      else if (data.kind === 'say') void lines.get(key)?.hear(data.text)
      else {
        for (const known of [...lines.keys()]) if (known.startsWith(`${data.tab} `)) close(known)
        const { tab, line } = data
        lines.set(
          key,
          host.open((text) => post({ kind: 'hear', to: tab, line, text })),
        )
      }
    }
  }
  setInterval(() => host.forget_idle(), FORGET)
  post({ kind: 'began' })
}

async function answer(host: Host, place: string, asked: ToTables & { kind: 'ask' }): Promise<void> {
  const [, table, language] = BOARD.exec(asked.question.path) ?? []
  const shown = table ? await disk.shown(table) : null
  if (shown && language) await prepareSpeech(`${place}answers/`, shown.game, language).catch(() => {})
  const told = JSON.parse(await host.ask(JSON.stringify(asked.question))) as Told
  post({ kind: 'told', to: asked.tab, number: asked.number, told })
}
