/** Finds rules by what a reader types: without accents and case; IDs first, then chapters, then texts. */
import type { ChapterResponse, RuleBlockResponse } from '../../core/wire/rest'

/** One letter for one letter, so that places in the folded text are places in the text. */
export function folded(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^\0-\x7f]/g, (letter) => letter.normalize('NFD')[0]!)
    .toLowerCase()
}

const plain = (markdown: string): string => markdown.replace(/[*`|]/g, ' ')

/** Whether a block says every word that is wanted, as its ID, in the name of its chapter, or in its text. */
export function fits(block: RuleBlockResponse, chapter: string, words: string[]): boolean {
  const text = folded(`${block.rule} ${chapter} ${plain(block.text)}`)
  return words.every((word) => text.includes(word))
}

/** How well a block answers: a smaller number comes first. */
function rank(block: RuleBlockResponse, chapter: string, words: string[]): number {
  const id = folded(block.rule)
  if (words.some((word) => id === word)) return 0
  if (words.some((word) => id.startsWith(word))) return 1
  return words.every((word) => folded(chapter).includes(word)) ? 2 : 3
}

export interface Hit {
  chapter: ChapterResponse
  block: RuleBlockResponse
}

/** The blocks that answer, the best first; of equals the earlier one. */
export function search(chapters: ChapterResponse[], wanted: string): Hit[] {
  const words = folded(wanted).split(/\s+/).filter(Boolean)
  if (!words.length) return []
  return chapters
    .flatMap((chapter) => chapter.blocks.map((block) => ({ chapter, block })))
    .filter(({ chapter, block }) => fits(block, chapter.title, words))
    .map((hit, at) => ({ hit, at, rank: rank(hit.block, hit.chapter.title, words) }))
    .sort((a, b) => a.rank - b.rank || a.at - b.at)
    .map(({ hit }) => hit)
}

/** Where the wanted words stand in a text: pairs of begin and end. */
export function places(text: string, wanted: string): [number, number][] {
  const inside = folded(text)
  const found: [number, number][] = []
  for (const word of folded(wanted)
    .split(/\s+/)
    .filter((part) => part.length > 1)) {
    for (let at = inside.indexOf(word); at >= 0; at = inside.indexOf(word, at + word.length))
      found.push([at, at + word.length])
  }
  return found
}
