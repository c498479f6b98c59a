/**
 * Two people look at the same clock, one over a line that takes 150 ms more each way: what they see differs by 200 ms at
 * most, from each other and from the server. Measured for two minutes, and in `make soak` alone: nothing else depends on
 * how quick a machine is. A second in which a browser stood still for want of a processor says nothing about clocks, and
 * is left out; every other one counts.
 */
import { createServer, connect, type AddressInfo, type Socket } from 'node:net'
import { expect, test, type Person } from '../fixtures'
import { createTable, join, tableOf } from '../table'

const DELAY = 150
const MOST = 200
const SECONDS = 120
/** Milliseconds: a browser that comes to nothing for so long stands still. */
const STILL = 60
const CLOCK = { kind: 'live', bank: 600_000, gain: 0, cap: 600_000, free: 0, errand: 0 } as const

/** A line to a server over which everything takes longer, both ways. */
async function slowLine(to: string): Promise<{ address: string; close: () => void }> {
  const port = Number(new URL(to).port)
  const pass = (from: Socket, into: Socket) => {
    from.on('data', (chunk) => setTimeout(() => into.destroyed || into.write(chunk), DELAY))
    from.on('error', () => into.destroy())
    from.on('close', () => setTimeout(() => into.destroy(), DELAY))
  }
  const line = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    pass(near, far)
    pass(far, near)
  })
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
  return { address: `http://127.0.0.1:${(line.address() as AddressInfo).port}`, close: () => line.close() }
}

/** When a figure of the clock that runs was first shown. */
type Shown = [figure: string, moment: number]

/** Note when each figure is first shown, unless the browser stood still then; all browsers here go by the same clock. */
async function noteFigures(page: Person): Promise<() => Promise<Shown[]>> {
  const noted = await page.evaluateHandle((still) => {
    const shown: Shown[] = []
    let [last, before] = ['', performance.now()]
    const look = () => {
      const figure = document.querySelector('.clock.runs .left')?.textContent ?? ''
      const now = performance.now()
      if (last && figure !== last && now - before < still) shown.push([figure, performance.timeOrigin + now])
      last = figure
      before = now
    }
    setInterval(look, still / 4)
    return shown
  }, STILL)
  return () => noted.evaluate((shown) => shown)
}

/** When the server's clock comes to a figure of minutes and seconds. */
const due = (figure: string, deadline: number): number => {
  const [minutes, seconds] = figure.split(':').map(Number)
  return deadline - 1000 * (60 * minutes! + seconds!)
}

/** How far moments are apart: how many there are, the one in the middle, and the farthest. */
function spread(what: string, apart: number[]): number {
  const sorted = apart.map(Math.abs).toSorted((one, other) => one - other)
  const [middle, most] = [sorted[Math.floor(sorted.length / 2)]!, sorted.at(-1)!]
  console.log(`${what}: median ${middle.toFixed(0)} ms, most ${most.toFixed(0)} ms of ${sorted.length}`)
  expect(sorted.length, 'the clock was seen to run').toBeGreaterThan(SECONDS / 2)
  return most
}

test('two people see the same time, however slow the line of one of them is', async ({ person }) => {
  test.skip(!process.env.WHOLE, 'a measurement: make soak')
  const [ana, bia] = [await person(), await person()]
  const link = await createTable(ana, { game: 'luna', seats: [{ kind: 'me' }, { kind: 'open' }], clock: CLOCK })
  const line = await slowLine(ana.home)
  await join(bia, link.replace(ana.home, line.address), 'Bia')
  await bia.waitForTimeout(3000) // several answers tell the time, and the quickest of them is believed
  const [near, far] = [await noteFigures(ana), await noteFigures(bia)]
  await ana.waitForTimeout(1000 * SECONDS)
  const deadline = Date.parse((await tableOf(ana)).deadline!)
  const [here, there] = [new Map(await near()), new Map(await far())]
  line.close()
  const both = [...here].flatMap(([figure, moment]) => (there.has(figure) ? [moment - there.get(figure)!] : []))
  expect.soft(spread('from each other', both), 'what they see differs little').toBeLessThanOrEqual(MOST)
  for (const [who, shown] of Object.entries({ 'the near one': here, 'the far one': there })) {
    const apart = [...shown].map(([figure, moment]) => moment - due(figure, deadline))
    expect.soft(spread(`${who} from the server`, apart), `${who} sees the server's time`).toBeLessThanOrEqual(MOST)
  }
})
