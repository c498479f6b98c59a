"""Webhooks: a letter as JSON, signed (HMAC-SHA256 over the time and the body), to an address of its reader's own."""

import hashlib
import hmac
import json
from typing import Final

import httpcore

from tabuleiro.server.clock import Clock
from tabuleiro.server.notices.carrier import Outcome, Words
from tabuleiro.server.notices.channels import Channel
from tabuleiro.server.notices.public_address import PrivateAddress, PublicClient
from tabuleiro.server.table.clocks.days_off import moment_of

SECONDS: Final = 3.0
TIME, SIGNATURE = "Tabuleiro-Time", "Tabuleiro-Signature"
GONE: Final = frozenset({404, 410})


def sign_body(secret: str, time: str, body: bytes) -> str:
    """The signature by which a receiver knows that a letter is ours, and when it was written."""
    return "v1=" + hmac.new(secret.encode(), time.encode() + b"." + body, hashlib.sha256).hexdigest()


def outcome_of(status: int, gone: frozenset[int] = frozenset()) -> Outcome:
    """What an HTTP status says about a letter."""
    if 200 <= status < 300:
        return Outcome.ARRIVED
    if status in gone:
        return Outcome.GONE
    is_passing = status >= 500 or status in {408, 425, 429}
    return Outcome.FAILED if is_passing else Outcome.REFUSED


async def post(client: PublicClient, url: str, headers: dict[str, str], body: bytes, seconds: float) -> int | Outcome:
    """Post something to an address that a user has named: the status, or what has become of it without one."""
    try:
        return await client.post(url, headers, body, seconds)
    except PrivateAddress:
        return Outcome.REFUSED
    except (httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError, OSError, TimeoutError):
        return Outcome.FAILED


class Webhook:
    """Posts letters to their readers' own addresses."""

    def __init__(self, client: PublicClient, clock: Clock) -> None:
        self._client = client
        self._clock = clock

    async def carry(self, channel: Channel, words: Words) -> Outcome:
        """Post the letter; what is answered besides the status is not read."""
        about = {"id": words.name, "title": words.title, "text": "\n".join(words.lines), "url": words.url}
        body = json.dumps({**about, "notices": list(words.items)}, ensure_ascii=False).encode()
        time = str(moment_of(self._clock.now()) // 1000)
        headers = {
            "Content-Type": "application/json",
            "User-Agent": "Tabuleiro",
            TIME: time,
            SIGNATURE: sign_body(channel.secret, time, body),
        }
        answered = await post(self._client, channel.target, headers, body, SECONDS)
        return answered if isinstance(answered, Outcome) else outcome_of(answered)
