"""Request and response models: pydantic reads the bodies by them, OpenAPI and the page's types are made from them."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StringConstraints

from tabuleiro.server.models import ClockShape, GameResult, Response, SeatResponse, Spectators, TableStatus
from tabuleiro.server.table.club.spectators import LONGEST_DELAY

Text = Annotated[str, StringConstraints(strict=True, max_length=200, pattern=r"^[^\x00]*$")]
LongText = Annotated[str, StringConstraints(strict=True, max_length=1_000_000, pattern=r"^[^\x00]*$")]
SeatNumber = Annotated[StrictInt, Field(ge=0, le=98)]
PlyNumber = Annotated[StrictInt, Field(ge=0, le=1_000_000)]


ExactInt = Annotated[StrictInt, Field(ge=-(2**53), le=2**53)]
"""A number that a browser keeps as it is."""
Preferences = Annotated[dict[Text, StrictBool | ExactInt | Text | None], Field(max_length=100)]


class Body(BaseModel):
    """The body of a request; unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")


class GuestBody(Body):
    """A guest gives a name."""

    name: Text
    language: Text = "en"


class CredentialsBody(Body):
    """Name and password."""

    name: Text
    password: Text


class SignUpBody(CredentialsBody):
    """Name and password of a new account; `invite` is the code of an invitation, where it takes one."""

    invite: Text = ""
    language: Text = "en"


class LoginBody(CredentialsBody):
    """Name and password; `keep` brings the tables of the guest that one was along."""

    keep: StrictBool = False


class ProfileBody(Body):
    """What a user changes about themselves."""

    name: Text | None = None
    language: Text | None = None
    preferences: Preferences | None = None


class PasswordBody(Body):
    """The password, to show that it is really its owner who asks; a guest has none."""

    password: Text = ""


class NewPasswordBody(Body):
    """The old password and a new one."""

    password: Text
    new_password: Text


class ResetBody(Body):
    """A one-time link's token and a new password."""

    token: Text
    new_password: Text


class RecoveryBody(Body):
    """The token of a guest's link; `keep` brings the tables along of the guest that one was until now."""

    token: Text
    keep: StrictBool = False


class SeatBody(Body):
    """How a seat is to be filled: by me, by whoever comes, by a bot, by somebody at my own screen."""

    kind: Literal["me", "open", "bot", "hotseat"]
    level: Text = ""
    name: Text = ""
    user: Annotated[StrictInt, Field(ge=0, le=2**53)] = 0
    """A bot of others, instead of a level."""


class ClockBody(Body):
    """The rule of the clocks in milliseconds (docs/clocks.md); `days_off` are weekdays, 0 is Monday, in a time zone."""

    kind: Literal["live", "async"]
    bank: Annotated[StrictInt, Field(ge=10_000, le=30 * 86_400_000)]
    gain: Annotated[StrictInt, Field(ge=0, le=30 * 86_400_000)]
    cap: Annotated[StrictInt, Field(ge=10_000, le=60 * 86_400_000)]
    free: Annotated[StrictInt, Field(ge=0, le=600_000)] = 0
    errand: Annotated[StrictInt, Field(ge=0, le=86_400_000)] = 0
    days_off: Annotated[list[Annotated[StrictInt, Field(ge=0, le=6)]], Field(max_length=5)] = Field(
        default_factory=list
    )
    zone: Text = "UTC"


DelayMinutes = Annotated[StrictInt, Field(ge=1, le=LONGEST_DELAY)]


class TableBody(Body):
    """A new table; without a clock everybody takes their time. `late` is what happens to whoever is out of time."""

    game: Text
    seats: Annotated[list[SeatBody], Field(min_length=1, max_length=10)]
    options: dict[Text, Text] = Field(default_factory=dict)
    visibility: Literal["public", "link"] = "public"
    settle: StrictBool = True
    hints: Literal["", "off", "all"] = ""
    clock: ClockBody | None = None
    late: Literal["bot", "turn", "ask"] | None = None
    rated: StrictBool = False
    bots: StrictBool = False
    chat: Literal["", "free", "phrases", "off"] = ""
    spectators: Spectators = "open"
    delay_minutes: DelayMinutes = 5
    note: Annotated[Text, Field(max_length=200)] = ""


class JoinBody(Body):
    """An open seat to take; the first one when left out."""

    seat: SeatNumber | None = None
    name: Text = ""
    key: Text = ""


class ArchiveBody(Body):
    """Whether a table of mine is put away."""

    archived: StrictBool


class StartBody(Body):
    """Which bots take the open seats."""

    level: Text = ""


class RematchBody(Body):
    """An offer to play again, or the answer to one; `rotate`: everybody moves up one seat.

    `accept: false` declines, or takes one's own offer back. `with_bots` begins without those who have not agreed.
    """

    rotate: StrictBool = False
    accept: StrictBool = True
    with_bots: StrictBool = False


class VacationBody(Body):
    """From when until when I am away."""

    begins: Text
    ends: Text


class LessonBody(Body):
    """The lesson of a game, at a step; without one I go on where I was. `play_on`: a game of my own after its end."""

    game: Text
    step: Text = ""
    play_on: StrictBool = False


class RecordBody(Body):
    """The text of a record file."""

    record: LongText


class PositionBody(Body):
    """A position to validate."""

    game: Text
    position: dict[str, object]


class ForkBody(Body):
    """Where to play on from: a ply of a table, or a position of a game."""

    table: Text = ""
    ply: PlyNumber = 0
    key: Text = ""
    game: Text = ""
    position: dict[str, object] | None = None
    seats: Annotated[list[SeatBody], Field(min_length=1, max_length=10)]
    visibility: Literal["public", "link"] = "link"


class SessionResponse(Response):
    """One of my sessions: where, since when, and when it was last used (to the hour)."""

    id: str
    device: str
    created: str
    seen: str
    current: bool


class RecoveryResponse(Response):
    """The token of a link by which I come back as the guest that I am; it is told this once."""

    token: str


class EndedResponse(Response):
    """How many sessions were ended."""

    ended: int


class DoneResponse(Response):
    """It is done."""

    done: bool


class VacationResponse(Response):
    """Days on which my clocks do not run, where a game is played over days."""

    begins: str
    ends: str


class VacationsResponse(Response):
    """My vacations, and how many days of this year are used, of how many at most."""

    vacations: list[VacationResponse]
    used: int
    most: int


class OwnLesson(Response):
    """How far I have come in the lesson of a game: the step, and all that are done."""

    game: str
    step: str
    done: list[str]
    updated: str


class LessonStep(Response):
    """A step of a lesson; `title` is a message of the lesson's catalogue."""

    id: str
    title: str
    rules: list[str]


class LaterResponse(Response):
    """What a lesson leaves out (`lesson-later-<id>` of its catalogue), and the rule to read."""

    id: str
    rule: str


class LessonResponse(Response):
    """The lesson of a game and what it leaves out; it has no step when the game brings none."""

    game: str
    steps: list[LessonStep]
    later: list[LaterResponse]


class MyLessonResponse(OwnLesson):
    """How far I have come in the lesson of a game, which has `of` steps."""

    of: int


class TableResponse(Response):
    """A table, as it is listed."""

    table: str
    game: str
    version: int
    options: dict[str, str]
    visibility: Literal["public", "link"]
    settle: bool
    hints: Literal["", "off", "all"]
    key: str | None
    state: TableStatus
    host: int
    seats: list[SeatResponse]
    mine: list[int]
    seq: int
    ply: int
    actor: int | None
    waiting: bool
    created: str
    updated: str
    result: GameResult | None
    scores: list[int] | None
    origin: dict[str, object] | None
    next: str | None
    clock: ClockShape | None
    late: Literal["bot", "turn", "ask"] | None
    deadline: str | None
    rated: bool
    bots: bool
    spectators: Spectators
    delay_minutes: int
    note: str


class PresetResponse(ClockShape):
    """A rule of clocks that is offered by name."""

    name: str


class ClocksResponse(Response):
    """The rules of clocks that are offered, and how many turns a seat has in a game, by the number of seats."""

    presets: list[PresetResponse]
    turns: dict[str, dict[str, int]]


class OptionResponse(Response):
    """An option: each value with the seat counts that may choose it."""

    name: str
    default: str
    values: dict[str, list[int]]


class ComponentValueResponse(Response):
    """A printed value: its key in the data file, how it is written there, and where it comes from."""

    field: str
    value: str
    provenance: str


class ComponentRowResponse(Response):
    """The values of one table of the data file, or of one row of it; `title` and `name` are messages of the game."""

    section: str
    title: str
    item: str
    name: str
    values: list[ComponentValueResponse]


class ComponentValuesResponse(Response):
    """Every printed value of a game; `own` when they are from a file that the owner of the server corrected."""

    edition: str
    own: bool
    rows: list[ComponentRowResponse]


class ActionForm(Response):
    """A kind of action: its text is the kind and one word of each parameter, joined by blanks."""

    kind: str
    parameters: list[list[str]]


class GameResponse(Response):
    """A game, before anybody sits down, in the edition of new tables.

    `packaged` is the digest of the data that came with the game: `components` is another one when the owner of the
    server corrected them in a file. `values` counts the printed values by provenance, `lesson` the steps of its lesson.
    """

    name: str
    version: int
    components: str
    packaged: str
    values: dict[str, int]
    rule_prefix: str
    seats: list[int]
    options: list[OptionResponse]
    levels: list[str]
    decision_kinds: list[str]
    event_kinds: list[str]
    forms: list[ActionForm]
    reconstructed: bool
    lesson: int


class SoundnessResponse(Response):
    """Whether a position can stand, and what is wrong if not."""

    sound: bool
    problems: list[str]
    digest: str | None
    seats: int | None
