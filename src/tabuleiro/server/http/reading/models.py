"""Responses of those who read a game: OpenAPI and the page's types are made from them."""

from typing import Literal

from tabuleiro.server.models import Response
from tabuleiro.server.sockets.server_messages import GameEvent, LogPly


class ExampleMoment(Response):
    """One move of a kept game, and the board after it; `actor` decides next."""

    ply: int
    actor: int
    view: dict[str, object]
    line: LogPly


class ExampleResponse(Response):
    """A kept game: its edition, who played, how long it is, some moves of it, and all of it as a record file."""

    game: str
    version: int
    components: str
    players: list[str]
    plies: int
    moments: list[ExampleMoment]
    record: str


class PositionResponse(Response):
    """A canonical position."""

    game: str
    position: dict[str, object]
    digest: str


class EntryResponse(Response):
    """Some points of a party: what for, by which rule, and where on the board."""

    category: str
    points: int
    rule: str
    message: str
    arguments: dict[str, int | str]
    elements: list[str]
    settled: bool


class RuledEvent(GameEvent):
    """An event, and the rule behind it."""

    rule: str


class GainResponse(Response):
    """Points of a category that one ply brought a party, and what happened there."""

    ply: int
    category: str
    points: int
    events: list[RuledEvent]


class ProspectResponse(Response):
    """What one step would add to a category: a fact of the position."""

    category: str
    points: int
    rule: str
    message: str
    arguments: dict[str, int | str]
    elements: list[str]


class TallyResponse(Response):
    """Where a party's points come from. Settled entries add up to the score; so do `before` and all gains.

    `headings` has, for every rule named here, the heading that it stands under.
    """

    party: str
    score: int
    before: int
    entries: list[EntryResponse]
    gains: list[GainResponse]
    prospects: list[ProspectResponse]
    headings: dict[str, str]


class CoursePoints(Response):
    """The points of every party, as the board shows them from a ply on."""

    ply: int
    scores: list[int]


class CourseChapter(Response):
    """Where a part of the game begins, such as a round, and the event that says so."""

    ply: int
    event: GameEvent


class StageResponse(Response):
    """How far a game is: rounds, years or full cities (`unit`) that were reached, of those that end it."""

    unit: str
    done: int
    of: int


class CourseResponse(Response):
    """The course of a game: the actor of every ply, where points change, the chapters asked for, how far it is."""

    actors: list[int]
    points: list[CoursePoints]
    chapters: list[CourseChapter]
    stage: StageResponse | None


class ActionResponse(Response):
    """One action of a game: who acted (-1 is chance), and its text."""

    actor: int
    action: str


class BoardSegment(Response):
    """A piece of a line in one style."""

    text: str
    style: str


class BoardSection(Response):
    """A part of the board in words: a list of facts, or a table whose first column names its rows."""

    heading: str
    items: list[str]
    columns: list[str]
    rows: list[list[str]]


class BoardResponse(Response):
    """The board after `ply` actions: in words (`sections`), and as the terminal draws it (`lines`)."""

    ply: int
    sections: list[BoardSection]
    lines: list[list[BoardSegment]]


class SayingResponse(Response):
    """A message of the game's catalogue, what fills it, and what is said after it in the same line."""

    message: str
    arguments: dict[str, int | str]
    then: list["SayingResponse"]


class RuleHeadingResponse(Response):
    """A rule, and the heading that it stands under."""

    rule: str
    heading: str


class ExplanationResponse(Response):
    """An element of the board: what it is, does, and means now; `provenance` is how sure its printed values are."""

    element: str
    title: SayingResponse
    kind: SayingResponse
    lines: list[SayingResponse]
    now: list[SayingResponse]
    rules: list[RuleHeadingResponse]
    provenance: Literal["", "rulebook", "public", "recalled", "reconstructed"]
    source: str
