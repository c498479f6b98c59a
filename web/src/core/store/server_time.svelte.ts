/**
 * What time it is at the server: this browser's own clock and how far it is off (Cristian's algorithm). Of the last
 * answers the quickest is believed, because it knows best when the server looked at its clock.
 */
interface Sample {
  trip: number
  offset: number
}

const KEPT = 5
/** How often what is shown is looked at again, in milliseconds. */
const STEP = 100

/** A clock that nobody sets while the page is open. */
const local = (): number => performance.timeOrigin + performance.now()

export class ServerTime {
  /** The server's time in milliseconds; it moves only while somebody looks. */
  now = $state(local())
  #samples: Sample[] = []
  #watching = 0
  #timer: ReturnType<typeof setInterval> | undefined

  /** An answer has come that tells the time; `sent` is when it was asked for, by `mark`. */
  measure(told: string, sent: number, received = this.mark()): void {
    const trip = Math.max(0, received - sent)
    this.#samples = [...this.#samples.slice(1 - KEPT), { trip, offset: Date.parse(told) + trip / 2 - received }]
    this.now = this.look()
  }

  mark(): number {
    return local()
  }

  /** The server's time at this moment. */
  look(at = this.mark()): number {
    const best = this.#samples.reduce<Sample | null>(
      (one, other) => (one && one.trip <= other.trip ? one : other),
      null,
    )
    return at + (best?.offset ?? 0)
  }

  /**
   * Let the time move until the returned function is called; it rests while the page is hidden. A timer, not every frame:
   * who asks for frames has the whole page gone through sixty times a second.
   */
  watch(): () => void {
    if (this.#watching++ === 0) {
      this.now = this.look()
      this.#timer = setInterval(() => {
        if (!document.hidden) this.now = this.look()
      }, STEP)
    }
    return () => {
      if (--this.#watching === 0) clearInterval(this.#timer)
    }
  }
}

export const serverTime = new ServerTime()
