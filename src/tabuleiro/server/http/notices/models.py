"""Models of what is asked and answered about notices."""

from typing import Annotated, Literal

from pydantic import Field, StrictInt, StringConstraints

from tabuleiro.server.http.models import Body, Text
from tabuleiro.server.models import NoticeEvent, Response

ChannelKind = Literal["push", "mail", "webhook", "chat"]
Minutes = Annotated[StrictInt, Field(ge=0, lt=24 * 60)]
"""A time of day: minutes after midnight."""
Link = Annotated[str, StringConstraints(strict=True, min_length=1, max_length=1000, pattern=r"^[^\x00]*$")]
TableName = Annotated[str, StringConstraints(strict=True, pattern=r"^[a-z0-9~]{1,16}$")]
Events = dict[ChannelKind, list[NoticeEvent]]


class PushBody(Body):
    """A browser's subscription, as its push service gave it."""

    kind: Literal["push"]
    endpoint: Link
    p256dh: Text
    auth: Text


class WebhookBody(Body):
    """An address of one's own that takes letters as JSON."""

    kind: Literal["webhook"]
    url: Link


class ChatBody(Body):
    """A chat service and what it asks for."""

    kind: Literal["chat"]
    service: Text
    fields: Annotated[dict[Text, Link], Field(max_length=5)]


class ChannelBody(Body):
    """A channel to be set up, or anew."""

    channel: Annotated[PushBody | WebhookBody | ChatBody, Field(discriminator="kind")]


class MailboxBody(Body):
    """An address of mail; a letter with a link proves that it is one's own.

    The password shows that its owner asks: whoever has the mailbox of an account can set its password anew.
    """

    address: Text
    password: Text = ""


class LinkBody(Body):
    """What the link of a letter holds."""

    token: Link


class ForgottenBody(Body):
    """The name of an account whose password is forgotten."""

    name: Text


class WishesBody(Body):
    """What is told by which channel, and when; times of day by the clocks of `zone`."""

    events: Events
    zone: Text
    quiet: Annotated[list[Minutes], Field(min_length=2, max_length=2)] | None = None
    digest: Minutes | None = None
    tables: Annotated[dict[TableName, Literal["mute", "always"]], Field(max_length=200)] = Field(default_factory=dict)


class SeenBody(Body):
    """The last notice that was seen."""

    last: Annotated[StrictInt, Field(ge=0, lt=2**53)]


class ChannelResponse(Response):
    """A channel of mine; `off` says why it is not used any more, `secret` is what signs a webhook's letters."""

    id: int
    kind: ChannelKind
    name: str
    verified: bool
    off: Literal["refused", "unreached", "unsubscribed"] | None
    secret: str | None


class WishesResponse(Response):
    """What is told by which channel, and when."""

    events: Events
    zone: str
    quiet: list[int] | None
    digest: int | None
    tables: dict[str, Literal["mute", "always"]]


class OfferedResponse(Response):
    """What this server can do: the public key for push, whether it sends mail, chat services with their fields."""

    push: str
    mail: bool
    services: dict[str, list[str]]


class ChannelsResponse(Response):
    """My channels, what I wish to be told by them, and what can be had."""

    channels: list[ChannelResponse]
    wishes: WishesResponse
    offered: OfferedResponse


class NoticeResponse(Response):
    """A notice in the list of the page: its text is `message`, filled by `arguments`; `place` is where it leads.

    `until` among the arguments is a moment; `why` is the reason of a moderator.
    """

    id: int
    event: NoticeEvent
    message: str
    arguments: dict[str, int | str]
    place: str
    game: str | None
    why: str
    time: str
    seen: bool


class AnnouncementResponse(Response):
    """What the operator announces, in each language."""

    texts: dict[str, str]
    since: str
    until: str
