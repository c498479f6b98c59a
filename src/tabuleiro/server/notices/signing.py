"""Signed links: to verify an address, and to be told no more by one click. The key is made on first use.

A token says what it is for and for which channel, and holds a stamp of the channel that changes whenever the channel is
set up or switched off: so a token works once, and an old one never again.
"""

import secrets
from typing import Final

from itsdangerous import BadSignature, URLSafeTimedSerializer
from sqlalchemy import Connection, insert, select

from tabuleiro.server.errors import RequestError
from tabuleiro.server.store import schema

FACT: Final = "signing"
"""The name under which the database keeps the key."""
KEY_BYTES: Final = 32
VERIFY, UNSUBSCRIBE = "verify", "unsubscribe"
SECONDS: Final = {VERIFY: 24 * 3600, UNSUBSCRIBE: 400 * 24 * 3600}
"""How long each kind of link is good."""


def find_fact(connection: Connection, name: str, fresh: str) -> str:
    """What the database says about itself under a name; when there is nothing yet, a fresh value is kept."""
    facts = schema.facts.c
    found = connection.execute(select(facts.value).where(facts.name == name)).scalar()
    if found is None:
        connection.execute(insert(schema.facts).values(name=name, value=fresh))
    return found or fresh


def find_key(connection: Connection) -> str:
    """The key of this server."""
    return find_fact(connection, FACT, secrets.token_urlsafe(KEY_BYTES))


def sign(key: str, purpose: str, channel: int, stamp: str) -> str:
    """A token for one purpose and one channel."""
    return URLSafeTimedSerializer(key, salt=purpose).dumps([channel, stamp])


def read_token(key: str, purpose: str, token: str) -> tuple[int, str]:
    """The channel and the stamp that a token names; a forged or an old one is refused."""
    try:
        channel, stamp = URLSafeTimedSerializer(key, salt=purpose).loads(token, max_age=SECONDS[purpose])
    except (BadSignature, ValueError, TypeError) as error:
        raise over() from error
    return int(channel), str(stamp)


def over() -> RequestError:
    """The answer to a link that does nothing any more."""
    return RequestError("unknown", "this link was used already or is too old", None, "error-link-over")
