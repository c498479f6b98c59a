/** What moves, moves only for whoever wants motion: each style that does says so itself. */
import { describe, expect, it } from 'vitest'

const files = import.meta.glob<string>(['../../**/*.{svelte,css}'], { query: '?raw', import: 'default', eager: true })

/** The selectors of all rules of a style that declare a motion. */
function moving(style: string): string[] {
  const rules = style.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)
  return [...rules].flatMap(([, selector = '', body = '']) =>
    /(?:^|[\s;])(?:animation|transition)[a-z-]*\s*:/.test(body) ? [selector.trim()] : [],
  )
}

const styleOf = (path: string, text: string) =>
  path.endsWith('.css') ? text : [...text.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style]) => style).join('\n')

const found = Object.entries(files).flatMap(([path, text]) =>
  moving(styleOf(path, text)).map((selector) => ({ path, selector })),
)

describe('motion', () => {
  it('is declared somewhere', () => {
    expect(found.length).toBeGreaterThan(10)
  })

  // One rule that stills everything would be shorter, but a browser would then look at every element's motion at every move.
  it.each(found)('$path: $selector asks whether it is wanted', ({ selector }) => {
    expect(selector).toContain("[data-motion='on']")
  })

  it('would be found without the question', () => {
    expect(moving('.a { color: red; transition: none } .b { animation-delay: 1s }')).toEqual(['.a', '.b'])
    expect(moving('.a { color: red }')).toEqual([])
  })
})
