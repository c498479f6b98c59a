/** What tabs and the worker with the tables say to each other, over one channel for all tabs. */

export const CHANNEL = 'tabuleiro-device'

/** What is asked once; `name` is what the page calls whoever asks. */
export interface Question {
  name: string
  method: string
  path: string
  query: Record<string, string>
  body: string
}

/** The answer, as Python gives it. */
export interface Told {
  status: number
  type: string
  body: string
  file: string
}

/** To the tables. Every tab has an id; a tab has one line at a time. */
export type ToTables =
  | { kind: 'hail'; tab: string }
  | { kind: 'ask'; tab: string; number: number; question: Question }
  | { kind: 'open'; tab: string; line: number }
  | { kind: 'say'; tab: string; line: number; text: string }
  | { kind: 'close'; tab: string; line: number }

/** To the tabs: to one of them, or to all that other tables serve from now on, or that the disk has no room. */
export type ToTabs =
  | { kind: 'began' }
  | { kind: 'full' }
  | { kind: 'failed'; text: string }
  | { kind: 'here'; to: string }
  | { kind: 'told'; to: string; number: number; told: Told }
  | { kind: 'hear'; to: string; line: number; text: string }
