/**
 * The page offers exactly what the engine allows. On POSITIONS positions of every game (200 by `make soak`), spread over
 * random games of every seat count: each legal action is pressed on the panel, by pointer and by keyboard, and on the
 * board, by either in turn; whatever would be sent is compared with the legal list. What was pressed is written to
 * build/pressed.md.
 */
import type { Messages, UpdateMessage } from '../src/core/wire/messages'
import type { SeatBody } from '../src/core/wire/rest'
import { Counted } from './counted'
import { expect, GAMES, test } from './fixtures'
import { createTable, myTurn } from './table'

const POSITIONS = Number(process.env.POSITIONS ?? 8)
/** About this many random moves lie between two positions. */
const STRIDE = 5
/** A table is left after this many positions. */
const PER_TABLE = 25

interface Total {
  seen: number
  actions: number
  presses: number
}

/** What the page's socket is tapped for. */
interface Tapped {
  socket: WebSocket | null
  update: UpdateMessage | null
  caught: number[]
  catching: boolean
}
declare global {
  var tapped: Tapped
}

const pressed = new Counted(
  'pressed',
  'Each legal action is pressed on the panel by pointer and by keyboard, and on the board by one of them.',
  ['positions', 'legal actions', 'presses'],
  'missing or forbidden',
)

/** Listens to the socket: keeps it and the last update, and catches moves before they are sent while `catching`. */
function tap(): void {
  const tapped: Tapped = { socket: null, update: null, caught: [], catching: false }
  globalThis.tapped = tapped
  globalThis.WebSocket = class extends WebSocket {
    constructor(...args: ConstructorParameters<typeof WebSocket>) {
      super(...args)
      tapped.socket = this
      this.addEventListener('message', ({ data }) => {
        const message = JSON.parse(data as string) as Messages['server']
        if (message.type === 'update') tapped.update = message
      })
    }

    override send(text: string): void {
      const message = JSON.parse(text) as { type: string; nonce: string; action: number }
      if (!tapped.catching || message.type !== 'play') {
        super.send(text)
        return
      }
      tapped.caught.push(message.action)
      const answer = JSON.stringify({ type: 'ack', nonce: message.nonce })
      queueMicrotask(() => {
        this.onmessage?.(new MessageEvent('message', { data: answer }))
      })
    }
  }
}

/** Presses everything that can be pressed and compares what would be sent with what is legal; then plays on at random. */
async function pressEverything({ count, stride, seed }: { count: number; stride: number; seed: number }) {
  type Press = (node: HTMLElement | SVGElement) => void
  const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time))
  /** Until the page has done what it does at once: nothing is painted in between, and nothing is waited for. */
  const changed = async () => {
    for (let i = 0; i < 24; i++) await Promise.resolve()
  }
  const { tapped } = globalThis
  const play = () => document.querySelector<HTMLElement>('.play')!.dataset
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const named = (selector: string, text: string) =>
    document.querySelector<HTMLElement>(`${selector}[data-action="${text}"]`)!
  const sorted = (ids: number[]) => [...new Set(ids)].toSorted((a, b) => a - b)
  const problems: string[] = []
  let [actions, presses] = [0, 0]

  let random = seed
  const dice = (sides: number) => {
    random = (random * 1103515245 + 12345) % 2147483648
    return Math.floor((random / 2147483648) * sides)
  }

  const caughtBy = async (work: () => void) => {
    tapped.caught = []
    presses++
    work()
    await changed()
    return tapped.caught
  }
  const pointer: Press = (node) => void node.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  const keyboard: Press = (node) => {
    node.focus({ preventScroll: true })
    if (document.activeElement !== node) return
    const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
    if (node.dispatchEvent(event) && node instanceof HTMLButtonElement) node.click()
  }

  const escape = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))

  /** The pieces to choose between, if there are any. */
  const variants = () => {
    const found = all('.turn .variant')
    return found.length > 0 ? found : [null]
  }

  /** Every choice of the panel: those listed at once, then those of each main action, with every piece. */
  async function throughThePanel(press: Press) {
    const sent: number[] = []
    while (document.querySelector('.turn .choices[aria-busy=true]')) await pause(5)
    const board = document.querySelector<HTMLElement>('.board-place')!
    board.style.display = 'none' // nobody looks at it, and laying it out at every press takes most of the time
    const kinds = all('.turn .kind').map((kind) => kind.dataset.kind)
    for (const kind of [null, ...kinds]) {
      if (kind)
        sent.push(
          ...(await caughtBy(() => press(document.querySelector<HTMLElement>(`.turn .kind[data-kind="${kind}"]`)!))),
        )
      for (const variant of variants()) {
        await caughtBy(() => variant?.click())
        for (const text of all('.turn .choice').map((choice) => choice.dataset.action!))
          sent.push(...(await caughtBy(() => press(named('.turn .choice', text)))))
      }
      escape()
      await changed()
    }
    board.style.display = ''
    return sent
  }

  /** Every element of the board that glows, with its menu. */
  async function throughTheBoard(press: Press) {
    const sent: number[] = []
    const glowing = () =>
      all('.board-place .can[data-element], .players :is(button, [role=button])[data-element]:not(.folded *)')
    const putting = document.querySelector<HTMLElement>('.turn .kind[data-kind=place]')
    for (let time = 0; time < (putting ? 2 : 1); time++) {
      await caughtBy(() => putting?.isConnected && putting.click())
      await caughtBy(() => variants()[time]?.click())
      escape()
      await changed()
      for (let i = 0; i < glowing().length; i++) {
        const caught = await caughtBy(() => press(glowing()[i]!))
        sent.push(...caught)
        for (const text of caught.length ? [] : all('.menu .item').map((item) => item.dataset.action!)) {
          if (!document.querySelector('.menu .item')) await caughtBy(() => press(glowing()[i]!))
          sent.push(...(await caughtBy(() => press(named('.menu .item', text)))))
        }
        escape()
        await changed()
      }
    }
    return sent
  }

  /** Compare what a way of pressing sends with what is legal. */
  async function examine(byTurns: Press) {
    const { ply, legal: told } = tapped.update!
    const legal = told ?? []
    const wanted = sorted(legal.map((action) => action.id))
    const onBoard = sorted(legal.filter((action) => action.elements.length).map((action) => action.id))
    const words = (ids: number[]) => ids.map((id) => legal.find((action) => action.id === id)?.text ?? id).join(', ')
    actions += legal.length
    tapped.catching = true
    for (const press of [pointer, keyboard]) {
      const panel = sorted(await throughThePanel(press))
      const board = press === byTurns ? sorted(await throughTheBoard(press)) : onBoard
      const unoffered = wanted.filter((id) => !panel.includes(id))
      const undrawn = onBoard.filter((id) => !board.includes(id))
      const forbidden = [...panel, ...board].filter((id) => !wanted.includes(id))
      if (unoffered.length) problems.push(`ply ${ply}, ${press.name}: the panel does not offer ${words(unoffered)}`)
      if (undrawn.length) problems.push(`ply ${ply}, ${press.name}: the board does not offer ${words(undrawn)}`)
      if (forbidden.length) problems.push(`ply ${ply}, ${press.name}: ${forbidden.join(', ')} is sent and not legal`)
    }
    tapped.catching = false
  }

  /** A random move, sent past the page: the page hears of it like of anybody's. */
  async function moveOn() {
    const { table, seq, legal } = tapped.update!
    const action = legal![dice(legal!.length)]!
    tapped.socket!.send(
      JSON.stringify({ type: 'play', nonce: `n${seq}`, table, seq, seat: action.seat, action: action.id }),
    )
    for (let i = 0; i < 4000 && Number(play().seq) === seq; i++) await pause(2)
  }

  // Nobody looks, and laying a board out at every press would take most of the time: only what can be pressed is kept.
  const style = document.createElement('style')
  style.textContent =
    '.board-place { opacity: 0 } .board-place svg :is(text, path, use, rect, circle, ellipse, line, polygon, polyline):not([data-element]) { display: none !important }'
  document.head.append(style)

  let seen = 0
  while (seen < count && problems.length < 4 && play().state === 'running') {
    await examine(seen % 2 ? keyboard : pointer)
    seen++
    const steps = 1 + dice(2 * stride - 1)
    for (let i = 0; i < steps && play().state === 'running'; i++) await moveOn()
  }
  return { problems, seen, actions, presses }
}

for (const game of GAMES) {
  test(`${game}: what can be pressed is what is legal`, async ({ person, games }) => {
    test.setTimeout(3_600_000)
    const page = await person({ preferences: { confirm: 'never' } })
    await page.setViewportSize({ width: 1440, height: 1200 }) // one's own panel, where supplies are pressed, is open by five, too
    await page.addInitScript(tap)
    const total: Total = { seen: 0, actions: 0, presses: 0 }
    const { seats } = games.get(game)!
    pressed.forget(game)
    for (let number = 0; total.seen < POSITIONS; number++) {
      const players = seats[(number + seats.length - 1) % seats.length]!
      const others = Array.from({ length: players - 1 }, (_, i): SeatBody => ({
        kind: 'hotseat',
        name: `Bia ${i + 1}`,
      }))
      await createTable(page, { game, seats: [{ kind: 'me' }, ...others] })
      await myTurn(page)
      const done = await page.evaluate(pressEverything, {
        count: Math.min(PER_TABLE, POSITIONS - total.seen),
        stride: STRIDE,
        seed: 99 + number,
      })
      expect(done.problems).toEqual([])
      for (const name of ['seen', 'actions', 'presses'] as const) total[name] += done[name]
    }
    pressed.note(game, [total.seen, total.actions, total.presses])
  })
}
