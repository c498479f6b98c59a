"""Request and response models of a club."""

from typing import Annotated, Literal

from pydantic import Field, StrictBool, StrictInt

from tabuleiro.server.http.models import Body, Text
from tabuleiro.server.models import Response
from tabuleiro.server.people.bots import RUNNING_TABLES
from tabuleiro.server.people.tokens import LONGEST_DAYS

Clock = Literal["live", "async", "none"]


class BotBody(Body):
    """A new bot has a name."""

    name: Text


class TokenBody(Body):
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
