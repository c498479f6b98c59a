/**
 * What a game brings to the shell, and what the shell brings to a game.
 *
 * A board draws the view and says which element was clicked; it knows no rules. What may be done comes as `legal`, what
 * happened as `last`, and the shell decides what a click means: one action is taken, several are offered in a menu.
 *
 * A game names its own view and components, `GameModule<View, Components>`; the shell hands both through without
 * a look inside, as `unknown`.
 */
import type { Component } from 'svelte'
import type { Drawings } from './parts/icons/icons'
import type { ShapeName } from './parts/shapes'
import type { ActionOffer, DearAction, GameEvent } from './wire/messages'

/** A public event; its text is `event-<kind>`. */
export type { GameEvent }

/**
 * A legal action with what it would cause (`preview`) and whether it ends what can be undone (`hands_over`). Of the board
 * elements that it touches the one to click comes first.
 */
export type DescribedAction = ActionOffer

/** An action that only its price forbids, with the refusal that says so. */
export type { DearAction }

/** Fills a message: a number stays a number, a text names another message, `seat-2` whoever sits in seat 2. */
export type Arguments = ActionOffer['arguments']

/** Who sits at the table. `glyph` is 0..5 and gives colour and sign: class `p1`..`p6` in tokens.css. */
export interface Seat {
  seat: number
  name: string
  glyph: number
  /** The level of the bot that plays this seat; null for a person. */
  bot: string | null
  /** Whether a bot of others sits here, a program that acts over a socket of its own. */
  outside?: boolean
  /** Mine: I may act for it. */
  you: boolean
  connected: boolean
  /** A person without an account: the name proves nothing. */
  guest: boolean
  /** The seat that decides now. */
  deciding: boolean
}

/** The text of a message of the game's catalogue in the reader's language. It is reactive: call it in the template. */
export type Text = (message: string, args?: Arguments) => string

export interface BoardProps<View, Components> {
  /** The position as the engine shows it (`State.view`): plain JSON of the game's own shape. */
  view: View
  /** The components as data (`components.toml`), served by `/api/games/<game>/components`. */
  components: Components
  /** What I may do now; empty for a spectator, in a replay and while others decide. */
  legal: DescribedAction[]
  /** The element whose menu or preview is open. */
  picked: string | null
  /** The element under the pointer or focus, here, in a choice of the turn panel or in the log. */
  hovered: string | null
  /** The events of the last move. They stay marked until the next one. */
  last: GameEvent[]
  seats: Seat[]
  /** The actor: a seat, -1 for chance, -4 when the game is over. */
  actor: number
  /** Nothing can be played now (replay, stale connection): legal is not offered, but elements still answer "why". */
  disabled: boolean
  /** Whether pieces may move: false with reduced motion. */
  animate: boolean
  /**
   * Call on click, Enter and Space of ANY element, legal or not: the shell acts, offers a menu or explains why not.
   * `among` narrows the element's actions where the drawing knows more than the element says (which piece of a route).
   */
  pick: (element: string, among?: DescribedAction[]) => void
  hover: (element: string | null) => void
  text: Text
}

/** The inside of a player's panel; the shell draws its frame with glyph, name, score, bot and connection. */
export interface PanelProps<View, Components> {
  view: View
  components: Components
  seat: number
  seats: Seat[]
  /** The view at the start of this turn, to show what changed; null when it is not known. */
  before: View | null
  /** One line only (phone, opponents); everything otherwise. */
  compact: boolean
  legal: DescribedAction[]
  pick: (element: string, among?: DescribedAction[]) => void
  hover: (element: string | null) => void
  text: Text
}

/** A few figures in the top bar: round, phase, what ends the game. */
export interface SummaryProps<View, Components> {
  view: View
  components: Components
  text: Text
}

/** The inside of a choice: the thing it stands for as the board draws it, its name, what it brings (`parts/ChoiceFace`). */
export interface ChoiceProps<View, Components> {
  action: DescribedAction
  view: View
  components: Components
  seats: Seat[]
  text: Text
}

/** A piece beside its printed values: `section` and `item` name its place in `components.toml`. */
export interface ValuePictureProps<Components> {
  section: string
  item: string
  components: Components
  text: Text
}

/** Something of mine that an action changes: how many I have, and how many I would have. */
export interface Change {
  /** The name of its icon. */
  icon: string
  /** The message that names it. */
  message: string
  from: number
  to: number
  /** The colour of the icon, where the thing has one. */
  tint?: string
}

/** A number that says where a player stands, for the line of a folded panel. */
export interface Figure {
  icon: string
  /** The message that names it. */
  message: string
  value: number | string
  /** In the player's own colour. */
  isOwn?: boolean
  /** On a plate of this colour. */
  plate?: string
}

/** A main action's place in the turn panel. It is always the same, whatever can be done. */
export interface MainAction<View> {
  /** The message of its name, one or two short words. */
  message: string
  icon: string
  /** The kinds of action that it gathers. */
  kinds: readonly string[]
  /** The message that says in two or three words why it cannot be done now; without one it is just not its time. */
  idle?: (view: View, decision: string) => string | null
}

/** What an event says: its own words, about whoever did it. */
export function tellEvent(text: Text, event: GameEvent): string {
  return text(`event-${event.kind}`, { seat: `seat-${event.seat}`, ...event.arguments })
}

/** What the board's drawn elements promise, so that one shell serves all games:
 *
 * - each carries `data-element="route:hamburg_luebeck"`, exactly as in `DescribedAction.elements`;
 * - one that occurs in `legal` is focusable (`core/a11y/roving.ts`: one tab stop, arrows between elements), has
 *   `role="button"`, an accessible name with its content, and wears the class `can`; picked `picked`; last move `last`;
 * - the board is ONE `<svg>` with a `viewBox` (and `role="group"` with a name); pan and zoom come from the shell.
 */
export interface GameModule<View, Components> {
  /** The class that brings its colours to whatever stands inside. */
  theme?: string
  Board: Component<BoardProps<View, Components>>
  Panel: Component<PanelProps<View, Components>>
  Summary?: Component<SummaryProps<View, Components>>
  /** Where players choose their colours: the glyph of a seat, 0..5. Without it colours go by the seats. */
  glyphOf?: (view: View, seat: number) => number
  /** The points a player's panel and chip show. */
  score: (view: View, seat: number) => number
  /** The drawings that only this game needs; they join the icon set when the game is fetched. */
  drawings?: Drawings
  /** The name of the icon (`core/parts/Icon.svelte`) for a kind of action or event. */
  kindIcon: (kind: string) => string
  /** A player in one line. */
  figures?: (view: View, seat: number) => Figure[]
  /** The main actions in the order of the rules, each with its place in the turn panel; what ends the turn is the last. */
  mainActions?: readonly MainAction<View>[]
  /** The shape of a player's piece, by the message that names it; nothing for what is no piece. */
  pieceShape?: (message: string, args: Arguments) => ShapeName | null
  /** How a choice looks; without it the icon and the words of the action are shown. */
  Choice?: Component<ChoiceProps<View, Components>>
  /** How a piece looks in the list of printed values; nothing for values that are on no piece of their own. */
  ValuePicture?: Component<ValuePictureProps<Components>>
  /** What I would have after an action, read from its preview. */
  changes?: (action: DescribedAction, view: View) => Change[]
  /** The piece with which an action is done where another would do as well: one is remembered, so one click is enough. */
  variantOf?: (action: DescribedAction) => string | null
  /** The kinds of action that bring in what prices are paid with: a way out for whoever cannot pay. */
  reliefs?: readonly string[]
  /** Decisions whose question names several ways: when one kind of action is left, that kind is the question. */
  openQuestions?: readonly string[]
  /** The parts of the board in its present drawing, where a phone shows one of them at a time: a message, and a box. */
  areas?: () => { message: string; box: [number, number, number, number] }[]
  /** The kinds of decision in which a player is asked in the middle of somebody else's turn. */
  answers?: readonly string[]
  /** The kinds of event that begin a part of the game, such as a round: headings of the log, marks of the replay. */
  chapters?: readonly string[]
  /** The id of a message about reconstructed data or layout, shown under the board. */
  layoutNote?: string
}

/** What a newcomer wants to know before choosing: how long it takes and how much there is to learn. */
export interface Facts {
  /** Minutes with two players and with a full table. */
  minutes: [number, number]
  /** 1 light .. 5 heavy. */
  weight: number
  /** A good number of players for a first game. */
  players: number
}

/** What the home page shows of a game (`games/<game>/cover/`). It comes with the first page, so it stays small. */
export interface GameCover {
  /** The addresses of a drawing, 640 x 400, by day and by night; without one the game's name is drawn. */
  picture?: { day: string; night: string }
  /** The game's tile of the mark: its colour, and lines on a square of 24. */
  tile?: { colour: string; path: string }
  facts?: Facts
}
