/** The position on the editor's table: what was done to it can be undone, and the server says what is wrong with it. */
import type { Text } from '../../core/game'
import { share } from '../../core/store/sharing/share'
import { answer, api, withKey } from '../../core/wire/api'
import type { ChoiceResponse, EditedResponse, FieldResponse, FormResponse, ProblemResponse } from '../../core/wire/rest'
import { clientAt, usualPlace } from '../tables'
import { fieldOf, type Position } from './values'

/** What is picked from the palette; `null` takes things away. */
export type Tool = { choice: ChoiceResponse | null }

interface Edit {
  path: string
  value: unknown
}

/** One thing that was done: in words, and the position after it. */
interface Step {
  said: string
  edited: EditedResponse
}

export class Editor {
  #past = $state.raw<Step[]>([])
  #future = $state.raw<Step[]>([])
  #form = $state.raw<FormResponse>({ fields: [], choices: [] })
  /** The last view that could be drawn: one that cannot be is told. */
  #view = $state.raw<unknown>(null)
  /** Whether pieces come from their homes. */
  balance = $state(true)
  tool = $state.raw<Tool | null>(null)
  /** The field that is looked at; its element is framed. */
  focused = $state.raw<FieldResponse | null>(null)
  /** The element whose fields are listed. */
  opened = $state<string | null>(null)
  isBusy = $state(false)

  constructor(
    readonly game: string,
    private readonly text: () => Text,
  ) {}

  get now(): EditedResponse | null {
    return this.#past.at(-1)?.edited ?? null
  }
  get position(): Position {
    return this.now?.position ?? {}
  }
  get form(): FormResponse {
    return this.#form
  }
  get view(): unknown {
    return this.#view
  }
  get problems(): ProblemResponse[] {
    return this.now?.problems ?? []
  }
  get canUndo(): boolean {
    return this.#past.length > 1
  }
  get canRedo(): boolean {
    return this.#future.length > 0
  }
  /** What was done last, the newest first. */
  get steps(): string[] {
    return this.#past
      .slice(1)
      .map(({ said }) => said)
      .toReversed()
  }

  /** Begin with the set-up of a game. */
  async begin(seats: number, options: Record<string, string>): Promise<void> {
    await this.#ask(async () => {
      const client = await clientAt(usualPlace())
      const body = { game: this.game, seats, options }
      this.#restart(await answer(client.POST('/api/positions/opening', { body })))
    })
  }

  /** Begin with a position that somebody brings. */
  async open(position: Position): Promise<void> {
    await this.#ask(async () => this.#restart(await this.#edited(position, [])))
  }

  /** Begin with a ply of a table; with its last one unless another is named. */
  async openTable(table: string, key: string | null, ply: number | null): Promise<void> {
    const query = { ...withKey(key), ...(ply === null ? {} : { ply }) }
    const params = { path: { table }, query }
    const found = await answer(api.GET('/api/tables/{table}/position', { params }))
    await this.open(found.position)
  }

  /** Begin with the end of a record. */
  async openRecord(record: string): Promise<void> {
    const client = await clientAt(usualPlace())
    const { table, key } = await answer(client.POST('/api/records', { body: { record } }))
    await this.openTable(table, key, null)
  }

  /** Set values; `said` tells it among the last edits. */
  async set(said: string, edits: Edit[], balance = this.balance): Promise<void> {
    await this.#ask(async () => {
      const edited = await this.#edited(this.position, edits, balance)
      this.#future = []
      this.#show([...this.#past, { said, edited }])
    })
  }

  undo(): void {
    const last = this.#past.at(-1)
    if (!this.canUndo || !last) return
    this.#future = [last, ...this.#future]
    this.#show(this.#past.slice(0, -1))
  }

  redo(): void {
    const [next, ...others] = this.#future
    if (!next) return
    this.#future = others
    this.#show([...this.#past, next])
  }

  /** Look at a field: its group opens, its element is framed. */
  look(field: FieldResponse | null): void {
    this.focused = field
  }

  /** The field of the next problem after the one that is looked at. */
  nextProblem(): FieldResponse | null {
    const fields = this.problems.flatMap((problem) => fieldOf(this.#form, problem) ?? [])
    const at = fields.findIndex(({ path }) => path === this.focused?.path)
    return fields[(at + 1) % fields.length] ?? null
  }

  labelOf(field: FieldResponse): string {
    return this.text()(field.label.message, field.label.arguments)
  }

  groupOf(field: FieldResponse): string {
    return this.text()(field.group.message, field.group.arguments)
  }

  nameOf(choice: ChoiceResponse): string {
    return this.text()(choice.message, choice.arguments)
  }

  async #edited(position: Position, edits: Edit[], balance = true): Promise<EditedResponse> {
    const client = await clientAt(usualPlace())
    return answer(client.POST('/api/positions/edit', { body: { game: this.game, position, edits, balance } }))
  }

  async #ask(work: () => Promise<void>): Promise<void> {
    if (this.isBusy) return
    this.isBusy = true
    try {
      await work()
    } finally {
      this.isBusy = false
    }
  }

  #restart(edited: EditedResponse): void {
    this.#future = []
    this.focused = null
    this.opened = null
    this.#show([{ said: '', edited }])
  }

  /** Every answer but the first may leave the form out: it is then that of the step before. */
  #show(past: Step[]): void {
    this.#past = past
    const edited = past.at(-1)!.edited
    this.#form = past.findLast(({ edited: { form } }) => form)?.edited.form ?? this.#form
    if (edited.view) this.#view = share(this.#view, structuredClone(edited.view))
  }
}
