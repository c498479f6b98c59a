/** What the keys of the table do; shortcuts.ts lists them for the help sheet. */
import { announcer } from '../../core/a11y/announcer.svelte'
import type { Shortcut } from '../../core/a11y/keys'
import { tellEvent } from '../../core/game'
import { SPEEDS } from '../../core/store/following.svelte'
import { preferences } from '../../core/store/preferences.svelte'
import { session } from '../../core/store/session.svelte'
import { attempt } from '../../core/ui/errors'
import { router } from '../../core/ui/router.svelte'
import { thinker } from './following/thinker'
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
  /** Explain what has the focus. */
  explain: () => void
  /** Explain a score, or close it. */
  explainOwnScore: () => void
  /** Say everybody's time. */
  tellClocks: () => void
  /** Close what explains something; true when there was one. */
  close: () => boolean
  /** The next line of a hint; false when there is none. */
  nextLine: () => boolean
}

export function commands({ store, turn, module, text, openRules }: Seated, reach: Reach): Shortcut[] {
  const undoable = store.update!.undo

  function escape(): void {
    if (reach.close() || turn.cancel()) return
    if (turn.kinds !== null) turn.kinds = null
    else if (store.moment && store.update!.state !== 'finished') router.set('ply', null)
    else store.following.skip()
  }

  function undo(): void {
    const target = undoable?.ply
    if (typeof target === 'number' && undoable?.free) void attempt(() => store.undo(target))
  }

  function redo(): void {
    if (undoable?.redo) void attempt(() => store.redo())
  }

  /** Through the moves since my turn; where there are none, and in the past, through the game. */
  function step(by: -1 | 1): void {
    if (store.moment || !store.following.steps.length) reach.look(reach.ply + by)
    else store.following.move(by)
  }

  function changeSpeed(by: -1 | 1): void {
    const wanted = SPEEDS[SPEEDS.indexOf(preferences.speed) - by]
    if (!wanted) return
    preferences.speed = wanted
    void session.remember().catch(() => {})
  }

  function hurry(): void {
    if (!reach.nextLine() && thinker(store)) void attempt(() => store.moveNow())
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
    { keys: [','], does: 'web-key-step', run: () => step(-1) },
    { keys: ['.'], does: 'web-key-step', run: () => step(1) },
    { keys: [' '], does: 'web-key-space', run: () => store.following.steps.length && store.following.toggle() },
    { keys: ['+'], does: 'web-key-speed', run: () => changeSpeed(1) },
    { keys: ['-'], does: 'web-key-speed', run: () => changeSpeed(-1) },
    { keys: ['n'], does: 'web-key-hurry', run: hurry },
    { keys: ['m'], does: 'web-key-moves', run: reach.focusTurn },
    { keys: ['b'], does: 'web-key-board', run: reach.focusBoard },
    { keys: ['i'], does: 'web-key-explain', run: reach.explain },
    { keys: ['e'], does: 'web-key-score', run: reach.explainOwnScore },
    { keys: ['t'], does: 'web-key-text', run: changeBoard },
    { keys: ['l'], does: 'web-key-last', run: tellLast },
    { keys: ['s'], does: 'web-key-scores', run: tellScores },
    { keys: ['k'], does: 'web-key-clocks', run: reach.tellClocks },
    { keys: ['c'], does: 'web-key-chat', run: reach.openChat },
    { keys: ['r'], does: 'web-key-rules', run: () => openRules(null) },
    { keys: ['?'], does: 'web-key-help', run: reach.openHelp },
  ]
}
