/** The second worker, as the tables' worker sees it: begun when something is first searched for, ended when hurried. */
import type { Packages } from './python'
import type { Beginning } from './search_worker'

export class Searcher {
  #worker: Worker | null = null
  #answer: ((found: string) => void) | null = null

  constructor(
    private readonly base: string,
    private readonly packages: Packages,
    /** What to do before the worker begins: both together have the most memory. */
    private readonly settle: () => void,
  ) {}

  /** What is found; an empty text when the worker fails or is ended. */
  search(task: string): Promise<string> {
    this.#worker ??= this.#begin()
    const worker = this.#worker
    return new Promise((resolve) => {
      this.#answer = resolve
      worker.postMessage(task)
    })
  }

  stop(): void {
    this.#worker?.terminate()
    this.#worker = null
    this.#tell('')
  }

  #begin(): Worker {
    this.settle()
    const worker = new Worker(new URL('./search_worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<string>) => this.#tell(data)
    worker.onerror = () => this.stop()
    worker.postMessage({ base: this.base, packages: this.packages } satisfies Beginning)
    return worker
  }

  #tell(found: string): void {
    this.#answer?.(found)
    this.#answer = null
  }
}
