"""Request and response models of tournaments: the page's types are made from them."""

from typing import Annotated, Literal

from pydantic import Field, StrictBool, StrictInt

from tabuleiro.server.http.models import Body, ClockBody, DelayMinutes, Text
from tabuleiro.server.models import ClockShape, Response, Spectators, TableStatus

Kind = Literal["swiss", "round_robin", "knockout"]
TournamentStatus = Literal["draft", "open", "running", "finished", "cancelled"]
TieBreak = Literal["stage", "place", "score", "direct", "average", "share", "wins", "lot"]
Reason = Annotated[str, Field(strict=True, max_length=200, pattern=r"^[^\x00]*$")]


class TournamentBody(Body):
    """A new tournament. `bots` are the levels of those that enter it; a round ends after `round_minutes` (0: never).

    `outside_bots`: bots of others may enter it, too. `spectators` look on at its tables at once, `delay_minutes` late,
    or not at all. Without `vacation` nobody's vacation stops a clock in it.
    """

    title: Annotated[str, Field(strict=True, min_length=1, max_length=80, pattern=r"^[^\x00]*$")]
    game: Text
    kind: Kind
    seats: Annotated[StrictInt, Field(ge=2, le=10)]
    clock: ClockBody
    starts: Text
    rounds: Annotated[StrictInt, Field(ge=0, le=20)] = 0
    advance: Annotated[StrictInt, Field(ge=1, le=9)] = 1
    scoring: Literal["places", "wins"] = "places"
    fill: Literal["bye", "bot"] = "bye"
    options: dict[Text, Text] = Field(default_factory=dict)
    rated: StrictBool = False
    bots: Annotated[list[Text], Field(max_length=64)] = Field(default_factory=list)
    check_in: StrictBool = False
    round_minutes: Annotated[StrictInt, Field(ge=0, le=60 * 24 * 60)] = 0
    draft: StrictBool = False
    visibility: Literal["public", "link"] = "public"
    outside_bots: StrictBool = False
    spectators: Spectators = "open"
    delay_minutes: DelayMinutes = 5
    vacation: StrictBool = True


class TournamentChangeBody(Body):
    """What the organiser changes before the start: a draft is published, it begins at another time, or at once."""

    publish: StrictBool = False
    starts: Text | None = None
    now: StrictBool = False


class DecisionBody(Body):
    """What the organiser decides: an entrant is dropped, a table has a result, a tournament that is held ends."""

    what: Literal["drop", "result", "finish"]
    entrant: Annotated[StrictInt, Field(ge=0, le=1000)] | None = None
    board: Annotated[StrictInt, Field(ge=1, le=1000)] | None = None
    places: Annotated[list[Annotated[StrictInt, Field(ge=1, le=10)]], Field(max_length=10)] = Field(
        default_factory=list
    )
    why: Reason = ""


class ExtendBody(Body):
    """More time for the present round."""

    minutes: Annotated[StrictInt, Field(ge=1, le=60 * 24 * 60)]
    why: Reason = ""


class CancelBody(Body):
    """Why a tournament is called off."""

    why: Reason = ""


class OrganiserResponse(Response):
    """Who organises a tournament."""

    user: int
    name: str


class TournamentRow(Response):
    """A tournament as it is listed; `mine` is my number in it, `held` what its organiser must decide."""

    id: str
    title: str
    organiser: OrganiserResponse
    state: TournamentStatus
    held: str
    entrants: int
    round: int
    rounds: int
    mine: int | None
    starts: str
    updated: str
    game: str
    kind: Kind
    seats: int
    advance: int
    scoring: Literal["places", "wins"]
    fill: Literal["bye", "bot"]
    clock: ClockShape
    rated: bool
    check_in: bool
    visibility: Literal["public", "link"]
    outside_bots: bool
    spectators: Spectators
    delay_minutes: int
    vacation: bool
    round_minutes: int


class ParticipantResponse(Response):
    """Somebody who entered: a person, a bot of a level, or a bot of others (`bot`)."""

    number: int
    user: int | None
    name: str
    level: str | None
    bot: bool
    rating: int
    missed: int
    here: bool
    out: Literal["left", "dropped", "absent"] | None
    absences: int


class BoardSeatResponse(Response):
    """One seat of a table of a tournament; nobody's `number` is that of a bot that fills a chair."""

    number: int | None
    place: int | None
    score: float | None
    points: int | None
    absent: bool
    relief: Literal["turn", "stay", "absent", "end"] | None


class TournamentBoard(Response):
    """One table of a round; `even` is how many there have sat in every seat about equally often.

    `key` is what whoever does not play there needs to look on, where the tournament is private.
    """

    board: int
    table: str | None
    key: str | None
    over: bool
    decided: bool
    even: int
    state: TableStatus | None
    players: list[BoardSeatResponse]


class TournamentRound(Response):
    """One round."""

    round: int
    began: str
    ends: str | None
    adjudicated: bool
    over: bool
    byes: list[int]
    boards: list[TournamentBoard]


class StandingResponse(Response):
    """One line of the standings; `by` is the tie-break that put the one before `above`, with both values."""

    number: int
    place: int
    score: float
    average: float
    share: float
    wins: int
    stage: int
    by: TieBreak | None
    above: float | None
    below: float | None


class MeetingResponse(Response):
    """What came of all tables where two have met."""

    one: int
    other: int
    difference: float
    times: int


class TournamentEntryResponse(Response):
    """Something that the organiser, an entrant or the server (`who` is null) has done."""

    time: str
    what: Literal["change", "join", "withdraw", "drop", "decide", "extend", "adjudicate", "hold", "finish", "cancel"]
    who: str | None
    number: int | None
    user: int | None
    level: str | None
    board: int | None
    minutes: int | None
    reason: str | None
    why: str


class OwnBoard(Response):
    """The table at which I play now."""

    table: str
    board: int


class TournamentResponse(TournamentRow):
    """A tournament as its page shows it; `key` is what lets others into a private one, for its people to pass on.

    `late`: I take no part, and see it as it was `delay_minutes` ago.
    """

    now: str
    late: bool
    seed: str
    options: dict[str, str]
    participants: list[ParticipantResponse]
    stages: list[TournamentRound]
    standings: list[StandingResponse]
    meetings: list[MeetingResponse]
    log: list[TournamentEntryResponse]
    organises: bool
    key: str | None
    may_join: bool
    may_check_in: bool
    table: OwnBoard | None
