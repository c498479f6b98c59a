/** One table as this browser sees it: what the server last said, and the past that the reader may be looking at. */
import { answer, api, withKey } from '../wire/api'
import type { DearAction, DescribedAction, GameEvent, Seat } from '../game'
import type {
  ChatLine,
  HintMessage,
  WarningMessage,
  LogPly,
  PresenceMessage,
  RuleRefusal,
  UpdateMessage,
} from '../wire/messages'
import { Refused } from '../wire/refused'
import type { RematchBody } from '../wire/rest'
import { Following, type Step } from './following.svelte'
import { added, continued, courseOf, isChosen, lastMove, preceded } from './log'
import { preferences } from './preferences.svelte'
import { share } from './sharing/share'
import { lineOf, meAt } from '../device/line_of'
import type { Heard, Said, Socket, Without } from '../wire/socket.svelte'
import { levelName, say } from '../i18n/i18n.svelte'

/** Between two moments of a replay that is dragged, in milliseconds: the server counts what is asked for. */
const LOOK_PAUSE = 60

/** Lines after a past moment that come with the part of the log around it. */
const AFTER = 40

/** The table as it was at a ply. */
export type Moment = Pick<UpdateMessage, 'ply' | 'view' | 'decision' | 'actor' | 'result' | 'log'>

/** What changes the table: it is done only if nothing else has happened since `seq`. */
type Change = Without<Extract<Said, { seq: number }>, 'table' | 'seq'>

export class TableStore {
  update = $state.raw<UpdateMessage | null>(null)
  /** The newest plies; `loadEarlier` brings those before them. */
  log = $state.raw<LogPly[]>([])
  chat = $state.raw<ChatLine[]>([])
  /** The moves of others, which the screen shows one after the other: it may be behind what the server has told. */
  readonly following = new Following(
    () => preferences.speed,
    () => !document.hidden,
  )
  /** The events of the last move. */
  last = $state.raw<GameEvent[]>([])
  #before = $state.raw<unknown>(null)
  /** A past moment on the screen; null is now. */
  moment = $state.raw<Moment | null>(null)
  /** The log around a past moment that lies before what is here of it. */
  around = $state.raw<LogPly[] | null>(null)
  /** The elements that a line of the log under pointer or focus tells about. */
  lit = $state.raw<string[]>([])
  /** Why there is nothing to show. */
  unavailable = $state<string | null>(null)
  /** A move is on its way: until the table has changed, nothing else is sent. */
  busy = $state(false)
  /** I am on my way to another table: that this one is no more concerns me no more. */
  isLeft = false
  /** Told of my own moves, as soon as the table has them; those of others are told by `following`. */
  onplies: (added: LogPly[]) => void = () => {}
  /** Told of the answers to a hint that was asked for. */
  onhint: (message: HintMessage) => void = () => {}
  /** Told what an action gives away that was to be looked at. */
  onwarning: (message: WarningMessage) => void = () => {}

  /** Whoever serves this table. */
  readonly line: Socket

  #wanted: number | null = null
  #looking: Promise<void> | null = null
  #earlier: Promise<void> | null = null
  #stop: () => void

  constructor(
    readonly id: string,
    readonly key: string | null,
  ) {
    this.line = lineOf(id)
    this.#stop = this.line.listen((message) => this.#hear(message))
    void this.line.subscribe(id, key).catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error
      this.unavailable = error.code
    })
  }

  close(): void {
    this.#stop()
    this.following.close()
    this.line.unsubscribe(this.id)
  }

  /** Who I am here; null for a visitor. */
  get me(): number | null {
    return meAt(this.id)
  }

  /** Who decides in the position on the screen, among the present ones. */
  readonly actor: number | null = $derived((this.following.frame ?? this.update)?.actor ?? null)

  /** Which glyph a seat wears in a view, where the game lets players choose; the table's screen knows the game. */
  glyphOf: ((view: unknown, seat: number) => number) | null = $state.raw(null)

  #seated: Seat[] = []
  readonly seats: Seat[] = $derived.by(() => {
    const mine = this.me
    const view = this.update?.view
    const seats = (this.update?.seats ?? []).map((seat) => ({
      seat: seat.seat,
      name:
        seat.kind === 'bot' && seat.level
          ? seat.name || say('web-bot-name', { level: levelName(seat.level), number: seat.seat + 1 })
          : seat.kind !== 'open' && !seat.name
            ? say('web-deleted-player')
            : seat.name,
      glyph: view ? (this.glyphOf?.(view, seat.seat) ?? seat.seat) : seat.seat,
      bot: seat.level ?? seat.standin,
      outside: seat.kind === 'bot' && !seat.level,
      you: seat.kind === 'human' && seat.user === mine,
      connected: seat.connected,
      guest: seat.guest,
      deciding: this.actor === seat.seat,
    }))
    return (this.#seated = share(this.#seated, seats))
  })

  readonly #naming: string = $derived(JSON.stringify(this.seats.map((seat) => seat.name)))
  /** The names alone: they change less often than who sits there does, and every text with a name follows them. */
  readonly names: string[] = $derived(JSON.parse(this.#naming) as string[])

  /** Whether I am the host. */
  readonly isHost: boolean = $derived(!!this.update && this.update.host === this.me)

  readonly legal: DescribedAction[] = $derived(this.moment || this.following.isBehind ? [] : (this.update?.legal ?? []))
  /** What I could do now if it cost less. */
  readonly tooDear: DearAction[] = $derived(this.legal.length ? (this.update?.too_dear ?? []) : [])

  /** Whether I am asked something: the table waits for me, and I have seen what the others did. */
  readonly isMine: boolean = $derived((this.update?.legal?.length ?? 0) > 0 && !this.following.isBehind)

  /** The events that are marked on the board. */
  readonly marked: GameEvent[] = $derived(
    this.moment ? this.moment.log.plies.flatMap((line) => line.events) : (this.following.frame?.events ?? this.last),
  )

  readonly view: unknown = $derived(this.moment?.view ?? this.following.frame?.view ?? this.update?.view ?? null)

  /** The view when the turn of whoever decides on the screen began. */
  readonly before: unknown = $derived(this.following.frame ? this.following.frame.before : this.#before)

  /** The lines of this turn that I can take back one by one, the oldest first. */
  readonly steps: LogPly[] = $derived.by(() => {
    const actor = this.update?.actor
    let first = this.log.length
    while (first > 0 && this.log[first - 1]!.actor === actor) first--
    return this.log.slice(first)
  })

  play(action: DescribedAction): Promise<void> {
    return this.#change({ type: 'play', seat: action.seat, action: action.id })
  }

  /** A bot may move while the request is on its way: as long as it is still this decision that would be undone, ask again. */
  async undo(ply: number): Promise<void> {
    try {
      await this.#change({ type: 'undo', ply })
    } catch (error) {
      const isStale = error instanceof Refused && error.code === 'stale'
      if (!isStale || !this.update?.undo?.free || this.update.undo.ply !== ply) throw error
      await this.undo(ply)
    }
  }

  /** Try what a lesson invites to: the rules are expected to forbid it. */
  tryOut(action: string): Promise<void> {
    return this.#change({ type: 'play', seat: this.update!.actor!, action })
  }

  /** Tell a lesson what was done besides playing. */
  learn(given: string): Promise<void> {
    return this.#change({ type: 'learn', given })
  }

  redo(): Promise<void> {
    return this.#change({ type: 'redo' })
  }

  answerUndo(accept: boolean): Promise<void> {
    return this.#change({ type: 'undo_answer', accept })
  }

  resign(seat: number): Promise<void> {
    return this.#change({ type: 'resign', seat })
  }

  handOver(seat: number): Promise<void> {
    return this.#change({ type: 'hand_over', seat })
  }

  takeBack(seat: number): Promise<void> {
    return this.#change({ type: 'take_back', seat })
  }

  /** Wish for a pause, take the wish back, or go on. */
  pause(on: boolean): Promise<void> {
    return this.#change({ type: 'pause', on })
  }

  /** Give time to somebody else. */
  grant(seat: number): Promise<void> {
    return this.#change({ type: 'grant', seat })
  }

  /** Wait for somebody who is out of time. */
  wait(seat: number): Promise<void> {
    return this.#change({ type: 'wait', seat })
  }

  /** Have the bot that thinks play the best that it has found so far. */
  async moveNow(): Promise<void> {
    await this.line.ask({ type: 'move_now', table: this.id, seq: this.update!.seq })
  }

  /** Send a player away, as the host may. */
  dismiss(seat: number): Promise<void> {
    return this.#change({ type: 'dismiss', seat })
  }

  async erase(line: ChatLine): Promise<void> {
    await this.line.ask({ type: 'erase', table: this.id, line: line.seq })
  }

  async phrase(phrase: string): Promise<void> {
    await this.line.ask({ type: 'phrase', table: this.id, phrase })
  }

  async mute(user: number, muted: boolean): Promise<void> {
    await this.line.ask({ type: 'mute', table: this.id, user, muted })
  }

  /** Offer to play again, or answer the offer. */
  async rematch(wish: RematchBody): Promise<void> {
    await api.POST('/api/tables/{table}/rematch', { params: { path: { table: this.id } }, body: wish })
  }

  /** Take the seat that is held for me, or leave it to others. */
  async answerInvitation(accept: boolean): Promise<void> {
    await this.line.ask({ type: 'invite_answer', table: this.id, accept })
  }

  async say(text: string): Promise<void> {
    await this.line.ask({ type: 'chat', table: this.id, text })
  }

  /** The one reason why a press on an element does nothing now; null when it is for nothing. */
  async whyNot(element: string): Promise<RuleRefusal | null> {
    const { refusal } = await this.line.ask({ type: 'why_not', table: this.id, element })
    return refusal ?? null
  }

  /** Look at a ply; null returns to the present. Whoever drags through a game asks for one moment at a time. */
  async look(ply: number | null): Promise<void> {
    this.#wanted = ply
    if (ply !== null) this.following.skip()
    if (ply === null) this.moment = null
    else await (this.#looking ??= this.#fetchMoment().finally(() => (this.#looking = null)))
  }

  /** Fetch the moment that is wanted, until it is still wanted when it is there. */
  async #fetchMoment(): Promise<void> {
    for (let ply = this.#wanted; ply !== null; ply = this.#wanted) {
      const params = { path: { table: this.id, ply }, query: withKey(this.key) }
      const moment = await answer(api.GET('/api/tables/{table}/plies/{ply}', { params }))
      if (this.#wanted === ply) {
        if (!this.#isInLog(ply)) this.around = await this.#logBefore(Math.min(ply + AFTER, this.update?.ply ?? ply))
        this.moment = moment
        return
      }
      await new Promise((resolve) => setTimeout(resolve, LOOK_PAUSE))
    }
  }

  /** Whether the line that led to a moment is here, in the log or in the part around an earlier moment. */
  #isInLog(ply: number): boolean {
    const line = Math.max(0, ply - 1)
    if (line >= this.logFrom) {
      this.around = null
      return true
    }
    return this.around?.some((known) => known.ply === line) ?? false
  }

  async #logBefore(before: number): Promise<LogPly[]> {
    const params = { path: { table: this.id }, query: { before, ...withKey(this.key) } }
    return (await answer(api.GET('/api/tables/{table}/log', { params }))).plies
  }

  /** The first ply of the log that is here. */
  readonly logFrom: number = $derived(this.log[0]?.ply ?? this.update?.ply ?? 0)

  /** Bring the part of the log before the one that is here. */
  async loadEarlier(): Promise<void> {
    if (this.logFrom > 0) await (this.#earlier ??= this.#fetchEarlier().finally(() => (this.#earlier = null)))
  }

  async #fetchEarlier(): Promise<void> {
    const params = { path: { table: this.id }, query: { before: this.logFrom, ...withKey(this.key) } }
    const part = await answer(api.GET('/api/tables/{table}/log', { params }))
    this.log = preceded(this.log, this.update?.ply ?? 0, part)
  }

  async #change(change: Change): Promise<void> {
    if (this.busy || !this.update) return
    this.busy = true
    try {
      await this.line.ask({ ...change, table: this.id, seq: this.update.seq })
    } catch (error) {
      if (error instanceof Refused && error.update) this.#show(error.update)
      throw error
    } finally {
      this.busy = false
    }
  }

  #hear(message: Heard): void {
    if (!('table' in message) || message.table !== this.id) return
    if (message.type === 'update') this.#show(message)
    else if (message.type === 'chat') this.#hearChat(message.line)
    else if (message.type === 'presence') this.#seePresence(message)
    else if (message.type === 'hint') this.onhint(message)
    else if (message.type === 'warning') this.onwarning(message)
    else if (message.type === 'removed') {
      if (!this.isLeft) this.unavailable = 'unknown_table'
    } else if (message.type === 'unavailable') this.unavailable = message.code
  }

  #show(update: UpdateMessage): void {
    if (this.update && update.seq < this.update.seq) return
    const isFirst = this.update === null
    const turnsOver = this.update?.actor !== update.actor
    update.view = share(this.update?.view, update.view)
    const fresh = added(this.update?.ply ?? 0, update.log)
    const course = courseOf(this.log, this.update?.ply ?? null, update.log)
    this.log = continued(this.log, update.log)
    const move = isFirst || !fresh.length ? lastMove(this.log) : fresh.some(isChosen) ? fresh : []
    this.last = move.flatMap((line) => line.events)
    if (turnsOver) this.#before = update.view
    if (update.chat) this.chat = update.chat
    this.unavailable = null
    this.busy = false
    this.update = update
    if (course !== 'same') this.#follow({ ...update, events: this.last, before: this.#before, plies: fresh }, course)
  }

  /** Let the screen follow: at once where I have acted or all is new, one move after the other where others have. */
  #follow(step: Step, course: 'anew' | 'on'): void {
    const first = step.plies.find(isChosen)
    const isMine = first?.by === 'user' && this.update!.seats[first.actor]?.user === this.me
    if (course === 'on' && first && !isMine) {
      this.following.add(step)
      return
    }
    this.following.begin(step)
    if (course === 'on') this.onplies(step.plies)
  }

  #hearChat(line: ChatLine): void {
    if (!this.chat.some((known) => known.seq === line.seq)) this.chat = [...this.chat, line]
  }

  #seePresence({ connected, watching }: PresenceMessage): void {
    if (!this.update) return
    const seats = this.update.seats.map((seat) => ({ ...seat, connected: connected[seat.seat] ?? seat.connected }))
    this.update = { ...this.update, seats, watching }
  }
}
