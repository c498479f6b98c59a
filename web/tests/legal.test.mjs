/** The page offers exactly what the engine allows: the panel on POSITIONS (200 by `make soak`) positions of every game, the board on every 25th, by pointer and by keyboard in turn. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { clean, createTable, myTurn, openBrowser, person } from './browser.mjs'
import { Server } from './server.mjs'

const POSITIONS = Number(process.env.POSITIONS ?? 8)
const server = await Server.start()
const browser = await openBrowser()
const games = await server.games()

after(async () => {
  await browser.close()
  await server.stop()
})

/** Listens to the socket: keeps the last update, and catches moves before they are sent while `catching`. */
function tap() {
  globalThis.tapped = { update: null, caught: [], catching: false }
  const Plain = globalThis.WebSocket
  globalThis.WebSocket = class extends Plain {
    constructor(...args) {
      super(...args)
      this.addEventListener('message', ({ data }) => {
        const message = JSON.parse(data)
        if (message.type === 'update') globalThis.tapped.update = message
      })
    }

    send(text) {
      const message = JSON.parse(text)
      if (!globalThis.tapped.catching || message.type !== 'play') return super.send(text)
      globalThis.tapped.caught.push(message.action)
      const refusal = JSON.stringify({ type: 'error', nonce: message.nonce, code: 'busy', message: '', arguments: {} })
      queueMicrotask(() => this.onmessage(new MessageEvent('message', { data: refusal })))
    }
  }
}

/** Presses everything that can be pressed and compares what would be sent with what is legal; then really plays one action. */
async function pressEverything(count) {
  const pause = (time) => new Promise((resolve) => setTimeout(resolve, time))
  /** Until the page has drawn; timers would wait 4 ms each. */
  const drawn = () => new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = resolve
    port2.postMessage(null)
  })
  const play = () => document.querySelector('.play')
  const all = (selector) => [...document.querySelectorAll(selector)]
  const { tapped } = globalThis
  const sorted = (ids) => [...new Set(ids)].toSorted((a, b) => a - b)
  const problems = []

  const caughtBy = async (work) => {
    tapped.caught = []
    await work()
    await drawn()
    document.querySelector('.turn .pending .primary')?.click()
    await drawn()
    return tapped.caught
  }
  const click = (node) => node.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  const enter = (node) => {
    node.focus()
    const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
    if (node.dispatchEvent(event) && node instanceof HTMLButtonElement) node.click()
  }

  /** Every choice of the panel, group by group. */
  async function throughThePanel(press) {
    const sent = []
    const board = document.querySelector('.board-place')
    board.style.display = 'none' // nobody looks at it, and laying it out at every press takes most of the time
    const kinds = all('.turn .kind').map((kind) => kind.dataset.kind)
    for (const kind of kinds.length ? kinds : [null]) {
      if (kind) sent.push(...(await caughtBy(() => press(document.querySelector(`.turn .kind[data-kind="${kind}"]`)))))
      const texts = all('.turn .choice').map((choice) => choice.dataset.action)
      for (const text of texts) sent.push(...(await caughtBy(() => press(document.querySelector(`.turn .choice[data-action="${text}"]`)))))
      document.querySelector('.turn .back')?.click()
      await drawn()
    }
    board.style.display = ''
    return sent
  }

  /** Every element of the board that glows, with its menu. */
  async function throughTheBoard(press) {
    const sent = []
    for (const node of all('.board-place .can[data-element], .players :is(button, [role=button])[data-element]')) {
      if (!node.isConnected) continue
      const caught = await caughtBy(() => press(node))
      sent.push(...caught)
      for (const text of caught.length ? [] : all('.menu .item').map((item) => item.dataset.action)) {
        if (!document.querySelector('.menu .item')) await caughtBy(() => press(node))
        sent.push(...(await caughtBy(() => press(document.querySelector(`.menu .item[data-action="${text}"]`)))))
      }
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
      await drawn()
    }
    return sent
  }

  let random = 99
  let seen = 0
  for (; seen < count && play().dataset.state === 'running'; seen++) {
    const { legal } = tapped.update
    const wanted = sorted(legal.map((action) => action.id))
    const onBoard = sorted(legal.filter((action) => action.elements.length).map((action) => action.id))
    tapped.catching = true
    const press = Math.floor(seen / 25) % 2 === seen % 2 ? click : enter
    const panel = sorted(await throughThePanel(press))
    const isDrawn = seen % 25 === 0
    const board = isDrawn ? sorted(await throughTheBoard(press)) : []
    tapped.catching = false
    if (String(panel) !== String(wanted)) problems.push(`ply ${tapped.update.ply}: the panel sends ${panel}, legal is ${wanted}`)
    const missing = (isDrawn ? onBoard : []).filter((id) => !board.includes(id)).map((id) => legal.find((action) => action.id === id).text)
    if (missing.length) problems.push(`ply ${tapped.update.ply}: the board does not offer ${missing}`)
    if (board.some((id) => !wanted.includes(id))) problems.push(`ply ${tapped.update.ply}: the board sends ${board}, legal is ${wanted}`)
    if (problems.length > 3) break

    random = (random * 1103515245 + 12345) % 2147483648
    const { text } = legal[random % legal.length]
    const before = play().dataset.seq
    const { kind } = legal[random % legal.length]
    document.querySelector(`.turn .kind[data-kind="${kind}"]`)?.click()
    await drawn()
    document.querySelector(`.turn .choice[data-action="${text}"]`)?.click()
    await drawn()
    document.querySelector('.turn .pending .primary')?.click()
    for (let i = 0; i < 2000 && (play().dataset.seq === before || (play().dataset.mine !== 'true' && play().dataset.state === 'running')); i++) await pause(5)
  }
  return { problems, seen }
}

for (const game of games) {
  test(`${game.name}: what can be pressed is what is legal`, { timeout: 1_200_000 }, async () => {
    const page = await person(browser, server)
    await page.addInitScript(tap)
    const seats = [{ kind: 'me' }, ...Array.from({ length: 1 }, (_, i) => ({ kind: 'hotseat', name: `Bia ${i + 1}` }))]
    let seen = 0
    while (seen < POSITIONS) {
      await createTable(page, { game: game.name, seats })
      await myTurn(page)
      const done = await page.evaluate(pressEverything, POSITIONS - seen)
      assert.deepEqual(done.problems, [])
      seen += done.seen
    }
    clean(page)
    await page.context().close()
  })
}
