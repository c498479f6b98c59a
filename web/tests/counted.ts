/**
 * What a long journey has counted: its cases add up to a line for each game, and are kept from run to run, so that a journey
 * may be walked in parts. The table of all is written to build/NAME.md. A case is noted when nothing was wrong with it.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const place = join(import.meta.dirname, '../../build')

export class Counted {
  readonly #folder: string

  /** `columns` name what is counted, `wrong` what was looked for and not found. */
  constructor(
    readonly name: string,
    readonly how: string,
    readonly columns: string[],
    readonly wrong: string,
  ) {
    this.#folder = join(place, 'counted', name)
  }

  /** A case begins anew. */
  forget(game: string, part = 'all'): void {
    rmSync(this.#file(game, part), { force: true })
  }

  note(game: string, counts: number[], part = 'all'): void {
    mkdirSync(this.#folder, { recursive: true })
    writeFileSync(this.#file(game, part), JSON.stringify(counts))
    writeFileSync(join(place, `${this.name}.md`), this.#table())
  }

  #file(game: string, part: string): string {
    return join(this.#folder, `${game} ${part}.json`)
  }

  #table(): string {
    const totals = new Map<string, number[]>()
    for (const file of readdirSync(this.#folder).toSorted()) {
      const game = file.split(' ')[0]!
      const counts = JSON.parse(readFileSync(join(this.#folder, file), 'utf8')) as number[]
      const before = totals.get(game) ?? counts.map(() => 0)
      totals.set(
        game,
        before.map((sum, i) => sum + counts[i]!),
      )
    }
    const lines = [
      `| game | ${this.columns.join(' | ')} | ${this.wrong} |`,
      `|---|${'---:|'.repeat(this.columns.length + 1)}`,
      ...[...totals].map(
        ([game, counts]) => `| ${game} | ${counts.map((count) => count.toLocaleString('en')).join(' | ')} | **0** |`,
      ),
    ]
    return `${this.how}\n\n${lines.join('\n')}\n`
  }
}
