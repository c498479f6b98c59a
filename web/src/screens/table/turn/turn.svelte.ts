/**
 * What a click means. The board names an element, the panel a choice; here they become: play it, offer a menu, ask for
 * confirmation, or explain why not. The only knowledge is the list of legal actions.
 */
import type { DescribedAction } from '../../../core/game'
import type { Preferences } from '../../../core/store/preferences.svelte'
import type { RuleRefusal } from '../../../core/wire/messages'
import { Refused } from '../../../core/wire/refused'

/** What the turn needs of a table. */
export interface Played {
  readonly legal: DescribedAction[]
  play(action: DescribedAction): Promise<void>
  whyNot(element: string): Promise<RuleRefusal | null>
}

/** A thing that offers nothing, and the one reason for it; null when the thing is for nothing. */
export interface Explained {
  element: string
  refusal: RuleRefusal | null
}

/** Choices of one kind. */
export interface Group {
  kind: string
  actions: DescribedAction[]
}

export class Turn {
  /** The kind whose choices are listed; null lists the kinds. */
  kind = $state<string | null>(null)
  /** The element that was clicked: its menu is open. */
  picked = $state<string | null>(null)
  /** The action that waits for confirmation. */
  pending = $state.raw<DescribedAction | null>(null)
  hovered = $state<string | null>(null)
  /** The choice under pointer or focus, whose preview is shown. */
  shown = $state.raw<DescribedAction | null>(null)
  explained = $state.raw<Explained | null>(null)

  constructor(
    private readonly table: Played,
    private readonly confirm: () => Preferences['confirm'],
    private readonly onrefused: (error: Refused) => void,
  ) {}

  get groups(): Group[] {
    const groups = new Map<string, DescribedAction[]>()
    for (const action of this.table.legal) groups.set(action.kind, [...(groups.get(action.kind) ?? []), action])
    return [...groups].map(([kind, actions]) => ({ kind, actions }))
  }

  /** The actions that the board offers: those of the chosen kind, or all. */
  get offered(): DescribedAction[] {
    return this.kind === null ? this.table.legal : this.table.legal.filter((action) => action.kind === this.kind)
  }

  /** The actions in the menu of the picked element. */
  menu = $state.raw<DescribedAction[]>([])

  /** A new position: forget what was chosen in the old one. */
  renew(): void {
    this.cancel()
    this.kind = null
    this.shown = null
  }

  /** Close whatever is open; true when there was something. */
  cancel(): boolean {
    const wasOpen = this.picked !== null || this.pending !== null || this.explained !== null
    this.picked = null
    this.menu = []
    this.pending = null
    this.explained = null
    return wasOpen
  }

  /** An element was clicked; `among` are those of its actions that were meant. */
  async pick(element: string, among?: DescribedAction[]): Promise<void> {
    this.cancel()
    let actions = among ?? actionsAt(element, this.offered)
    if (!actions.length && this.kind !== null) {
      actions = actionsAt(element, this.table.legal)
      if (actions.length) this.kind = null
    }
    if (actions.length === 1) await this.choose(actions[0]!)
    else if (actions.length) this.#offer(element, actions)
    else await this.explain(element)
  }

  #offer(element: string, actions: DescribedAction[]): void {
    this.picked = element
    this.menu = actions
  }

  /** A choice was made: play it, or ask for confirmation first. */
  async choose(action: DescribedAction): Promise<void> {
    this.cancel()
    if (needsConfirmation(action, this.confirm())) this.pending = action
    else await this.#play(action)
  }

  async confirmPending(): Promise<void> {
    const action = this.pending
    this.pending = null
    if (action) await this.#play(action)
  }

  /** Ask the rules why a press on an element does nothing. */
  async explain(element: string): Promise<void> {
    this.explained = { element, refusal: await this.table.whyNot(element) }
  }

  async #play(action: DescribedAction): Promise<void> {
    try {
      await this.table.play(action)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.onrefused(error)
    }
  }
}

/** The actions of an element: those that begin with it, else those that touch it. */
export function actionsAt(element: string, legal: DescribedAction[]): DescribedAction[] {
  const first = legal.filter((action) => action.elements[0] === element)
  return first.length ? first : legal.filter((action) => action.elements.includes(element))
}

export function needsConfirmation(action: DescribedAction, preference: Preferences['confirm']): boolean {
  return preference === 'always' || (preference === 'irreversible' && action.hands_over)
}
