/** What a move says, in the reader's language. */
import { tellEvent, type GameEvent } from '../../../core/game'
import { say } from '../../../core/i18n/i18n.svelte'
import type { Step } from '../../../core/store/following.svelte'
import { isChosen } from '../../../core/store/log'
import type { LogPly } from '../../../core/wire/messages'
import type { Seated } from '../seated'

type Teller = Pick<Seated, 'store' | 'text'>

/** The sentences about one action: its events, or the action itself where nothing happened. */
export function tellPly({ store, text }: Teller, line: LogPly): string[] {
  if (line.events.length) return line.events.map((event) => tellEvent(text, event))
  const who = store.names[line.actor]
  const what = text(line.action.message, line.action.arguments)
  return [who ? say('web-log-line', { name: who, action: what }) : what]
}

/** The sentences about a move. */
export const tellStep = (teller: Teller, step: Step): string[] => step.plies.flatMap((line) => tellPly(teller, line))

/** The action that somebody chose: it gives a move its name. */
export const choiceOf = ({ plies }: Step): LogPly => plies.find(isChosen) ?? plies[0]!

/** The events that somebody caused; what chance dealt afterwards is left out. */
export const deedsOf = ({ plies }: Step): GameEvent[] =>
  plies.filter(({ actor }) => actor >= 0).flatMap(({ events }) => events)
