"""Models of what REST and the socket both answer with: a user, a seat, a result, an error."""

from typing import Literal

from pydantic import BaseModel, ConfigDict

NoticeEvent = Literal[
    "turn",
    "soon_late",
    "started",
    "invited",
    "finished",
    "undo_asked",
    "mention",
    "round",
    "held",
    "followed",
    "moderation",
]
TableStatus = Literal["open", "running", "finished", "frozen"]
Spectators = Literal["open", "delay", "off"]


class Response(BaseModel):
    """What the server answers; it has exactly these fields."""

    model_config = ConfigDict(extra="forbid")


class UserResponse(Response):
    """A user, as they see themselves."""

    id: int
    name: str
    guest: bool
    language: str
    preferences: dict[str, object]
    bot: bool
    role: Literal["moderator"] | None
    leaving: str | None
    """When this account will be deleted, as its owner has asked."""


class SeatResponse(Response):
    """One seat."""

    seat: int
    kind: Literal["open", "held", "human", "bot"]
    name: str
    user: int | None
    level: str | None
    standin: str | None
    resigned: bool
    relief: Literal["turn", "stay", "absent", "end"] | None
    connected: bool
    guest: bool


class ClockShape(Response):
    """The rule of a table's clocks, in milliseconds.

    Everybody begins with `bank`; a turn that begins brings its owner `gain`, up to `cap`; of each turn the first `free`
    are not charged, of each decision out of turn the first `errand`. `days_off` are weekdays (0 is Monday) in `zone`.
    """

    kind: Literal["live", "async"]
    bank: int
    gain: int
    cap: int
    free: int
    errand: int
    days_off: list[int]
    zone: str


class PartyStanding(Response):
    """One party at the end: rank (1 is best, 0 is not ranked), points, and where they come from."""

    party: str
    rank: int
    points: int
    categories: dict[str, int]


class GameResult(Response):
    """How a game ended. `shares` are fractions of the win, as texts (`1/2`)."""

    standings: list[PartyStanding]
    reasons: list[str]
    truncated: bool
    tie_break: str
    shares: list[str]
    margin: int


class ErrorResponse(Response):
    """Why a request was not carried out; nothing was changed."""

    code: str
    message: str
    arguments: dict[str, int | str]
    text: str
    rule: str | None = None
