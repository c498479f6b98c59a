/**
 * The disk of this device (IndexedDB): the logs of tables, how they are listed, how far lessons have come, what is studied.
 * Python writes through it in a worker; the page reads lists from it without starting Python.
 */
import type { TableResponse } from '../wire/rest'

const NAME = 'tabuleiro'
const VERSION = 2
/** What is studied here: rows of JSON that Python alone reads, by their ids. */
const SHELVES = ['analyses', 'blocks', 'tries']

/** A log entry as Python writes it: table, seq, and nine fields more. */
type Entry = [table: string, seq: number, ...rest: unknown[]]

interface Change {
  table: string
  key: string
  told: TableResponse
  lesson: boolean
  entries: Entry[]
}

interface StoredTable extends Omit<Change, 'entries'> {
  archived: boolean
}

interface StoredEntry {
  table: string
  seq: number
  entry: Entry
}

/** What a request gives, which is what we have put there. */
function settled<T>(request: IDBRequest): Promise<T> {
  const answer = new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as T)
    request.onerror = () => reject(request.error ?? new Error('the disk does not answer'))
  })
  answer.catch(() => {}) // nobody waits any more for what is taken back with the rest
  return answer
}

function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open(NAME, VERSION)
  opening.onupgradeneeded = ({ oldVersion }) => {
    if (oldVersion < 1) {
      opening.result.createObjectStore('tables', { keyPath: 'table' })
      opening.result.createObjectStore('entries', { keyPath: ['table', 'seq'] })
      opening.result.createObjectStore('lessons', { keyPath: 'game' })
    }
    for (const shelf of SHELVES) opening.result.createObjectStore(shelf, { keyPath: 'id' })
  }
  return settled(opening)
}

export class Disk {
  /** `whenFull` is called whenever something finds no room: who waits for a bot has asked for nothing, and must know. */
  constructor(private readonly whenFull: () => void = () => {}) {}

  #database: Promise<IDBDatabase> | null = null

  /** One transaction: it is done when the browser says that all of it is written, and nothing of it is if any fails. */
  async #within<T>(
    mode: IDBTransactionMode,
    work: (store: (name: string) => IDBObjectStore) => Promise<T>,
  ): Promise<T> {
    this.#database ??= open()
    this.#database.catch(() => (this.#database = null))
    const database = await this.#database
    database.onversionchange = () => this.#close(database)
    const transaction = database.transaction([...database.objectStoreNames], mode, { durability: 'strict' })
    const complete = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(new Error('the disk took nothing'))
    })
    const asking = work((name) => transaction.objectStore(name))
    asking.catch(() => takeBack(transaction))
    const [asked, written] = await Promise.allSettled([asking, complete])
    // When all of it is taken back, each request that waits fails for that: the reason is what the transaction says.
    if (transaction.error) throw transaction.error
    if (asked.status === 'rejected') throw asked.reason
    if (written.status === 'rejected') throw written.reason
    return asked.value
  }

  /** A newer version of the page waits for the disk: it is opened anew when it is wanted again. */
  #close(database: IDBDatabase): void {
    database.close()
    this.#database = null
  }

  /** How a table stands in lists, those that wait first. */
  async list(archived: boolean): Promise<TableResponse[]> {
    const all = await this.#within('readonly', (store) => settled<StoredTable[]>(store('tables').getAll()))
    const shown = all.filter((table) => table.archived === archived && !table.lesson).map((table) => table.told)
    const rank = (table: TableResponse) => (table.waiting ? 0 : table.state === 'running' ? 1 : 2)
    return shown.sort((a, b) => rank(a) - rank(b) || b.updated.localeCompare(a.updated))
  }

  async shown(table: string): Promise<TableResponse | null> {
    const found = await this.#within('readonly', (store) =>
      settled<StoredTable | undefined>(store('tables').get(table)),
    )
    return found?.told ?? null
  }

  async archive(table: string, archived: boolean): Promise<void> {
    await this.#within('readwrite', async (store) => {
      const found = await settled<StoredTable | undefined>(store('tables').get(table))
      if (found) await settled(store('tables').put({ ...found, archived }))
    })
  }

  // What Python calls: JSON in, JSON out, and a word for whatever goes wrong.

  async write(changes: string): Promise<string> {
    const wanted = JSON.parse(changes) as { changes: Change[]; lessons: { game: string }[] }
    const answer = await told(
      this.#within('readwrite', async (store) => {
        const written: Promise<unknown>[] = []
        for (const { entries, ...table } of wanted.changes) {
          const before = await settled<StoredTable | undefined>(store('tables').get(table.table))
          written.push(settled(store('tables').put({ ...table, archived: before?.archived ?? false })))
          for (const entry of entries) written.push(settled(store('entries').add(stored(entry))))
        }
        for (const lesson of wanted.lessons) written.push(settled(store('lessons').put(lesson)))
        await Promise.all(written)
      }),
    )
    if ((JSON.parse(answer) as { fault?: string }).fault === FULL) this.whenFull()
    return answer
  }

  replace(entries: string): Promise<string> {
    const wanted = JSON.parse(entries) as Entry[]
    return told(
      this.#within('readwrite', (store) =>
        Promise.all(wanted.map((entry) => settled(store('entries').put(stored(entry))))).then(() => {}),
      ),
    )
  }

  read(table: string): Promise<string> {
    return told(
      this.#within('readonly', async (store) => {
        const found = await settled<StoredTable | undefined>(store('tables').get(table))
        if (!found) return null
        const log = await settled<StoredEntry[]>(store('entries').getAll(logOf(table)))
        return { key: found.key, entries: log.map(({ entry }) => entry) }
      }),
    )
  }

  remove(table: string): Promise<string> {
    return told(
      this.#within('readwrite', async (store) => {
        await Promise.all([settled(store('tables').delete(table)), settled(store('entries').delete(logOf(table)))])
      }),
    )
  }

  lessons(): Promise<string> {
    return told(this.#within('readonly', (store) => settled<unknown[]>(store('lessons').getAll())))
  }

  keep(shelf: string, row: string): Promise<string> {
    const wanted = JSON.parse(row) as { id: string }
    return told(this.#within('readwrite', (store) => settled(store(shelf).put(wanted)).then(() => {})))
  }

  find(shelf: string, key: string): Promise<string> {
    return told(this.#within('readonly', (store) => settled<unknown>(store(shelf).get(key))))
  }

  kept(shelf: string): Promise<string> {
    return told(this.#within('readonly', (store) => settled<unknown[]>(store(shelf).getAll())))
  }

  drop(shelf: string, key: string): Promise<string> {
    return told(this.#within('readwrite', (store) => settled(store(shelf).delete(key)).then(() => {})))
  }
}

/** Let nothing of a transaction be written, unless it is over already. */
function takeBack(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // it was taken back by the browser, for what went wrong
  }
}

const stored = (entry: Entry): StoredEntry => ({ table: entry[0], seq: entry[1], entry })
const logOf = (table: string): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Infinity])

const FULL = 'full'
const FAULTS: Record<string, string> = { ConstraintError: 'taken', QuotaExceededError: FULL }

/** What was found, or what went wrong, as Python reads it. */
export async function told(work: Promise<unknown>): Promise<string> {
  try {
    return JSON.stringify({ found: (await work) ?? null })
  } catch (error) {
    const { name, message } = error as DOMException
    return JSON.stringify({ fault: FAULTS[name] ?? 'failed', text: message })
  }
}
