/** Marks the wanted words in a text without touching it (the CSS Custom Highlight API); browsers without it mark nothing. */
import { tick } from 'svelte'
import { places } from './search'

export function mark(text: HTMLElement | undefined, wanted: string): () => void {
  if (!text || !('highlights' in CSS)) return () => undefined
  void tick().then(() => {
    const ranges: Range[] = []
    const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const [begin, end] of places(node.textContent ?? '', wanted)) {
        const range = new Range()
        range.setStart(node, begin)
        range.setEnd(node, end)
        ranges.push(range)
      }
    }
    CSS.highlights.set('wanted', new Highlight(...ranges))
  })
  return () => CSS.highlights.delete('wanted')
}
