"""Bodies and responses about analyses: pydantic reads by them, OpenAPI and the page's types are made from them."""

from typing import Annotated, Literal

from pydantic import Field, StrictBool, StrictInt

from tabuleiro.learn.analysis.shape import AnalysisShape
from tabuleiro.server.http.models import Body, LongText, Text
from tabuleiro.server.models import Response
from tabuleiro.server.sockets.game_shapes import ActionOffer, DescribedAction, GameEvent


class AnalysisBody(Body):
    """Which game to analyse, a table's or a record's, and how thoroughly."""

    table: Text = ""
    key: Text = ""
    record: LongText = ""
    budget: Literal["quick", "standard", "deep"] = "standard"


class AnalysisResponse(Response):
    """An analysis: of which table, how far it has come, and how many others come before it.

    `key` is told to members of a private table; `asked` is whether I asked for it.
    """

    analysis: str
    table: str
    key: str | None
    budget: str
    state: Literal["waiting", "running", "done", "failed"]
    done: int
    of: int
    place: int
    asked: bool


class ToldAction(Response):
    """An action in words: a message of the game's catalogue, what fills it, and what it touches."""

    message: str
    arguments: dict[str, int | str]
    elements: list[str]


class WholeAnalysisResponse(AnalysisResponse):
    """An analysis with what it says so far; null while nothing is known.

    `told` has the actions of every turn. `verdicts` are mine, by the number of the turn that I tried again.
    """

    found: AnalysisShape | None
    told: list[list[ToldAction]]
    older: bool
    verdicts: dict[str, Literal["best", "good", "better", "no"]]


class LineResponse(Response):
    """A line of actions, each with its events: its first `own` actions are the turn, `drawn` is the chance after it."""

    actions: list[DescribedAction]
    events: list[list[GameEvent]]
    own: int
    drawn: str


class TryBody(Body):
    """The turn to try again, the actions so far, and whether they are to be judged; `helps` is how much was shown."""

    turn: Annotated[StrictInt, Field(ge=0, le=100_000)]
    actions: Annotated[list[Text], Field(max_length=200)] = Field(default_factory=list)
    check: StrictBool = False
    helps: Annotated[StrictInt, Field(ge=0, le=3)] = 0
    key: Text = ""


class TryResponse(Response):
    """The position after a try, and what can be done there; nothing more once the turn has ended.

    `verdict`, `loss` and `r` are null until it is judged.
    """

    view: dict[str, object]
    actor: int
    legal: list[ActionOffer]
    played: list[DescribedAction]
    events: list[GameEvent]
    ended: bool
    verdict: Literal["best", "good", "better", "no"] | None
    loss: int | None
    r: float | None
