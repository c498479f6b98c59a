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

/** The second press of a double click comes within this time, in milliseconds: it never confirms. */
export const DOUBLE_CLICK = 300

export class Turn {
  /** The kinds of action whose choices are listed; null when none was asked for. */
  kinds = $state.raw<readonly string[] | null>(null)
  /** The piece that is put where several would do; it is remembered from turn to turn. */
  variant = $state<string | null>(null)
  /** The element that was clicked: its menu is open. */
  picked = $state<string | null>(null)
  /** The action that waits for confirmation. */
  pending = $state.raw<DescribedAction | null>(null)
  /** The element on which it was picked, where it was picked on the board. */
  pendingAt = $state<string | null>(null)
  hovered = $state<string | null>(null)
  /** The choice under pointer or focus, whose preview is shown. */
  shown = $state.raw<DescribedAction | null>(null)
  explained = $state.raw<Explained | null>(null)

  #pickedAt = -Infinity

  constructor(
    private readonly table: Played,
    private readonly confirm: (action: DescribedAction) => Preferences['confirm'],
    private readonly onrefused: (error: Refused, action: DescribedAction) => void,
    /** The piece with which an action is done, where another would do as well. */
    private readonly variantOf: (action: DescribedAction) => string | null = () => null,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** The actions that the board offers: those of the chosen kinds, or all. */
  get offered(): DescribedAction[] {
    const { kinds } = this
    return kinds === null ? this.table.legal : this.table.legal.filter((action) => kinds.includes(action.kind))
  }

  /** The pieces between which one may choose for some actions; fewer than two are no choice. */
  variants(actions: DescribedAction[]): string[] {
    return [...new Set(actions.flatMap((action) => this.variantOf(action) ?? []))]
  }

  /** Those of some actions that are done with the remembered piece, or with the only one that is left. */
  withVariant(actions: DescribedAction[]): DescribedAction[] {
    const known = this.variants(actions)
    const wanted = this.variant !== null && known.includes(this.variant) ? this.variant : known[0]
    return actions.filter((action) => {
      const variant = this.variantOf(action)
      return variant === null || variant === wanted
    })
  }

  /** The actions in the menu of the picked element. */
  menu = $state.raw<DescribedAction[]>([])

  /** A new position: forget what was chosen in the old one. */
  renew(): void {
    this.cancel()
    this.kinds = null
    this.shown = null
  }

  /** Close whatever is open; true when there was something. */
  cancel(): boolean {
    const wasOpen = this.picked !== null || this.pending !== null || this.explained !== null
    this.picked = null
    this.menu = []
    this.pending = null
    this.pendingAt = null
    this.explained = null
    return wasOpen
  }

  /** An element was clicked; `among` are those of its actions that were meant. */
  async pick(element: string, among?: DescribedAction[]): Promise<void> {
    this.cancel()
    let actions = among ?? actionsAt(element, this.offered)
    if (!actions.length && this.kinds !== null) {
      actions = actionsAt(element, this.table.legal)
      if (actions.length) this.kinds = null
    }
    if (new Set(actions.map((action) => action.kind)).size === 1) actions = this.withVariant(actions)
    if (actions.length === 1) await this.choose(actions[0]!, element)
    else if (actions.length) this.#offer(element, actions)
    else await this.explain(element)
  }

  #offer(element: string, actions: DescribedAction[]): void {
    this.picked = element
    this.menu = actions
  }

  /** A choice was made, perhaps on the board: play it, or ask for confirmation first. */
  async choose(action: DescribedAction, at: string | null = null): Promise<void> {
    this.cancel()
    if (needsConfirmation(action, this.confirm(action))) {
      this.pending = action
      this.pendingAt = at
      this.#pickedAt = this.now()
    } else await this.#play(action)
  }

  async confirmPending(): Promise<void> {
    const action = this.pending
    this.pending = null
    this.pendingAt = null
    if (action) await this.#play(action)
  }

  /** Confirm was pressed with the pointer: not if that was the second half of the double click that picked. */
  async pressConfirm(): Promise<void> {
    if (this.now() - this.#pickedAt >= DOUBLE_CLICK) await this.confirmPending()
  }

  /** Something was chosen that the rules are known to refuse. */
  refuse(element: string, refusal: RuleRefusal): void {
    this.cancel()
    this.explained = { element, refusal }
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
      this.onrefused(error, action)
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
