"""Chat services (by apprise): their users fill in a service's fields, and we compose the address from them.

Nobody names an address to us: every service has its own host, and a field holds nothing that could lead elsewhere. Only
where the operator trusts everybody (`--notify-any-url`) any address that apprise understands is taken.
"""

import asyncio
import json
import re
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple
from urllib.parse import quote

from tabuleiro.server.errors import RequestError
from tabuleiro.server.notices.carrier import Outcome, Words
from tabuleiro.server.notices.channels import Channel

SECONDS: Final = 10.0
THREADS: Final = 2
ANY: Final = "any"
"""The name of an address that is taken as it is."""
ANY_LENGTH: Final = 500


class Service(NamedTuple):
    """A chat service: what its users fill in, each with its form, and how an address is made of it."""

    fields: Mapping[str, str]
    address: str


SERVICES: Final[Mapping[str, Service]] = {
    "discord": Service(
        {"webhook_id": r"\d{10,25}", "webhook_token": r"[A-Za-z0-9_-]{20,100}"},
        "discord://{webhook_id}/{webhook_token}/",
    ),
    "slack": Service(
        {"team": r"[A-Z0-9]{8,12}", "bot": r"[A-Z0-9]{8,12}", "token": r"[A-Za-z0-9]{20,30}"},
        "slack://{team}/{bot}/{token}",
    ),
    "telegram": Service(
        {"bot_token": r"\d{6,12}:[A-Za-z0-9_-]{30,40}", "chat": r"-?\d{3,20}"}, "tgram://{bot_token}/{chat}/"
    ),
    "ntfy": Service({"topic": r"[A-Za-z0-9_-]{6,64}"}, "ntfys://ntfy.sh/{topic}/"),
    "pushover": Service(
        {"user_key": r"[A-Za-z0-9]{30}", "app_token": r"[A-Za-z0-9]{30}"}, "pover://{user_key}@{app_token}/"
    ),
    "matrix": Service(
        {"token": r"[A-Za-z0-9_.~-]{20,300}", "room": r"![A-Za-z0-9_-]{10,80}:matrix\.org"},
        "matrixs://:{token}@matrix-client.matrix.org/{room}?discovery=no&version=3",
    ),
}
"""The services that an operator may offer; each leads to its own host and nowhere else."""


def check_service(name: str, fields: Mapping[str, str], offered: frozenset[str], *, any_url: bool) -> dict[str, str]:
    """The target of a channel, if the service is offered and its fields have their forms."""
    if name == ANY and any_url:
        url = fields.get("url", "")
        if not 0 < len(url) <= ANY_LENGTH or not is_understood(url):
            raise RequestError("malformed", "apprise does not understand this address", None, "error-bad-service")
        return {"name": ANY, "url": url}
    if name not in offered or name not in SERVICES:
        raise RequestError("bad_option", f"this server does not offer {name[:40]!r}")
    wanted = SERVICES[name].fields
    if set(fields) != set(wanted):
        raise RequestError("malformed", f"{name}: expected {', '.join(wanted)}", None, "error-bad-service")
    for field, form in wanted.items():
        if not re.fullmatch(form, fields[field], re.ASCII):
            raise RequestError("malformed", f"{name}.{field} cannot be that", {"field": field}, "error-bad-service")
    return {"name": name, **fields}


def is_understood(url: str) -> bool:
    """Whether apprise can make something of an address."""
    import apprise  # here, because it reads a hundred services

    return apprise.Apprise.instantiate(url, suppress_exceptions=True) is not None


def address_of(target: Mapping[str, str]) -> str:
    """The address that apprise understands."""
    if target["name"] == ANY:
        return target["url"]
    service = SERVICES[target["name"]]
    return service.address.format(**{field: quote(target[field], safe="!:") for field in service.fields})


def send(address: str, title: str, text: str) -> bool:
    """Send something by a chat service; blocks until it is done."""
    import apprise  # here, because it reads a hundred services

    post = apprise.Apprise()
    return bool(post.add(address) and post.notify(body=text, title=title))


class ChatServices:
    """Brings letters to chat services, in threads: the library waits for each answer."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, "chat")

    async def carry(self, channel: Channel, words: Words) -> Outcome:
        """Send a letter; a service that says no may say yes another time."""
        address = address_of(json.loads(channel.target))
        work = asyncio.get_running_loop().run_in_executor(self._threads, send, address, words.title, words.text())
        try:
            is_sent = await asyncio.wait_for(work, SECONDS)
        except TimeoutError:
            return Outcome.FAILED
        return Outcome.ARRIVED if is_sent else Outcome.FAILED

    def close(self) -> None:
        """Begin nothing more."""
        self._threads.shutdown(wait=False, cancel_futures=True)
