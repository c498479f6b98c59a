"""Signed links: to verify an address, and to be told no more by one click. The key is made on first use.

A token says what it is for and for which channel, and holds a stamp of the channel that changes whenever the channel is
set up or switched off: so a token works once, and an old one never again.
"""

import secrets
from collections.abc import Sequence
from typing import Final

from itsdangerous import BadSignature, URLSafeTimedSerializer
from sqlalchemy import Connection, delete, insert, select

from tabuleiro.server.clock import ago
from tabuleiro.server.errors import RequestError
from tabuleiro.server.store import schema

FACT: Final = "signing"
"""The name under which the database keeps the key."""
BEFORE: Final = "signing before"
"""The name under which it keeps the one before, and when that was replaced."""
KEY_BYTES: Final = 32
KEPT_SECONDS: Final = 30 * 24 * 3600.0
"""How long links are good that were signed with the key before."""
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


def read_keys(connection: Connection, now: str) -> list[str]:
    """The keys by which a link is known to be ours: the present one last, the one before as long as it is kept."""
    facts = schema.facts.c
    query = select(facts.name, facts.value).where(facts.name.in_((FACT, BEFORE)))
    found: dict[str, str] = {row.name: row.value for row in connection.execute(query)}
    replaced, _, before = found.get(BEFORE, "").partition(" ")
    return [*([before] if replaced > ago(now, KEPT_SECONDS) else []), *([found[FACT]] if FACT in found else [])]


def rotate_key(connection: Connection, now: str) -> None:
    """Take a new key; the old one is kept for a while."""
    kept = {FACT: secrets.token_urlsafe(KEY_BYTES), BEFORE: f"{now} {find_key(connection)}"}
    for name, value in kept.items():
        connection.execute(delete(schema.facts).where(schema.facts.c.name == name))
        connection.execute(insert(schema.facts).values(name=name, value=value))


def sign(key: str, purpose: str, channel: int, stamp: str) -> str:
    """A token for one purpose and one channel."""
    return URLSafeTimedSerializer(key, salt=purpose).dumps([channel, stamp])


def read_token(keys: Sequence[str], purpose: str, token: str) -> tuple[int, str]:
    """The channel and the stamp that a token names; one that none of the keys has signed, or an old one, is refused."""
    try:
        channel, stamp = URLSafeTimedSerializer(list(keys), salt=purpose).loads(token, max_age=SECONDS[purpose])
    except (BadSignature, ValueError, TypeError) as error:
        raise over() from error
    return int(channel), str(stamp)


def over() -> RequestError:
    """The answer to a link that does nothing any more."""
    return RequestError("unknown", "this link was used already or is too old", None, "error-link-over")
