"""REST: the channels by which people are told, and what they wish to be told by them."""

import json
from typing import Final

from fastapi import APIRouter, Request
from sqlalchemy import Connection

from tabuleiro.server.context import Context
from tabuleiro.server.errors import RequestError
from tabuleiro.server.http.models import DoneResponse
from tabuleiro.server.http.notices.models import (
    ChannelBody,
    ChannelsResponse,
    ChatBody,
    PushBody,
    WebhookBody,
    WishesBody,
)
from tabuleiro.server.http.session import Server, SignedIn
from tabuleiro.server.notices import channels
from tabuleiro.server.notices.channels import new_stamp
from tabuleiro.server.notices.chat_services import ANY, SERVICES, check_service
from tabuleiro.server.notices.letter import write_letter
from tabuleiro.server.notices.public_address import PrivateAddress, check_url
from tabuleiro.server.notices.push import check_keys
from tabuleiro.server.notices.wishes import KINDS, Wishes, check_wishes, read_wishes, write_wishes
from tabuleiro.server.people.limits import Rate
from tabuleiro.server.people.sessions import device_of

router = APIRouter(prefix="/api", tags=["notices"])
CHANNELS: Final = Rate(30, 30 / 3600)
"""For one user: every channel that is set up is tried."""


def offered(server: Context) -> dict[str, object]:
    """What this server can do."""
    config = server.config
    services = {name: list(service.fields) for name, service in SERVICES.items() if name in config.notify_services}
    if config.notify_any_url:
        services[ANY] = ["url"]
    return {"push": server.post.push_key, "mail": server.post.has_mail(), "services": services}


async def told(server: Context, user: int) -> dict[str, object]:
    """A user's channels and wishes."""

    def read(database: Connection) -> dict[str, object]:
        known = [channel.tell() for channel in channels.read_channels(database, user)]
        return {"channels": known, "wishes": read_wishes(database, user).encode()}

    return {**await server.store.read(read), "offered": offered(server)}


@router.get("/me/channels", response_model=ChannelsResponse)
async def list_channels(server: Server, user: SignedIn) -> dict[str, object]:
    """My channels, what I wish to be told by them, and what this server offers."""
    return await told(server, user.id)


@router.put("/me/channels", response_model=ChannelsResponse)
async def set_channel(body: ChannelBody, request: Request, server: Server, user: SignedIn) -> dict[str, object]:
    """Set a channel up, or anew; I have one of each kind, but several browsers."""
    await server.limits.spend(f"channel {user.id}", CHANNELS)
    asked = body.channel
    target = target_of(server, asked, device_of(request.headers.get("user-agent", "")))
    await server.store.write(lambda database: channels.put_channel(database, user.id, asked.kind, target))
    await server.post.refresh()
    return await told(server, user.id)


def target_of(server: Context, asked: PushBody | WebhookBody | ChatBody, device: str) -> str:
    """Where a channel leads, if it may lead there."""
    allowed = server.config.notify_allow
    try:
        if isinstance(asked, PushBody):
            check_keys(asked.p256dh, asked.auth)
            keys = {"p256dh": asked.p256dh, "auth": asked.auth}
            return json.dumps({"name": device, "endpoint": check_url(asked.endpoint, allowed), **keys})
        if isinstance(asked, WebhookBody):
            return check_url(asked.url, allowed)
    except PrivateAddress as error:
        raise RequestError(
            "malformed", f"this address cannot be used: {error}", None, "error-private-address"
        ) from error
    config = server.config
    found = check_service(asked.service, asked.fields, config.notify_services, any_url=config.notify_any_url)
    return json.dumps(found)


@router.delete("/me/channels/{channel}", response_model=ChannelsResponse)
async def remove_channel(channel: int, server: Server, user: SignedIn) -> dict[str, object]:
    """Be told nothing more by a channel, and forget it."""
    if not await server.store.write(lambda database: channels.remove_channel(database, user.id, channel)):
        raise RequestError("unknown", "there is no such channel")
    await server.post.refresh()
    return await told(server, user.id)


@router.post("/me/channels/{channel}/try", response_model=DoneResponse)
async def try_channel(channel: int, server: Server, user: SignedIn) -> dict[str, bool]:
    """Send a letter that says nothing but that it has arrived."""
    await server.limits.spend(f"channel {user.id}", CHANNELS)
    now = server.clock.now()

    def write(database: Connection) -> bool:
        found = channels.read_channel(database, channel)
        if found is None or found.user != user.id or not found.verified:
            return False
        write_letter(database, found, f"t{new_stamp()}", now)
        return True

    if not await server.store.write(write):
        raise RequestError("unknown", "there is no such channel")
    server.post.call()
    return {"done": True}


@router.put("/me/wishes", response_model=ChannelsResponse)
async def set_wishes(body: WishesBody, server: Server, user: SignedIn) -> dict[str, object]:
    """Say what I wish to be told, by which channel, and when not."""
    told_by = {str(kind): frozenset[str](told) for kind, told in body.events.items()}
    events = {kind: told_by.get(kind, frozenset()) for kind in KINDS}
    quiet = None if body.quiet is None else (body.quiet[0], body.quiet[1])
    wishes = check_wishes(Wishes(events, body.zone, quiet, body.digest, dict(body.tables)))
    await server.store.write(lambda database: write_wishes(database, user.id, wishes))
    return await told(server, user.id)
