"""Bodies and responses about puzzles: pydantic reads by them, OpenAPI and the page's types are made from them."""

from typing import Annotated, Literal

from pydantic import Field, StrictBool, StrictInt

from tabuleiro.server.http.learning.models import LineResponse
from tabuleiro.server.http.models import Body, Text
from tabuleiro.server.models import Response
from tabuleiro.server.sockets.game_shapes import ActionOffer, DescribedAction, GameEvent
from tabuleiro.server.sockets.server_messages import HintReason

Claim = Literal["win", "points", "best"]
Proof = Literal["enumerated", "wins_now", "played_out"]
Verdict = Literal["best", "good", "better", "no"]


class PuzzleListedResponse(Response):
    """A puzzle in a list: nothing of it that helps to solve it."""

    puzzle: str
    seats: int
    level: int
    claim: Claim


class PuzzlesResponse(Response):
    """The puzzles of a game that were asked for, and how many there are of every theme and level."""

    game: str
    puzzles: list[PuzzleListedResponse]
    themes: dict[str, int]
    levels: dict[str, int]


class PuzzleResponse(PuzzleListedResponse):
    """A puzzle without its solution: the position, who moves, and what is claimed of the turn that is looked for.

    `day` is the date of a puzzle of the day.
    """

    game: str
    version: int
    components: str
    seat: int
    proof: Proof
    position: dict[str, object]
    view: dict[str, object]
    day: str | None


class PuzzleTryBody(Body):
    """The actions so far, and whether they are to be judged; `helps` is how much is to be shown of the solution."""

    actions: Annotated[list[Text], Field(max_length=200)] = Field(default_factory=list)
    check: StrictBool = False
    helps: Annotated[StrictInt, Field(ge=0, le=3)] = 0


class PuzzleVoteBody(Body):
    """Whether it is a good puzzle."""

    good: StrictBool


class HelpResponse(Response):
    """As much of the solution as was asked for: the kind of its first action, its elements, all of it."""

    kind: str
    elements: list[str]
    line: LineResponse | None


class SolutionResponse(Response):
    """The solution, and why the usual try fails; `loss` and `margin` are shares of the win, or points.

    `figures` say how it is known: positions that were enumerated, or games that were played out and won.
    """

    line: LineResponse
    usual: LineResponse
    loss: float
    margin: float
    reasons: list[HintReason]
    themes: list[str]
    figures: dict[str, float]


class PuzzleTryResponse(Response):
    """The position after a try, and what can be done there; nothing more once the turn has ended.

    `verdict` is null until it is judged, `loss` where it is not known; `solution` comes when it is solved or given up.
    """

    view: dict[str, object]
    actor: int
    legal: list[ActionOffer]
    played: list[DescribedAction]
    events: list[GameEvent]
    ended: bool
    verdict: Verdict | None
    loss: float | None
    help: HelpResponse | None
    solution: SolutionResponse | None


class CountResponse(Response):
    """Puzzles that I have tried, and how many of them I have solved."""

    tried: int
    solved: int


class MyPuzzlesResponse(CountResponse):
    """How I get on with puzzles; the last day of the week is today (UTC)."""

    streak: int
    week: list[Literal["solved", "helped", "missed", "none"]]
    themes: dict[str, CountResponse]
    levels: dict[str, CountResponse]
    weakest: str
    """The theme of which I have solved the smallest part; "" while too little is known."""
    last: dict[str, bool]
    """Every puzzle that I have tried, and whether I have solved it."""
