/**
 * What a click means. The board names an element, the panel a choice; here they become: play it, offer a menu, ask for
 * confirmation, or explain why not. The only knowledge is the list of legal actions.
 */
import type { DescribedAction } from '../../../core/game'
import type { Preferences } from '../../../core/store/preferences.svelte'
import type { RuleRefusal } from '../../../core/wire/messages'
import { Refused } from '../../../core/wire/refused'
import type { ActionForm } from '../../../core/wire/rest'

/** What the turn needs of a table. */
export interface Played {
  readonly legal: DescribedAction[]
  play(action: DescribedAction): Promise<void>
  why(action: string): Promise<RuleRefusal | null>
}

/** Something that cannot be done, with every rule against it. */
export interface Explained {
  element: string
  refusals: RuleRefusal[]
}

/** Choices of one kind. */
export interface Group {
  kind: string
  actions: DescribedAction[]
}

const MOST_QUESTIONS = 8

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

  /** The texts of actions that ever touched an element: what to ask "why not?" about. */
  #seen = new Map<string, Set<string>>()

  constructor(
    private readonly table: Played,
    private readonly confirm: () => Preferences['confirm'],
    private readonly onrefused: (error: Refused) => void,
    /** The forms of the game's actions: a text is the kind and one word of each parameter. */
    private readonly forms: () => ActionForm[] = () => [],
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

  /** A new position: forget what was chosen in the old one, remember what its elements are good for. */
  renew(): void {
    this.cancel()
    this.kind = null
    this.shown = null
    for (const action of this.table.legal) {
      for (const element of action.elements) {
        const texts = this.#seen.get(element) ?? new Set()
        this.#seen.set(element, texts.add(action.text))
      }
    }
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

  /** Ask the rules about whatever an element could be used for. */
  async explain(element: string): Promise<void> {
    const refusals = new Map<string, RuleRefusal>()
    for (const text of questions(element, this.table.legal, this.#seen, this.forms())) {
      try {
        const refusal = await this.table.why(text)
        if (refusal) refusals.set(refusal.rule + refusal.message, refusal)
      } catch (error) {
        if (!(error instanceof Refused) || error.code !== 'malformed') throw error
      }
    }
    this.explained = { element, refusals: [...refusals.values()] }
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

/**
 * Which actions to ask about: those that once touched the element, today's actions on its like with its name put in
 * (`place a_b trader` becomes `place c_d trader`), and every other form of action that can name it. A text that the game
 * does not know is refused as malformed.
 */
export function questions(
  element: string,
  legal: DescribedAction[],
  seen: ReadonlyMap<string, Set<string>>,
  forms: ActionForm[],
): string[] {
  const texts = new Set(seen.get(element) ?? [])
  const [kind, name] = element.split(':')
  for (const action of legal) {
    const like = action.elements.find((other) => other.split(':')[0] === kind)
    const word = like?.split(':')[1]
    if (word && name && word !== name)
      texts.add(
        action.text
          .split(' ')
          .map((part) => (part === word ? name : part))
          .join(' '),
      )
  }
  for (const { kind: form, parameters } of forms) {
    const at = parameters.findIndex((words) => name !== undefined && words.includes(name))
    if (at >= 0) texts.add([form, ...parameters.map((words, i) => (i === at ? name : words[0]))].join(' '))
  }
  const today = new Set(legal.map((action) => action.text))
  return [...texts].filter((text) => !today.has(text)).slice(0, MOST_QUESTIONS)
}
