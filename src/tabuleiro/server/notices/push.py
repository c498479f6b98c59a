"""Web push: a letter encrypted for one browser (RFC 8291), signed by the server's own key (VAPID, RFC 8292)."""

import base64
import binascii
import json
import os
from typing import Final

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from sqlalchemy import Connection

from tabuleiro.server.clock import Clock
from tabuleiro.server.errors import RequestError
from tabuleiro.server.notices.carrier import Outcome, Words
from tabuleiro.server.notices.channels import Channel
from tabuleiro.server.notices.public_address import PublicClient
from tabuleiro.server.notices.signing import find_fact
from tabuleiro.server.notices.webhook import GONE, outcome_of, post
from tabuleiro.server.table.clocks.days_off import moment_of

FACT: Final = "vapid"
"""The name under which the database keeps the key by which push services know this server."""
SECONDS: Final = 10.0
LONGEST: Final = 12 * 3600
"""So many seconds at most a push service keeps a letter for a browser that is not there."""
TOKEN_SECONDS: Final = 12 * 3600
BODY_LENGTH: Final = 3000
"""Services carry 4 KB; encryption takes some of it."""


def find_push_key(connection: Connection) -> Vapid02:
    """The server's key; made on first use, and then kept."""
    fresh = Vapid02()
    fresh.generate_keys()
    return Vapid02.from_pem(find_fact(connection, FACT, fresh.private_pem().decode()).encode())


def public_key(key: Vapid02) -> str:
    """The public half, as browsers want it."""
    raw = key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def unpack(text: str) -> bytes:
    """Bytes that a browser has written in base64, without its padding."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def check_keys(p256dh: str, auth: str) -> None:
    """Refuse keys of a subscription by which nothing can be encrypted."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpack(p256dh))
        is_sound = len(unpack(auth)) == 16
    except (ValueError, binascii.Error):
        is_sound = False
    if not is_sound:
        raise RequestError("malformed", "the keys of this subscription cannot be used")


def encrypt(body: bytes, p256dh: str, auth: str) -> bytes:
    """A letter that only one browser can read."""
    own = ec.generate_private_key(ec.SECP256R1())
    sealed: bytes = http_ece.encrypt(
        body, salt=os.urandom(16), private_key=own, dh=unpack(p256dh), auth_secret=unpack(auth), version="aes128gcm"
    )
    return sealed


class Push:
    """Hands letters to the push services of browsers."""

    def __init__(self, client: PublicClient, clock: Clock, key: Vapid02, subject: str) -> None:
        self._client = client
        self._clock = clock
        self._key = key
        self._subject = subject
        """Whom a push service turns to when we do it harm: an address of mail or a page."""

    async def carry(self, channel: Channel, words: Words) -> Outcome:
        """Encrypt a letter and hand it over; a browser that has gone is not asked again."""
        target = json.loads(channel.target)
        endpoint = str(target["endpoint"])
        text = "\n".join(words.lines)[:BODY_LENGTH]
        told = {"id": words.name, "title": words.title, "text": text, "url": words.url}
        body = encrypt(json.dumps(told).encode(), str(target["p256dh"]), str(target["auth"]))
        scheme, _, rest = endpoint.partition("://")
        expires = moment_of(self._clock.now()) // 1000 + TOKEN_SECONDS
        claims = {"sub": self._subject, "aud": f"{scheme}://{rest.split('/', 1)[0]}", "exp": expires}
        headers = {
            **self._key.sign(claims),
            "TTL": str(min(LONGEST, words.seconds) if words.seconds else LONGEST),
            "Topic": words.name[:32],
            "Urgency": "normal",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
        }
        answered = await post(self._client, endpoint, headers, body, SECONDS)
        return answered if isinstance(answered, Outcome) else outcome_of(answered, GONE)
