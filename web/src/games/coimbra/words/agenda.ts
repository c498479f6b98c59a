/** The agenda as a list to be read: what is asked now, then what still waits, from the top of the pile down. */
import type { Text } from '../../../core/game'
import { KIND_ICON } from '../icons'
import { sayEffects } from '../view'
import type { View, Frame } from '../shape'

export interface Item {
  key: string
  icon: string
  /** Whose matter it is; nobody's while chance decides. */
  seat: number | null
  words: string
  /** What is at stake, where the question alone does not say it. */
  stake: string
  /** A number on the icon: the steps that are left. */
  figure: string
}

/** What fits side by side; the rest is told in words. */
const MOST = 5

export function agendaOf(view: View, text: Text): Item[] {
  const frames = view.agenda.toReversed()
  return frames.slice(0, MOST).map((frame, i) => ({
    key: `${i} ${frame.kind}`,
    icon: KIND_ICON[frame.kind] ?? 'dot',
    seat: typeof frame.actor === 'number' ? frame.actor : null,
    words: i === 0 ? askedNow(view, frame, text) : waiting(frame, text),
    stake: i === 0 ? stakeOf(view, text) : '',
    figure: frame.left === undefined ? '' : String(frame.left),
  }))
}

function stakeOf(view: View, text: Text): string {
  const effects = view.derived.pending?.effects
  return effects?.length ? sayEffects(effects, text) : ''
}

function askedNow(view: View, frame: Frame, text: Text): string {
  return [text(`decision-${frame.kind}`), stakeOf(view, text)].filter(Boolean).join(': ')
}

/** Frames that wait are decisions of their own, or follow by themselves. */
function waiting(frame: Frame, text: Text): string {
  switch (frame.kind) {
    case 'bonus':
      return text('web-coimbra-then-bonus')
    case 'acquisition':
      return text('web-coimbra-then-acquisition', { card: `card-${frame.card}` })
    case 'start_card':
      return text('web-coimbra-then-start-card', { card: `card-${frame.card}` })
    case 'retrieval':
      return text('web-coimbra-then-retrieval')
    case 'die_bonus':
      return text('web-coimbra-then-die-bonus', { color: `color-${frame.color}` })
    default:
      return text(`decision-${frame.kind}`)
  }
}
