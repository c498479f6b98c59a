/** The little Markdown that rule texts use, as safe HTML: bold, italics, code, lists, tables, paragraphs. */

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function inline(text: string): string {
  return text
    .replace(/[&<>"]/g, (sign) => ESCAPES[sign]!)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
    .replace(/(^|[\s(])\*([^*\s][^*]*)\*/g, '$1<i>$2</i>')
}

function table(lines: string[]): string {
  const cells = (line: string) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => inline(cell.trim()))
  const [head, , ...rows] = lines
  const row = (line: string, tag: string) =>
    `<tr>${cells(line)
      .map((cell) => `<${tag}>${cell}</${tag}>`)
      .join('')}</tr>`
  return `<div class="wide" role="group" tabindex="0"><table><thead>${row(head!, 'th')}</thead><tbody>${rows.map((line) => row(line, 'td')).join('')}</tbody></table></div>`
}

/** Consecutive lines of the same sort belong together. */
function sortOf(line: string): 'blank' | 'item' | 'table' | 'text' {
  if (!line.trim()) return 'blank'
  if (/^\s*[-*] /.test(line)) return 'item'
  return /^\s*\|/.test(line) ? 'table' : 'text'
}

export function toHtml(markdown: string): string {
  const made: string[] = []
  const lines = markdown.split('\n')
  for (let i = 0; i < lines.length;) {
    const sort = sortOf(lines[i]!)
    const block = [lines[i++]!]
    while (
      i < lines.length &&
      (sortOf(lines[i]!) === sort || (sort === 'item' && /^\s{2,}\S/.test(lines[i]!) && sortOf(lines[i]!) === 'text'))
    )
      block.push(lines[i++]!)
    if (sort === 'text') made.push(`<p>${inline(block.map((line) => line.trim()).join(' '))}</p>`)
    if (sort === 'table') made.push(table(block.map((line) => line.trim())))
    if (sort === 'item') made.push(`<ul>${items(block)}</ul>`)
  }
  return made.join('')
}

function items(block: string[]): string {
  const found: string[] = []
  for (const line of block) {
    if (sortOf(line) === 'item') found.push(line.replace(/^\s*[-*] /, ''))
    else found.push(`${found.pop()} ${line.trim()}`)
  }
  return found.map((item) => `<li>${inline(item)}</li>`).join('')
}
