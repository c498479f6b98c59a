"""The shape of somebody's statistics as JSON, the same from a server and from a folder of records.

Shares of the win are parts of one; what an analysis measured is in ten-thousandths of a win, as there.
"""

from typing_extensions import TypedDict


class RanksShape(TypedDict):
    """Games with so many seats: what they brought, and how often each place."""

    seats: int
    games: int
    wins: float
    places: list[int]


class CategoryPointsShape(TypedDict):
    """Points of a category in a game on average: one's own, and those of who won the same games."""

    category: str
    own: float
    winners: float


class OwnGameShape(TypedDict):
    """One game, in the order in which they ended; what an analysis says of it is null where there is none."""

    table: str
    finished: str
    seats: int
    place: int
    share: float
    points: int
    analysis: str | None
    accuracy: float | None
    interval: list[float] | None
    luck: int | None
    adjusted: int | None


class LossShape(TypedDict):
    """What was given away in decisions of a kind, or in a part of the game; `count` of them were judged."""

    name: str
    count: int
    gave_away: int
    accuracy: float | None
    """The mean of the games that have one, each counted by its decisions."""


class MistakeShape(TypedDict):
    """A turn worth trying again."""

    analysis: str
    table: str
    turn: int
    ply: int
    kind: str
    """The kind of decision in which most was lost."""
    loss: int
    solved: bool


class ChoiceShape(TypedDict):
    """A first choice that was made several times, and what it brought."""

    facet: str
    value: str
    games: int
    share: float
    low: float
    high: float
    fair: float


class StatisticsShape(TypedDict):
    """Everything about somebody's games of one kind."""

    game: str
    games: int
    wins: float
    fair: float
    """What chance would have given."""
    low: float
    high: float
    """Where the share of wins lies with 95 %."""
    points: float
    winners_points: float
    ranks: list[RanksShape]
    categories: list[CategoryPointsShape]
    course: list[OwnGameShape]
    judged: int
    """How many of the games were analysed."""
    accuracy: float | None
    interval: list[float] | None
    gave_away: int
    luck: int
    adjusted: int
    """What the analysed games would have brought without luck."""
    kinds: list[LossShape]
    phases: list[LossShape]
    weakest: str
    """The kind of decision in which most was given away; "" while too little is known."""
    found: int
    """Turns worth trying again in all,"""
    solved: int
    """and how many of them were solved since."""
    mistakes: list[MistakeShape]
    """Those that are not solved: of the weakest kind first, then the worst ones."""
    choices: list[ChoiceShape]
