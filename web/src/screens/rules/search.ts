/** Finds rules by what a reader types: without accents and case; IDs first, then what a rule begins with, then the rest. */
import type { ChapterResponse, RuleBlockResponse } from '../../core/wire/rest'

/** One letter for one letter, so that places in the folded text are places in the text. */
export function folded(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^\0-\x7f]/g, (letter) => letter.normalize('NFD')[0]!)
    .toLowerCase()
}

/** The words of a text with one blank before each: what begins a word can be found in it. */
const wordsOf = (text: string): string => (folded(text).match(/[a-z0-9]+/g) ?? []).map((word) => ` ${word}`).join('')

/** What is looked for: the beginning of a word each, in the singular or the plural. */
const wantedWords = (wanted: string): string[] =>
  wordsOf(wanted)
    .split(' ')
    .filter(Boolean)
    .map((word) => ` ${word.length > 3 ? word.replace(/s$/, '') : word}`)

/** Letters at the beginning of a rule that say what it is about. */
const BEGINNING = 48

/** How well a block answers, smaller is better; null when a word is missing. What is for programmers comes last. */
function rank(block: RuleBlockResponse, chapter: string, wanted: string): [number, number] | null {
  const [asked, rule] = [folded(wanted).trim(), folded(block.rule)]
  if (rule && rule.startsWith(asked)) return [rule === asked ? 0 : 1, 0]
  const [words, heading, said] = [wantedWords(wanted), wordsOf(chapter), wordsOf(block.text)]
  if (!words.every((word) => (heading + said).includes(word))) return null
  const late = block.reference ? 10 : 0
  const last = Math.max(...words.map((word) => said.indexOf(word)))
  if (words.every((word) => said.slice(0, BEGINNING).includes(word))) return [2 + late, last]
  return words.every((word) => heading.includes(word)) ? [3 + late, 0] : [4 + late, last]
}

export interface Hit {
  chapter: ChapterResponse
  block: RuleBlockResponse
}

/** The blocks that answer, the best first; of equals the earlier one. The terminal searches alike (rule_search.py). */
export function search(chapters: ChapterResponse[], wanted: string): Hit[] {
  if (!wanted.trim()) return []
  return chapters
    .flatMap((chapter) => chapter.blocks.map((block) => ({ chapter, block })))
    .flatMap((hit, at) => {
      const found = rank(hit.block, hit.chapter.title, wanted)
      return found ? [{ hit, order: [...found, at] as const }] : []
    })
    .sort(({ order: a }, { order: b }) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2])
    .map(({ hit }) => hit)
}

/** Whether a rule for players is among the hits: else words of the other language may have been meant. */
export const isAnswered = (hits: Hit[]): boolean => hits.some(({ block }) => block.rule && !block.reference)

/** The rules that are meant in another language, as these chapters say them, before what was found here. */
export function meant(chapters: ChapterResponse[], other: ChapterResponse[], wanted: string, found: Hit[]): Hit[] {
  const own = new Map(
    chapters.flatMap((chapter) => chapter.blocks.map((block) => [block.rule, { chapter, block }] as const)),
  )
  const hits = search(other, wanted).flatMap(({ block }) => (block.rule ? (own.get(block.rule) ?? []) : []))
  return [...hits, ...found.filter(({ block }) => !hits.some((hit) => hit.block === block))]
}

/** Where the wanted words stand in a text: pairs of begin and end. */
export function places(text: string, wanted: string): [number, number][] {
  const inside = folded(text)
  const found: [number, number][] = []
  for (const word of wantedWords(wanted)
    .map((one) => one.trim())
    .filter((one) => one.length > 1)) {
    for (let at = inside.indexOf(word); at >= 0; at = inside.indexOf(word, at + word.length))
      found.push([at, at + word.length])
  }
  return found
}
