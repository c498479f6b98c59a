"""Who may create an account: everybody, who was invited, or nobody. Of an invitation only the hash is stored."""

import secrets
from typing import Final

from sqlalchemy import Connection, insert, select, update

from tabuleiro.server.config import Config
from tabuleiro.server.errors import RequestError
from tabuleiro.server.people.identity import add_guest, claim_account
from tabuleiro.server.people.sessions import hash_session
from tabuleiro.server.people.user import User
from tabuleiro.server.store.checksums import check_row
from tabuleiro.server.store.club.schema import invites

OPEN, INVITE, CLOSED = "open", "invite", "closed"
CODE_BYTES: Final = 12
"""Of chance in a code: more than anybody guesses, and short enough for a link on paper."""


def check_guests(config: Config) -> None:
    """Refuse guests where there are none."""
    if not config.guests:
        raise RequestError("forbidden", "one plays with an account here", None, "error-no-guests")


def check_sign_up(config: Config) -> None:
    """Refuse whoever wants an account where nobody gets one by themselves."""
    if config.sign_up == CLOSED:
        raise RequestError("forbidden", "no accounts are created here", None, "error-sign-up-closed")


def sign_up(connection: Connection, config: Config, user: User, hashed: str, code: str, now: str) -> User:
    """Give somebody an account, by an invitation where it takes one; whoever is nobody yet (0) begins with it."""
    if config.sign_up == INVITE:
        use_invite(connection, code, now)
    guest = user if user.id else add_guest(connection, user.name, user.language, now)
    return claim_account(connection, guest, user.name, hashed)


def add_invite(connection: Connection, uses: int, until: str, now: str) -> str:
    """The code of a new invitation."""
    code = secrets.token_urlsafe(CODE_BYTES)
    connection.execute(insert(invites).values(hash=hash_session(code), uses=uses, until=until, created=now))
    return code


def use_invite(connection: Connection, code: str, now: str) -> None:
    """Use an invitation once; one that is used up, too old or altered is refused."""
    own = invites.c.hash == hash_session(code)
    row = connection.execute(select(invites).where(own)).mappings().first()
    if row is not None:
        check_row(invites, row)
    good = (invites.c.uses > 0, invites.c.until > now)
    if connection.execute(update(invites).where(own, *good).values(uses=invites.c.uses - 1)).rowcount != 1:
        raise RequestError("forbidden", "this invitation is used up or too old", None, "error-invite-over")
