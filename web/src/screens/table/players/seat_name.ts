/** A name, and the number at its end if it has one: the bots of a table differ by nothing else. */
export function splitName(name: string): [string, string] {
  const found = /^(.*\S)\s+(\d+)$/.exec(name)
  return found ? [found[1]!, found[2]!] : [name, '']
}
