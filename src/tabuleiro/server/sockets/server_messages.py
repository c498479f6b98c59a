"""What the server sends over a socket: one pydantic model per message, a discriminated union on `type`.

They declare the frames for the JSON Schema (schema.py) and the tests; updates are assembled elsewhere from bytes that
are made once for all readers (table/updates.py), and a test holds every frame that it meets against its model.
"""

from typing import Literal

from pydantic import ConfigDict

from tabuleiro.server.models import (
    ClockShape,
    ErrorResponse,
    GameResult,
    NoticeEvent,
    SeatResponse,
    Spectators,
    TableStatus,
    UserResponse,
)
from tabuleiro.server.sockets.game_shapes import (
    ActionOffer,
    Arguments,
    DearAction,
    DescribedAction,
    GameEvent,
    LogPart,
    RuleRefusal,
    Shape,
)


class UndoQuestion(Shape):
    """A request to go back that waits for the others."""

    user: int
    seat: int
    ply: int
    agreed: list[int]


class UndoRefusal(Shape):
    """Who has declined whose request to go back to a ply; it stands until the game goes on."""

    user: int
    asked_by: int
    ply: int


class RematchOffer(Shape):
    """An offer to play again: whose, whether everybody moves up one seat, and what the others have answered so far."""

    user: int
    rotate: bool
    agreed: list[int]
    declined: list[int]


class UndoChance(Shape):
    """Where the user's last decision was, whether going back is free, whether an undo can be taken back."""

    ply: int | None
    free: bool
    redo: bool


class ChatLine(Shape):
    """What somebody said: a text, or the id of a quick phrase, which everybody reads in their own language.

    `room`: at the table, or among those who look on while the game is played.
    """

    seq: int
    user: int
    time: str
    room: Literal["table", "spectators"]
    name: str
    text: str
    phrase: str | None


class TableHints(Shape):
    """Whether hints are given at the table, and after which ply which seat had one."""

    allowed: bool
    used: list[tuple[int, int]]


class HelloMessage(Shape):
    """The first message of a connection. Whoever is away for `gone_seconds` may be replaced by a bot.

    `shared`: several workers serve. Whoever goes to a table opens the socket anew with `?at=<table>`, so that a proxy
    can bring the people of a table to the same worker; nothing but work depends on it. `page` names the page that this
    server hands out: one that hears another name than before is an older one, and offers to load itself again.
    """

    type: Literal["hello"]
    protocol: int
    server: str
    user: UserResponse | None
    turns: list[str]
    gone_seconds: int
    now: str
    shared: bool | None = None
    page: str | None = None


class AckMessage(Shape):
    """The message with this nonce is done, and stored. That of a `ping` says what time it is."""

    type: Literal["ack"]
    nonce: str
    seq: int | None = None
    done: bool | None = None
    now: str | None = None
    refusal: RuleRefusal | None = None


class LessonTry(Shape):
    """Something forbidden that a learner is invited to try: the text and the kind of the action, and the rule."""

    action: str
    kind: str
    rule: str


class LessonWish(Shape):
    """Something to be done besides actions, and the message that names the element or the category meant."""

    given: str
    message: str
    arguments: Arguments


class LessonTexts(Shape):
    """Messages of the lesson's catalogue; `help` may be missing there, `done` is about the step before."""

    title: str
    text: str
    help: str
    done: str | None


class LessonCard(Shape):
    """A lesson as it stands: what the learner is told and asked in this step.

    `allowed` are the ids of the actions that lead on; `wanted` is what is asked for besides actions, `given` what of it
    was done, invited tries included; `answers` are those of a question that is asked now. `over`: the scene is over,
    and the next step is at another table.
    """

    step: int
    of: int
    id: str
    texts: LessonTexts
    show: list[str]
    rules: list[str]
    allowed: list[int]
    tries: list[LessonTry]
    wanted: list[LessonWish]
    answers: list[str]
    given: list[str]
    over: bool


class TurnState(Shape):
    """The turn, counted from 1, whose it is, and whether somebody else decides in the middle of it."""

    number: int
    owner: int
    out_of_turn: bool


class TimeSpan(Shape):
    """A stretch of one seat's time: what of it was charged, and what was free."""

    seat: int
    begins: str
    ends: str
    charged: int
    free: int
    errand: bool


class AgreedClock(ClockShape):
    """The rule of the clocks, and what happens to whoever is out of time."""

    model_config = ConfigDict(extra="forbid", strict=True)

    late: Literal["bot", "turn", "ask"]


class ClockState(Shape):
    """Everybody's time in milliseconds, null for a bot from the start.

    The seat `running` has paid since `since`, but not before `hold`, and the first `free` of it are not charged; at
    `now` it has `left`, free time included, and at `deadline` it is out of time. `errand`: it decides in the turn of
    another. `late`: it is out of time, and the others are asked. `away` are vacations, by seat.
    """

    rule: AgreedClock
    banks: list[int | None]
    running: int | None
    since: str
    hold: str
    free: int
    errand: bool
    left: int | None
    deadline: str | None
    paused: Literal["agreed", "fault"] | None
    wishes: list[int]
    late: int | None
    away: dict[str, str]
    spans: list[TimeSpan]
    now: str


class UpdateMessage(Shape):
    """The table as it stands. `version` and `components` name the edition of its game; `view` is the game's own."""

    type: Literal["update"]
    table: str
    seq: int
    ply: int
    state: TableStatus
    game: str
    version: int
    components: str
    options: dict[str, str]
    host: int
    next: str | None
    actor: int | None
    decision: str | None
    seats: list[SeatResponse]
    result: GameResult | None
    problem: str | None
    muted: list[int]
    asked: UndoQuestion | None
    declined: UndoRefusal | None
    rematch: RematchOffer | None
    view: dict[str, object] | None
    lesson: LessonCard | None
    hints: TableHints
    turn: TurnState | None
    rated: bool
    tournament: str | None
    talk: Literal["free", "phrases", "off"]
    spectators: Spectators
    delay_minutes: int
    note: str
    clocks: ClockState | None
    log: LogPart
    chat: list[ChatLine] | None
    watching: int
    legal: list[ActionOffer] | None
    too_dear: list[DearAction] | None
    undo: UndoChance | None


class ChatMessage(Shape):
    """One more line of chat."""

    type: Literal["chat"]
    table: str
    line: ChatLine


class HintOutlook(Shape):
    """What a turn leads to: every seat's share of the win in ten-thousandths, the lead in points, and the doubt."""

    shares: list[int] | None
    lead: float
    low: float
    high: float
    doubt: int
    lead_doubt: float


class HintReason(Shape):
    """Why the best turn is better than this one; `event` is what the message is about, if anything."""

    message: str
    arguments: Arguments
    rule: str
    event: GameEvent | None


class HintTurn(Shape):
    """A likely line: its first `own` actions are the turn, each with its events; `drawn` is the chance that ends it."""

    actions: list[DescribedAction]
    events: list[list[GameEvent]]
    own: int
    drawn: str
    visits: int
    outlook: HintOutlook | None
    reasons: list[HintReason]


class GivenHint(Shape):
    """Different turns of the seat that decides, the best first; `unproven` says why there are no numbers."""

    seat: int
    searched: int
    forced: bool
    unproven: str
    turns: list[HintTurn]


class HintMessage(Shape):
    """What is known about the decision at `seq`; more follows unless it is `final`. Null: nothing is known."""

    type: Literal["hint"]
    table: str
    seq: int
    final: bool
    hint: GivenHint | None


class WarningMessage(Shape):
    """What an action gives away of the own chance, `loss` in ten-thousandths (alone hundredths of a point).

    `r` is the part of the own chance, `bad` is whether that is worth a warning.
    """

    type: Literal["warning"]
    table: str
    seq: int
    action: int
    loss: int
    r: float
    bad: bool


class PresenceMessage(Shape):
    """For each seat whether its owner (or a bot) is there, and how many watch who do not play."""

    type: Literal["presence"]
    table: str
    connected: list[bool]
    watching: int


class RemovedMessage(Shape):
    """The table is no more: an operator has removed it, or its host has gone before the start."""

    type: Literal["removed"]
    table: str


class TurnsMessage(Shape):
    """The tables that wait for this user."""

    type: Literal["turns"]
    tables: list[str]


class NoticeMessage(Shape):
    """Something has happened that is worth a look; the list of notices has it. `table` is null if it is about none."""

    type: Literal["notice"]
    event: NoticeEvent
    table: str | None


class TopicMessage(Shape):
    """Something about a topic that this socket watches has changed: read it again."""

    type: Literal["topic"]
    topic: str


class PositionMessage(Shape):
    """The table for a program: the position itself, and the legal actions by id and text when it must decide."""

    type: Literal["position"]
    table: str
    seq: int
    ply: int
    state: TableStatus
    game: str
    version: int
    components: str
    options: dict[str, str]
    actor: int | None
    decision: str | None
    seats: list[SeatResponse]
    result: GameResult | None
    turn: TurnState | None
    rated: bool
    clocks: ClockState | None
    position: dict[str, object] | None
    legal: list[tuple[int, str]] | None


class ErrorMessage(ErrorResponse):
    """The message with this nonce is not done; nothing was changed. `update` is the fresh one when it was stale."""

    model_config = ConfigDict(extra="forbid", strict=True)

    type: Literal["error"]
    nonce: str
    update: UpdateMessage | PositionMessage | None = None


class TableSetting(Shape):
    """What is to be played at a table, and whose table it is."""

    game: str
    version: int
    seats: int
    options: dict[str, str]
    clock: ClockShape | None
    rated: bool
    host: int


class InvitedMessage(Shape):
    """A seat is held for this user: `invite_answer` takes it or leaves it to others."""

    type: Literal["invited"]
    table: str
    setting: TableSetting


class ByeMessage(Shape):
    """The server stops or starts anew; the socket is closed next (1012). Come back after these milliseconds."""

    type: Literal["bye"]
    after: int


ServerMessage = (
    HelloMessage
    | AckMessage
    | ErrorMessage
    | UpdateMessage
    | ChatMessage
    | PresenceMessage
    | RemovedMessage
    | TurnsMessage
    | HintMessage
    | WarningMessage
    | NoticeMessage
    | TopicMessage
    | PositionMessage
    | InvitedMessage
    | ByeMessage
)


def frame(message: Shape) -> str:
    """The text of a frame; fields that were not given are left out."""
    return message.model_dump_json(by_alias=True, exclude_unset=True)
