"""The bodies of requests and answers, for the OpenAPI description and the clients that are made from it."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StringConstraints

Text = Annotated[str, StringConstraints(strict=True, max_length=200, pattern=r"^[^\x00]*$")]
LongText = Annotated[str, StringConstraints(strict=True, max_length=1_000_000, pattern=r"^[^\x00]*$")]
SeatNumber = Annotated[StrictInt, Field(ge=0, le=98)]
PlyNumber = Annotated[StrictInt, Field(ge=0, le=1_000_000)]


class Asked(BaseModel):
    """The body of a request; unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")


class GuestAsked(Asked):
    """A guest gives a name."""

    name: Text
    language: Text = "en"


class AccountAsked(Asked):
    """Name and password."""

    name: Text
    password: Text


class MeAsked(Asked):
    """What a user changes about themselves."""

    name: Text | None = None
    language: Text | None = None
    preferences: dict[Text, StrictBool | StrictInt | Text | None] | None = None


class SeatAsked(Asked):
    """How a seat is to be filled: by me, by whoever comes, by a bot, by somebody at my own screen."""

    kind: Literal["me", "open", "bot", "hotseat"]
    level: Text = ""
    name: Text = ""


class TableAsked(Asked):
    """A new table."""

    game: Text
    seats: Annotated[list[SeatAsked], Field(min_length=1, max_length=10)]
    options: dict[Text, Text] = Field(default_factory=dict)
    visibility: Literal["public", "link"] = "public"
    settle: StrictBool = True


class JoinAsked(Asked):
    """An open seat to take; the first one when left out."""

    seat: SeatNumber | None = None
    name: Text = ""
    key: Text = ""


class StartAsked(Asked):
    """Which bots take the open seats."""

    level: Text = ""


class RematchAsked(Asked):
    """Whether everybody moves up one seat."""

    rotate: StrictBool = False


class RecordAsked(Asked):
    """The text of a record file."""

    record: LongText


class PositionAsked(Asked):
    """A position to validate."""

    game: Text
    position: dict[str, object]


class ForkAsked(Asked):
    """Where to play on from: a ply of a table, or a position of a game."""

    table: Text = ""
    ply: PlyNumber = 0
    key: Text = ""
    game: Text = ""
    position: dict[str, object] | None = None
    seats: Annotated[list[SeatAsked], Field(min_length=1, max_length=10)]
    visibility: Literal["public", "link"] = "link"


class Me(BaseModel):
    """A user, as they see themselves."""

    id: int
    name: str
    guest: bool
    language: str
    preferences: dict[str, object]


class SeatTold(BaseModel):
    """One seat."""

    seat: int
    kind: Literal["open", "human", "bot"]
    name: str
    user: int | None
    level: str | None
    standin: str | None
    resigned: bool
    connected: bool


class TableTold(BaseModel):
    """A table, as it is listed."""

    table: str
    game: str
    version: int
    options: dict[str, str]
    visibility: Literal["public", "link"]
    settle: bool
    key: str | None
    state: Literal["open", "running", "finished", "frozen"]
    host: int
    seats: list[SeatTold]
    mine: list[int]
    seq: int
    ply: int
    actor: int | None
    waiting: bool
    created: str
    updated: str
    result: dict[str, object] | None
    origin: dict[str, object] | None
    next: str | None


class OptionTold(BaseModel):
    """An option: each value with the seat counts that may choose it."""

    name: str
    default: str
    values: dict[str, list[int]]


class FormTold(BaseModel):
    """A kind of action: its text is the kind and one word of each parameter, joined by blanks."""

    kind: str
    parameters: list[list[str]]


class GameTold(BaseModel):
    """A game, before anybody sits down."""

    name: str
    version: int
    components: str
    rule_prefix: str
    seats: list[int]
    options: list[OptionTold]
    levels: list[str]
    decision_kinds: list[str]
    event_kinds: list[str]
    forms: list[FormTold]
    reconstructed: bool


class RuleTold(BaseModel):
    """One rule."""

    id: str
    text: str


class PositionTold(BaseModel):
    """A canonical position."""

    game: str
    position: dict[str, object]
    digest: str


class SegmentTold(BaseModel):
    """A piece of a line in one style."""

    text: str
    style: str


class BoardTold(BaseModel):
    """The board in text after so many actions."""

    ply: int
    lines: list[list[SegmentTold]]


class SoundnessTold(BaseModel):
    """Whether a position can stand, and what is wrong if not."""

    sound: bool
    problems: list[str]
    digest: str | None
    seats: int | None


class HealthTold(BaseModel):
    """The server is alive."""

    status: str
    version: str
    compiled: bool


class ErrorTold(BaseModel):
    """Why something was refused."""

    code: str
    message: str
    arguments: dict[str, int | str]
    text: str
    rule: str | None = None
