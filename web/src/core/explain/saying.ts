/** A line of an explanation in words: a message, and what is said after it. */
import type { Text } from '../game'
import type { SayingResponse } from '../wire/rest'

/** Parts of a line are listed; what ends in a colon leads to the next, and a message `...-or` joins two. */
export function tellSaying(saying: SayingResponse, text: Text): string {
  let line = text(saying.message, saying.arguments)
  let before = saying
  for (const after of saying.then) {
    const isJoined = /[:,]$/.test(line) || before.message.endsWith('-or') || after.message.endsWith('-or')
    line += (isJoined ? ' ' : ', ') + tellSaying(after, text)
    before = after
  }
  return line
}
