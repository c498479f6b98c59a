/**
 * Two people look at the same clock, one over a line that takes 150 ms more each way: what they see differs by 200 ms at
 * most. Measured for two minutes, and in `make soak` alone: nothing else depends on how quick a machine is.
 */
import { createServer, connect, type AddressInfo, type Socket } from 'node:net'
import { expect, test, type Person } from '../fixtures'
import { createTable, join } from '../table'

const DELAY = 150
const MOST = 200
const SECONDS = 120
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

/** Note when each figure of the clock that runs was first shown; all browsers here go by the same clock. */
async function noteFigures(page: Person): Promise<() => Promise<[string, number][]>> {
  const noted = await page.evaluateHandle(() => {
    const seen = new Map<string, number>()
    let first = true
    const look = () => {
      const figure = document.querySelector('.clock.runs .left')?.textContent ?? ''
      if (figure && !seen.has(figure) && !first) seen.set(figure, performance.timeOrigin + performance.now())
      else if (figure && first) seen.set(figure, NaN)
      first = false
    }
    look()
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
    return seen
  })
  return () => noted.evaluate((seen) => [...seen].filter(([, moment]) => !Number.isNaN(moment)))
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
  const seen = new Map(await near())
  const apart = (await far()).flatMap(([figure, moment]) => {
    const other = seen.get(figure)
    return other === undefined ? [] : [Math.abs(moment - other)]
  })
  expect(apart.length, 'the clock was seen to run').toBeGreaterThan(SECONDS / 2)
  const median = apart.toSorted((one, other) => one - other)[Math.floor(apart.length / 2)]!
  console.log(
    `clocks apart: median ${median.toFixed(0)} ms, most ${Math.max(...apart).toFixed(0)} ms of ${apart.length}`,
  )
  expect(median, 'what they see differs little').toBeLessThanOrEqual(MOST)
  line.close()
})
