/** The little Markdown that rule texts use, as safe HTML: bold, italics, code, fences, lists, tables, paragraphs. */

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign]!)

function inline(text: string): string {
  return escaped(text)
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
function sortOf(line: string): 'blank' | 'fence' | 'item' | 'number' | 'table' | 'text' {
  if (!line.trim()) return 'blank'
  if (/^\s*```/.test(line)) return 'fence'
  if (/^\s*[-*] /.test(line)) return 'item'
  if (/^\s*\d+\. /.test(line)) return 'number'
  return /^\s*\|/.test(line) ? 'table' : 'text'
}

export function toHtml(markdown: string): string {
  const made: string[] = []
  const lines = markdown.split('\n')
  for (let i = 0; i < lines.length;) {
    if (sortOf(lines[i]!) === 'fence') {
      const end = lines.findIndex((line, at) => at > i && sortOf(line) === 'fence')
      const fenced = lines.slice(i + 1, end < 0 ? undefined : end)
      made.push(`<pre tabindex="0"><code>${fenced.map(escaped).join('\n')}</code></pre>`)
      i = end < 0 ? lines.length : end + 1
      continue
    }
    const sort = sortOf(lines[i]!)
    const isList = sort === 'item' || sort === 'number'
    const block = [lines[i++]!]
    while (
      i < lines.length &&
      (sortOf(lines[i]!) === sort || (isList && /^\s{2,}\S/.test(lines[i]!) && sortOf(lines[i]!) === 'text'))
    )
      block.push(lines[i++]!)
    if (sort === 'text') made.push(`<p>${inline(block.map((line) => line.trim()).join(' '))}</p>`)
    if (sort === 'table') made.push(table(block.map((line) => line.trim())))
    if (sort === 'item') made.push(`<ul>${items(block)}</ul>`)
    if (sort === 'number') made.push(`<ol>${items(block)}</ol>`)
  }
  return made.join('')
}

function items(block: string[]): string {
  const found: string[] = []
  for (const line of block) {
    if (sortOf(line) !== 'text') found.push(line.replace(/^\s*(?:[-*]|\d+\.) /, ''))
    else found.push(`${found.pop()} ${line.trim()}`)
  }
  return found.map((item) => `<li>${inline(item)}</li>`).join('')
}
