"""API tokens (bearer tokens): by which a program acts for somebody. Made, listed, used, ended; only hashes are kept."""

import hmac
import secrets
from hashlib import sha256
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from tabuleiro.server.errors import RequestError
from tabuleiro.server.store.checksums import check_row
from tabuleiro.server.store.club import schema as club

PREFIX: Final = "tbl"
ID_BYTES, SECRET_BYTES = 6, 32
TOKENS_PER_USER: Final = 10
LONGEST_DAYS: Final = 366
"""No token is good for longer."""
PLAY, READ = "play", "read"
"""What a token allows: a bot to play, anybody to read what is their own."""


class KnownToken(NamedTuple):
    """A token as its owner sees it; the token itself was told once."""

    id: str
    scope: str
    note: str
    created: str
    expires: str
    used: str | None


class Bearer(NamedTuple):
    """Whoever brings a token: for whom, what for, and when it was last used."""

    token: str
    user: int
    scope: str
    used: str


def hash_token(token: str) -> str:
    """What is stored of a token."""
    return sha256(token.encode()).hexdigest()


def add_token(
    connection: Connection, user: int, scope: str, note: str, now: str, expires: str
) -> tuple[str, KnownToken]:
    """A new token, which is told this once, and what is known of it from then on."""
    tokens = club.tokens
    count = connection.execute(select(func.count()).select_from(tokens).where(tokens.c.user_id == user)).scalar() or 0
    if count >= TOKENS_PER_USER:
        raise RequestError("full", f"at most {TOKENS_PER_USER} tokens", {"most": TOKENS_PER_USER}, "error-most-tokens")
    known = KnownToken(secrets.token_hex(ID_BYTES), scope, note, now, expires, None)
    token = f"{PREFIX}_{known.id}_{secrets.token_urlsafe(SECRET_BYTES)}"
    connection.execute(insert(tokens).values(hash=hash_token(token), user_id=user, **known._asdict()))
    return token, known


def read_bearer(connection: Connection, token: str, now: str) -> Bearer | None:
    """Who brings a token; None when it is unknown, has ended, or is over."""
    prefix, _, rest = token.partition("_")
    name, _, secret = rest.partition("_")
    if prefix != PREFIX or not secret:
        return None
    tokens = club.tokens
    row = connection.execute(select(tokens).where(tokens.c.id == name)).mappings().first()
    if row is None or not hmac.compare_digest(row["hash"], hash_token(token)) or row["expires"] <= now:
        return None
    check_row(tokens, row)
    return Bearer(row["id"], row["user_id"], row["scope"], row["used"] or "")


def touch_token(connection: Connection, token: str, now: str) -> None:
    """Note that a token is used."""
    connection.execute(update(club.tokens).where(club.tokens.c.id == token).values(used=now))


def read_tokens(connection: Connection, user: int) -> list[KnownToken]:
    """The tokens of a user, the newest first."""
    columns = club.tokens.c
    query = select(columns.id, columns.scope, columns.note, columns.created, columns.expires, columns.used)
    rows = connection.execute(query.where(columns.user_id == user).order_by(columns.created.desc(), columns.id))
    return [KnownToken(*row) for row in rows]


def end_token(connection: Connection, user: int, token: str) -> str:
    """End a token; returns its hash, by which its sockets are known. Empty when there is none."""
    own = (club.tokens.c.user_id == user) & (club.tokens.c.id == token)
    hashed = connection.execute(select(club.tokens.c.hash).where(own)).scalar()
    connection.execute(delete(club.tokens).where(own))
    return hashed or ""


def forget_tokens(connection: Connection, user: int) -> None:
    """Forget the tokens and the offer of a user who is deleted."""
    connection.execute(delete(club.tokens).where(club.tokens.c.user_id == user))
    connection.execute(delete(club.offers).where(club.offers.c.user_id == user))
