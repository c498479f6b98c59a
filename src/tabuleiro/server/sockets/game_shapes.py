"""What happens in a game, as the server tells it: actions, offers, events, refusals, and the plies of the log."""

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

Arguments = dict[str, int | str]
"""What fills a text of a catalogue."""


class Shape(BaseModel):
    """A part of a server message; it has exactly these fields."""

    model_config = ConfigDict(extra="forbid", strict=True)


class DescribedAction(Shape):
    """An action and what it means in its position; `message` is filled by `arguments`."""

    id: int
    text: str
    kind: str
    seat: int
    elements: list[str]
    message: str
    arguments: Arguments


class GameEvent(Shape):
    """What the rules did; its text is `event-<kind>`."""

    kind: str
    seat: int
    elements: list[str]
    arguments: Arguments


class ActionOffer(DescribedAction):
    """A legal action: the events it would cause, and whether chance, another seat or nobody acts after it."""

    preview: list[GameEvent]
    hands_over: bool


class RuleRefusal(Shape):
    """The rule that forbids something, the text that says so, and its sort: too dear, taken, not yet, ..."""

    rule: str
    message: str
    arguments: Arguments
    sort: str


class DearAction(DescribedAction):
    """An action that only its price forbids: the refusal says what it costs and what there is."""

    refusal: RuleRefusal


class LogPly(Shape):
    """One action that was taken, how it came about, and its events."""

    ply: int
    actor: int
    by: Literal["user", "bot", "forced", "chance", "record"]
    action: DescribedAction
    events: list[GameEvent]


class LogPart(Shape):
    """The log from a ply on; it replaces whatever the client had from there on."""

    first: int = Field(alias="from")
    plies: list[LogPly]
