/** Breaks a sentence into lines of about a width: a drawing has no paragraphs. */
const NARROW = /[iljtfrI.,:;()'|! /-]/
const WIDE = /[mwMWA-Z]/

/** About how wide a text is in the text face. */
export function measure(text: string, size: number): number {
  let width = 0
  for (const letter of text) width += NARROW.test(letter) ? 0.27 : WIDE.test(letter) ? 0.66 : 0.5
  return width * size
}

export function wrap(text: string, width: number, size: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && measure(`${last} ${word}`, size) <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
