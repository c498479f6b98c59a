"""What a client may send over its socket: one pydantic model per message, a discriminated union on `type`.

Reading is strict: no unknown field, no coercion. A field's description says what was expected of it, in the errors
(frames.py) and in the JSON Schema (schema.py). docs/protocol.md lists the same, and a test compares them.
"""

from typing import Annotated, Final, Literal, get_args

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StringConstraints

LARGEST: Final = 2**31
Number = Annotated[StrictInt, Field(gt=-LARGEST, lt=LARGEST)]


def text(longest: int) -> StringConstraints:
    """What a text keeps to: 1 to `longest` characters, none of them NUL."""
    return StringConstraints(strict=True, min_length=1, max_length=longest, pattern=r"^[^\x00]*$")


def expecting(longest: int) -> str:
    """How an error says what a text keeps to."""
    return f"a text of 1 to {longest} characters"


NONCE_LENGTH: Final = 64
Nonce = Annotated[str, text(NONCE_LENGTH), Field(description=expecting(NONCE_LENGTH))]
TableId = Annotated[str, text(16), Field(description=expecting(16))]
Key = Annotated[str, text(32), Field(description=expecting(32))]
ChatText = Annotated[str, text(500), Field(description=expecting(500))]
Topic = Annotated[str, text(40), Field(description=expecting(40))]
"""What can be watched besides tables: `tournament:k3v9x2m4pq`."""
Seq = Annotated[Number, Field(description="a number")]
UserNumber = Annotated[StrictInt, Field(gt=0, lt=2**62, description="a number")]
SeatNumber = Annotated[Number, Field(description="a number")]
Seen = Annotated[StrictInt, Field(ge=0, lt=LARGEST, description="a number")]
PlyNumber = Annotated[Number, Field(description="a number")]
ActionId = Annotated[Number | Annotated[str, text(200)], Field(description=expecting(200))]
"""An action by its number or by its text."""
GivenText = Annotated[str, text(120), Field(description=expecting(120))]
"""What a lesson asks for: `tap stock`."""
ElementName = Annotated[str, text(100), Field(description=expecting(100))]
"""A board element as actions and views name it: `route:hamburg_luebeck`."""


class AnyMessage(BaseModel):
    """What every client message has. The nonce is an idempotency key: sent again, it does nothing twice."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    nonce: Nonce


class TableMessage(AnyMessage):
    """A message about a table."""

    table: TableId


class ChangeMessage(TableMessage):
    """A message that changes a table; `seq` is the version that the client has seen (optimistic concurrency)."""

    seq: Seq


class Subscribe(TableMessage):
    """Sends updates of the table from now on, the present one first."""

    type: Literal["subscribe"]
    key: Key = ""
    form: Annotated[Literal["", "bot"], Field(description='"" or "bot"')] = ""


class Unsubscribe(TableMessage):
    """Stops them."""

    type: Literal["unsubscribe"]


class Play(ChangeMessage):
    """Takes an action for a seat that decides."""

    type: Literal["play"]
    seat: SeatNumber
    action: ActionId


class Undo(ChangeMessage):
    """Goes back to a ply: at once where that is free, else the others are asked."""

    type: Literal["undo"]
    ply: PlyNumber


class UndoAnswer(ChangeMessage):
    """Consents to a pending undo, or does not."""

    type: Literal["undo_answer"]
    accept: Annotated[StrictBool, Field(description="true or false")]


class Redo(ChangeMessage):
    """Takes the last undo back, while nothing else was played."""

    type: Literal["redo"]


class Learn(ChangeMessage):
    """Says what a learner has done besides playing: `tap` an element, `open` a category, `answer` a question."""

    type: Literal["learn"]
    given: GivenText


class Why(TableMessage):
    """Asks for the rule that forbids an action in this position."""

    type: Literal["why"]
    action: ActionId


class WhyNot(TableMessage):
    """Asks for the one reason why a press on an element of the board does nothing in this position."""

    type: Literal["why_not"]
    element: ElementName


class Hint(ChangeMessage):
    """Asks for a hint for the seat that decides; `deeper` is how often longer thinking was asked for."""

    type: Literal["hint"]
    seat: SeatNumber
    deeper: Annotated[StrictInt, Field(ge=0, le=2, description="0, 1 or 2")]


class Warn(ChangeMessage):
    """Asks whether an action of the seat that decides is a blunder, before it is played."""

    type: Literal["warn"]
    seat: SeatNumber
    action: ActionId


class HintStop(TableMessage):
    """Ends the search for a hint."""

    type: Literal["hint_stop"]


class Resign(ChangeMessage):
    """Lets a bot play on in a seat for good."""

    type: Literal["resign"]
    seat: SeatNumber


class HandOver(ChangeMessage):
    """Gives the seat of a player who is gone to a bot."""

    type: Literal["hand_over"]
    seat: SeatNumber


class TakeBack(ChangeMessage):
    """Takes one's seat back from the bot."""

    type: Literal["take_back"]
    seat: SeatNumber


class MoveNow(ChangeMessage):
    """Has the bot that thinks play the best that it has found so far."""

    type: Literal["move_now"]


class Chat(TableMessage):
    """Says something to everybody at the table."""

    type: Literal["chat"]
    text: ChatText


class Phrase(TableMessage):
    """Says a quick phrase, which everybody reads in their own language."""

    type: Literal["phrase"]
    phrase: Annotated[str, text(20), Field(description=expecting(20))]


class Dismiss(ChangeMessage):
    """Sends a player away: before the start the seat opens, after it a bot plays on for good."""

    type: Literal["dismiss"]
    seat: SeatNumber


class Erase(TableMessage):
    """Erases a line of chat for good; a line is named by its `seq`."""

    type: Literal["erase"]
    line: Seq


class Mute(TableMessage):
    """Lets a user speak at the table no more, or again."""

    type: Literal["mute"]
    user: UserNumber
    muted: Annotated[StrictBool, Field(description="true or false")]


class Pause(ChangeMessage):
    """Wishes for a pause, which begins when everybody does; or ends it, or takes the wish back."""

    type: Literal["pause"]
    on: Annotated[StrictBool, Field(description="true or false")]


class Grant(ChangeMessage):
    """Gives time to the seat of another."""

    type: Literal["grant"]
    seat: SeatNumber


class Wait(ChangeMessage):
    """Waits for a player who is out of time, where the others are asked what shall happen."""

    type: Literal["wait"]
    seat: SeatNumber


class InviteAnswer(TableMessage):
    """Takes the seat that is held for oneself, or leaves it to others."""

    type: Literal["invite_answer"]
    accept: Annotated[StrictBool, Field(description="true or false")]


class Watch(AnyMessage):
    """Sends a `topic` whenever something about the topic has changed; a private tournament needs its key."""

    type: Literal["watch"]
    topic: Topic
    key: Key = ""


class Unwatch(AnyMessage):
    """Stops them."""

    type: Literal["unwatch"]
    topic: Topic


class Ping(AnyMessage):
    """Asks for an `ack`; `seen` is how many seconds ago somebody last looked at the page or touched it."""

    type: Literal["ping"]
    seen: Seen | None = None


ClientMessage = (
    Subscribe
    | Unsubscribe
    | Play
    | Undo
    | UndoAnswer
    | Redo
    | Learn
    | Why
    | WhyNot
    | Hint
    | HintStop
    | Warn
    | Resign
    | HandOver
    | TakeBack
    | MoveNow
    | Chat
    | Phrase
    | Dismiss
    | Erase
    | Mute
    | Pause
    | Grant
    | Wait
    | InviteAnswer
    | Watch
    | Unwatch
    | Ping
)
MODELS: Final[dict[str, type[AnyMessage]]] = {
    get_args(model.model_fields["type"].annotation)[0]: model for model in get_args(ClientMessage)
}
"""Every message by its type."""


def wire_fields(model: type[AnyMessage]) -> dict[str, bool]:
    """The fields of a message besides `type` and `nonce`, in order, each with whether it is required."""
    return {name: field.is_required() for name, field in model.model_fields.items() if name not in {"type", "nonce"}}
