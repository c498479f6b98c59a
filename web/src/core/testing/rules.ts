/** The rules of the games as the server tells them, and what readers look for in them (scripts/kept_positions.py). */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ChapterResponse } from '../wire/rest'

export interface KeptRules {
  game: string
  language: string
  chapters: ChapterResponse[]
  /** The same rules in the other language. */
  other: ChapterResponse[]
  /** What is typed, and the rule that is meant. */
  searches: Record<string, string>
}

const FILE = join(import.meta.dirname, '../../../../build/positions/rules.json')

export const keptRules = (): KeptRules[] => JSON.parse(readFileSync(FILE, 'utf8')) as KeptRules[]
