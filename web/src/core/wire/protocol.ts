/** The JSON of docs/protocol.md, as far as the page reads it. */
import type { Arguments, DescribedAction, GameEvent } from '../game'
import type { components } from './schema'

type Schemas = components['schemas']

export type GameInfo = Schemas['GameTold']
export type Me = Schemas['Me']
export type WireSeat = Schemas['SeatTold']
export type TableInfo = Schemas['TableTold']
export type TableState = TableInfo['state']

/** One line of the log: an action that was taken and what came of it. */
export interface LogLine {
  ply: number
  actor: number
  by: 'user' | 'bot' | 'forced' | 'chance' | 'record'
  action: Omit<DescribedAction, 'preview' | 'hands_over'>
  events: GameEvent[]
}

export interface Standing {
  party: string
  rank: number
  points: number
  categories: Record<string, number>
}

export interface Result {
  standings: Standing[]
  reasons: string[]
  truncated: boolean
  tie_break: string
  shares: string[]
  margin: number
}

/** A request to go back that waits for the others. */
export interface Asked {
  user: number
  seat: number
  ply: number
  agreed: number[]
}

/** My last decision: undoing it is `free`, or the others must agree. */
export interface Undo {
  ply: number | null
  free: boolean
  redo: boolean
}

export interface ChatLine {
  seq: number
  user: number
  name: string
  time: string
  text: string
}

/** A table as it stands. `log` tells the plies since `from`; `legal` is null unless I decide. */
export interface Update {
  type: 'update'
  table: string
  seq: number
  ply: number
  state: TableState
  game: string
  options: Record<string, string>
  host: number
  next: string | null
  actor: number | null
  decision: string | null
  seats: WireSeat[]
  result: Result | null
  problem: string | null
  asked: Asked | null
  /** Null where there is no position yet. */
  view: unknown
  log: { from: number; plies: LogLine[] }
  chat: ChatLine[] | null
  legal: DescribedAction[] | null
  undo: Undo | null
}

/** A refusal as the server words it. */
export interface WireError {
  code: string
  message: string
  arguments: Arguments
  rule: string | null
}

/** What the server refuses, with the rule where one forbids it. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly key: string,
    readonly args: Arguments,
    readonly rule: string | null = null,
    readonly update: Update | null = null,
  ) {
    super(code)
  }
}
