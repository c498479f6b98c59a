import { expect, it } from 'vitest'
import { toHtml } from './markdown'

it('makes paragraphs of lines that follow each other', () => {
  expect(toHtml('one\ntwo\n\nthree')).toBe('<p>one two</p><p>three</p>')
})

it('knows bold, italics and code', () => {
  expect(toHtml('**a** and *b* and `c`')).toBe('<p><b>a</b> and <i>b</i> and <code>c</code></p>')
})

it('keeps the lines of an item together', () => {
  expect(toHtml('text\n  - one\n    more\n  - two')).toBe('<p>text</p><ul><li>one more</li><li>two</li></ul>')
})

it('makes tables', () => {
  expect(toHtml('| a | b |\n|---|---|\n| 1 | 2 |')).toBe(
    '<div class="wide" role="group" tabindex="0"><table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table></div>',
  )
})

it('numbers what is numbered', () => {
  expect(toHtml('In order:\n  1. one\n    more\n  2. two')).toBe(
    '<p>In order:</p><ol><li>one more</li><li>two</li></ol>',
  )
})

it('keeps a fence as it is, and lets no markup through there either', () => {
  expect(toHtml('a\n```\n**b**\n  <i>\n```\nc')).toBe(
    '<p>a</p><pre tabindex="0"><code>**b**\n  &lt;i&gt;</code></pre><p>c</p>',
  )
})

it('lets no markup through', () => {
  expect(toHtml('<img src=x onerror="y">')).toBe('<p>&lt;img src=x onerror=&quot;y&quot;&gt;</p>')
})
