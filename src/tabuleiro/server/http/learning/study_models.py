"""Responses of the explorer and of statistics: OpenAPI and the page's types are made from them."""

from tabuleiro.learn.explorer.explore import ChoicesShape, FacetShape
from tabuleiro.learn.statistics.shape import StatisticsShape
from tabuleiro.server.http.learning.puzzle_models import CountResponse
from tabuleiro.server.models import Response


class ExplorerResponse(Response):
    """What is chosen first, and what became of it: of the games that were asked for, and what else can be asked.

    `fair` is the share of wins that chance would give; `waiting` public games are still to be counted.
    """

    game: str
    seats: int
    edition: str
    who: str
    options: str
    seat: int
    games: int
    fair: float
    facets: list[FacetShape]
    choices: ChoicesShape
    waiting: int


class ExplorerRecordResponse(Response):
    """The record file of a game that comes with the explorer, as `POST /api/records` takes it."""

    record: str


class PracticeResponse(Response):
    """What I have practised of a game, and puzzles that ask what I lose most by."""

    game: str
    themes: dict[str, CountResponse]
    tried: int
    solved: int
    puzzles: list[str]
    lesson_done: int
    lesson_steps: int


class StatisticsResponse(Response):
    """My statistics: of the games that I have finished with others, and of what I practise.

    `waiting` games and analyses are still to be read.
    """

    games: list[StatisticsShape]
    practice: list[PracticeResponse]
    waiting: int
