/** What the keys of the table do; shortcuts.ts lists them for the help sheet. */
import { announcer } from '../../core/a11y/announcer.svelte'
import type { Shortcut } from '../../core/a11y/keys'
import { tellEvent } from '../../core/game'
import { preferences } from '../../core/store/preferences.svelte'
import { attempt } from '../../core/ui/errors'
import { router } from '../../core/ui/router.svelte'
import type { Seated } from './seated'

/** The parts of the screen that keys lead to. */
export interface Reach {
  /** The ply on the screen. */
  ply: number
  look: (ply: number) => void
  pickNumber: (number: number) => void
  focusTurn: () => void
  focusBoard: () => void
  openChat: () => void
  openHelp: () => void
}

export function commands({ store, turn, module, text, openRules }: Seated, reach: Reach): Shortcut[] {
  const undoable = store.update!.undo

  function escape(): void {
    if (!turn.cancel()) turn.kinds = null
  }

  function undo(): void {
    const target = undoable?.ply
    if (typeof target === 'number' && undoable?.free) void attempt(() => store.undo(target))
  }

  function redo(): void {
    if (undoable?.redo) void attempt(() => store.redo())
  }

  function changeBoard(): void {
    preferences.board = preferences.board === 'text' ? 'drawn' : 'text'
  }

  function tellLast(): void {
    announcer.announce(store.last.map((event) => tellEvent(text, event)))
  }

  function tellScores(): void {
    const { view } = store.update!
    announcer.announce(store.seats.map((seat) => `${seat.name}: ${module.score(view, seat.seat)}`))
  }

  const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => ({
    keys: [String(number)],
    does: 'web-key-choose',
    run: () => reach.pickNumber(number),
  }))
  return [
    ...numbers,
    { keys: ['Enter'], does: 'web-key-confirm', run: () => void turn.confirmPending() },
    { keys: ['Escape'], does: 'web-key-cancel', run: escape },
    { keys: ['Ctrl+z'], does: 'web-key-undo', run: undo },
    { keys: ['Ctrl+y'], does: 'web-key-redo', run: redo },
    { keys: ['ArrowLeft'], does: 'web-key-history', run: () => reach.look(reach.ply - 1) },
    { keys: ['ArrowRight'], does: 'web-key-history', run: () => reach.look(reach.ply + 1) },
    { keys: ['Home'], does: 'web-key-ends', run: () => reach.look(0) },
    { keys: ['End'], does: 'web-key-ends', run: () => router.set('ply', null) },
    { keys: ['m'], does: 'web-key-moves', run: reach.focusTurn },
    { keys: ['b'], does: 'web-key-board', run: reach.focusBoard },
    { keys: ['t'], does: 'web-key-text', run: changeBoard },
    { keys: ['l'], does: 'web-key-last', run: tellLast },
    { keys: ['s'], does: 'web-key-scores', run: tellScores },
    { keys: ['c'], does: 'web-key-chat', run: reach.openChat },
    { keys: ['r'], does: 'web-key-rules', run: () => openRules(null) },
    { keys: ['?'], does: 'web-key-help', run: reach.openHelp },
  ]
}
