"""Request and response models of a club."""

from typing import Annotated, Literal

from pydantic import Field, StrictBool, StrictInt

from tabuleiro.server.http.club.own_data import SanctionResponse
from tabuleiro.server.http.models import Body, DoneResponse, PasswordBody, Text
from tabuleiro.server.models import Response
from tabuleiro.server.people.bots import RUNNING_TABLES
from tabuleiro.server.people.tokens import LONGEST_DAYS

Clock = Literal["live", "async", "none"]
Reason = Literal["insult", "spam", "cheating", "stalling", "other"]


class BotBody(Body):
    """A new bot has a name."""

    name: Text


class BotTokenBody(Body):
    """A new token: what it is for, in my own words, and for how many days it is good."""

    note: Annotated[Text, Field(max_length=60)] = ""
    days: Annotated[StrictInt, Field(ge=1, le=LONGEST_DAYS)] = 90


class OfferBody(Body):
    """What a bot plays whenever it is asked; a list that is empty leaves nothing out."""

    games: Annotated[list[Text], Field(max_length=50)] = Field(default_factory=list)
    seats: Annotated[list[Annotated[StrictInt, Field(ge=1, le=10)]], Field(max_length=10)] = Field(default_factory=list)
    clocks: Annotated[list[Clock], Field(max_length=3)] = Field(default_factory=list)
    rated: StrictBool = False
    tables: Annotated[StrictInt, Field(ge=1, le=RUNNING_TABLES)] = 1


class OfferResponse(Response):
    """A standing offer."""

    games: list[str]
    seats: list[int]
    clocks: list[Clock]
    rated: bool
    tables: int


class BotRating(Response):
    """What a bot is worth in a game."""

    rating: int
    provisional: bool
    games: int


class BotResponse(Response):
    """A bot of others: whose it is, whether it is there, what it offers, what it is worth by game."""

    id: int
    name: str
    owner: str
    online: bool
    offer: OfferResponse | None
    ratings: dict[str, BotRating]


class AgainBody(Body):
    """Another game of the same people: the same one unless it is named; `rotate`: everybody moves up one seat."""

    game: Text = ""
    options: dict[Text, Text] | None = None
    rotate: StrictBool = False


class ReportBody(Body):
    """What is wrong about somebody, or about a line of chat (`table` and `line`, its `seq`)."""

    user: Annotated[StrictInt, Field(ge=1, le=2**53)]
    why: Reason
    words: Annotated[str, Field(max_length=500)] = ""
    table: Text = ""
    line: Annotated[StrictInt, Field(ge=0, le=2**31)] = 0
    key: Text = ""


class ReportAnswerBody(Body):
    """Whether a report is right."""

    right: StrictBool


class SanctionBody(Body):
    """What a moderator decides about somebody for some days, 0 for good; or takes back (`lift`)."""

    user: Annotated[StrictInt, Field(ge=1, le=2**53)]
    kind: Literal["mute", "no_rated", "ban"]
    days: Annotated[StrictInt, Field(ge=0, le=3650)] = 0
    why: Annotated[str, Field(max_length=500)] = ""
    lift: StrictBool = False


class ReportResponse(Response):
    """A report as moderators see it; `earlier` are others about the same user that were right."""

    id: int
    by: int
    by_name: str
    about: int
    about_name: str
    table: str | None
    said: str
    why: Reason
    words: str
    created: str
    state: Literal["open", "right", "wrong"]
    earlier: int


class FlaggedPerson(Response):
    """Somebody who played at a flagged table."""

    id: int
    name: str


class FlagResponse(Response):
    """A rated table at which people played who had come from one network."""

    table: str
    game: str
    created: str
    people: list[FlaggedPerson]


class PrivateResponse(Response):
    """What is known of somebody besides their profile; `mail`: whether a letter reaches them."""

    since: str
    mail: bool
    sessions: int
    sanctions: list[SanctionResponse]


class VoidBody(Body):
    """Whether a finished game shall not count."""

    void: bool = True


class DeedResponse(Response):
    """What a moderator has done, when, and about what."""

    time: str
    who: int
    name: str
    what: str
    about: str
    body: dict[str, object]


class RelatedResponse(Response):
    """Somebody whom I follow or block; `friend`: we follow each other."""

    id: int
    name: str
    bot: bool
    friend: bool
    online: bool


class PeopleResponse(Response):
    """Whom I follow, and whom I block."""

    follows: list[RelatedResponse]
    blocks: list[RelatedResponse]


class TokenResponse(Response):
    """A token as its owner sees it."""

    id: str
    scope: Literal["play", "read"]
    note: str
    created: str
    expires: str
    used: str | None


class NewTokenResponse(TokenResponse):
    """A new token; `token` is told this once."""

    token: str


class OwnBotResponse(BotResponse):
    """A bot of mine, with its tokens."""

    tokens: list[TokenResponse]


class LeavingBody(PasswordBody):
    """Who leaves for good, and whether the account waits until its owner may have thought again."""

    at_once: StrictBool = False


class LeavingResponse(DoneResponse):
    """It is done or, when a time is told, will be then."""

    until: str | None
