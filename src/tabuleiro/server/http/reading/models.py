"""Responses of those who read a game: OpenAPI and the page's types are made from them."""

from typing import Literal

from tabuleiro.server.models import Response
from tabuleiro.server.sockets.game_shapes import GameEvent, LogPly


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


class ReliabilityResponse(Response):
    """Of somebody's last games: how many were finished, and how many in time."""

    games: int
    finished: int
    in_time: int


class SeatsRecordResponse(Response):
    """Somebody's rated games by the number of seats; a shared win is a part of one."""

    seats: int
    games: int
    wins: float


class RatingPointResponse(Response):
    """A rating after a game, and how far the truth may lie from it."""

    finished: str
    rating: int
    doubt: int


class PointsBarResponse(Response):
    """How often a game ended with these points: for somebody, and for everybody."""

    least: int
    most: int
    own: int
    all: int


class CategoryShareResponse(Response):
    """Which share of the points comes from a category, in hundredths: somebody's, and the winners'."""

    category: str
    own: int
    winners: int


class PersonGameResponse(Response):
    """How somebody does in one game; `fair` is how many wins chance would have given."""

    game: str
    rating: int
    doubt: int
    provisional: bool
    games: int
    wins: float
    fair: float
    by_seats: list[SeatsRecordResponse]
    curve: list[RatingPointResponse]
    points: list[PointsBarResponse]
    categories: list[CategoryShareResponse]


class OpponentResponse(Response):
    """Somebody who was met at rated tables: how often one came before them, behind them, and level."""

    user: int
    name: str
    bot: bool
    games: int
    ahead: int
    behind: int
    level: int


class PersonResponse(Response):
    """An account as others see it; `private`: it shows nothing but name and record. `counting` games are not in yet.

    `bot_of` is whose bot it is, null for a person.
    """

    id: int
    name: str
    bot_of: str | None
    since: str
    private: bool
    counting: int
    reliability: ReliabilityResponse
    games: list[PersonGameResponse]
    opponents: list[OpponentResponse]


class PlayedResponse(Response):
    """A finished game of somebody's; `rating` after it and its `change` are null where it did not count.

    `met`: I played there.
    """

    table: str
    met: bool
    game: str
    finished: str
    seats: int
    place: int
    points: int
    left: bool
    verdict: Literal["rated", "unrated", "short", "pair", "nobody", "fault", "void"]
    rating: int | None
    change: int | None


class LadderRowResponse(Response):
    """A line of the ladder."""

    place: int
    user: int
    name: str
    rating: int
    doubt: int
    games: int


class LadderWaitingResponse(LadderRowResponse):
    """Somebody who is not on the ladder yet: what is missing, how much there is, and how much is needed."""

    why: Literal["games", "doubt", "social", "met", "days"]
    has: int
    needs: int
    provisional: bool


class LadderBotResponse(Response):
    """A level of our bots, whose rating never moves: at tables of two, and of more; null where nobody measured it."""

    level: str
    two: int | None
    more: int | None


class LadderResponse(Response):
    """A page of a ladder, in the order of the lower ends; `mine` is my own line, whatever the page."""

    game: str
    rows: list[LadderRowResponse]
    more: bool
    mine: LadderRowResponse | None
    waiting: list[LadderWaitingResponse]
    bots: list[LadderBotResponse]


class RuleResponse(Response):
    """One rule."""

    id: str
    text: str


class CitingResponse(Response):
    """Something that cites a rule; `message` of the game's catalogue says what."""

    kind: Literal["action", "event", "refusal"]
    message: str


class RuleBlockResponse(Response):
    """A rule with its ID, or prose between rules (no ID), as Markdown; `notes` say why this project decided so."""

    rule: str
    text: str
    notes: list[str]
    reference: bool
    cited: list[CitingResponse]


class ChapterResponse(Response):
    """A section of the rules; `reference`: it is for programmers."""

    title: str
    level: int
    reference: bool
    blocks: list[RuleBlockResponse]


class PrimerPageResponse(Response):
    """A page of the primer: drawings of the icon set, and a few sentences."""

    title: str
    icons: list[str]
    text: str


class NoteResponse(Response):
    """A part of a round, or a sign."""

    icon: str
    name: str
    text: str


class GuideResponse(Response):
    """What a newcomer is told; empty when the game brings nothing."""

    aim: str
    pages: list[PrimerPageResponse]
    course: list[NoteResponse]
    signs: list[NoteResponse]
