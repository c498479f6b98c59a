"""What one takes along: everything that the server knows about somebody, as the wire tells it."""

from typing import Literal

from tabuleiro.server.http.models import OwnLesson, SessionResponse, VacationResponse
from tabuleiro.server.models import NoticeEvent, Response, TableStatus


class OwnTable(Response):
    """A table at which I sit, my names there, and where its moves are to be had once the game is over."""

    table: str
    game: str
    state: TableStatus
    created: str
    seats: dict[str, str]
    record: str | None


class OwnLine(Response):
    """Something that I have said."""

    table: str
    time: str
    text: str


class OwnTry(Response):
    """What I have tried, and how good it was: a turn of an analysed game (`<analysis>/<turn>`), a puzzle; or a vote."""

    kind: str
    item: str
    verdict: str
    loss: int
    helps: int
    created: str


class OwnPlace(Response):
    """A network from which I came, as a hash, and when I last did."""

    place: str
    seen: str


class OwnRating(Response):
    """My rating in a game, and how far the truth may lie from it."""

    game: str
    rating: int
    doubt: int
    games: int


class OwnTournamentEntry(Response):
    """Something that I have done about a tournament, and what I wrote about it."""

    tournament: str
    time: str
    what: str
    said: str


class OwnNotice(Response):
    """Something that I was to be told, what it is about (a table, a tournament, a person), and when I was."""

    event: NoticeEvent
    about: str
    turn: int
    created: str
    told: str | None


class SanctionResponse(Response):
    """What was decided about somebody: it stands until then, unless it was `lifted`."""

    kind: Literal["mute", "no_rated", "ban"]
    created: str
    until: str
    why: str
    lifted: str | None


class OwnDataResponse(Response):
    """Everything that the server knows about me."""

    name: str
    account: bool
    language: str
    preferences: dict[str, object]
    created: str
    sessions: list[SessionResponse]
    tables: list[OwnTable]
    chat: list[OwnLine]
    lessons: list[OwnLesson]
    tries: list[OwnTry]
    vacations: list[VacationResponse]
    ratings: list[OwnRating]
    tournaments: list[OwnTournamentEntry]
    channels: list[dict[str, object]]
    wishes: dict[str, object]
    notices: list[OwnNotice]
    follows: list[str]
    blocks: list[str]
    places: list[OwnPlace]
    sanctions: list[SanctionResponse]
