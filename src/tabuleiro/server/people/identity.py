"""Who somebody is: guests, accounts, sessions. Session ids are stored hashed, passwords by argon2id."""

import json
import secrets
import unicodedata
from hashlib import sha256
from typing import Final, NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection, Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from tabuleiro.server.errors import RequestError
from tabuleiro.server.store import schema
from tabuleiro.texts.package import LANGUAGES

SESSION_BYTES: Final = 32
NAME_LENGTH: Final = 30
PASSWORD_LENGTHS: Final = (8, 128)
PREFERENCES_LENGTH: Final = 4000
COMMON: Final = frozenset(
    """password password1 password123 passw0rd 12345678 123456789 1234567890 87654321 11111111 00000000 qwertyui
    qwertyuiop qwerty123 q1w2e3r4 1q2w3e4r abcd1234 abc12345 iloveyou princess sunshine football baseball superman
    trustno1 letmein1 welcome1 starwars whatever computer internet senha123 brasil10 flamengo corinthians tabuleiro
    """.split()  # noqa: SIM905 - words are easier to read than forty quoted ones
)
"""Passwords that a guesser tries first."""

_hasher = PasswordHasher()
DECOY: Final = _hasher.hash(secrets.token_hex(16))
"""Verified when there is no such account, so that both answers take the same time."""


class User(NamedTuple):
    """Somebody with a session."""

    id: int
    name: str
    is_guest: bool
    language: str
    preferences: dict[str, object]

    def encode(self) -> dict[str, object]:
        """The user as they see themselves."""
        return {
            "id": self.id,
            "name": self.name,
            "guest": self.is_guest,
            "language": self.language,
            "preferences": self.preferences,
        }


def clean_name(name: str) -> str:
    """A name as it is shown: no control characters, no blanks around or in a row."""
    seen = "".join(letter if unicodedata.category(letter)[0] != "C" else " " for letter in name)
    cleaned = " ".join(unicodedata.normalize("NFC", seen).split())
    if not 1 <= len(cleaned) <= NAME_LENGTH:
        text = f"a name has 1 to {NAME_LENGTH} characters"
        raise RequestError("malformed", text, {"longest": NAME_LENGTH}, "error-bad-name")
    return cleaned


def account_of(name: str) -> str:
    """What makes an account name unique: case and look-alike forms do not."""
    return unicodedata.normalize("NFKC", name).casefold()


def check_password(password: str, name: str) -> None:
    """Refuse passwords that are too short, too long or too easily guessed."""
    shortest, longest = PASSWORD_LENGTHS
    if not shortest <= len(password) <= longest:
        raise RequestError("bad_password", f"a password has {shortest} to {longest} characters", {"shortest": shortest})
    if password.casefold() in COMMON or account_of(password) == account_of(name):
        raise RequestError("bad_password", "that password is too easily guessed", {"shortest": shortest})


def hash_password(password: str) -> str:
    """The argon2id hash of a password; takes a while on purpose."""
    return _hasher.hash(password)


def is_password(hashed: str | None, password: str) -> bool:
    """Whether a password belongs to a hash; takes as long when there is none."""
    try:
        return _hasher.verify(hashed or DECOY, password) and hashed is not None
    except (VerificationError, InvalidHashError):
        return False


def hash_session(session: str) -> str:
    """What is stored of a session id."""
    return sha256(session.encode()).hexdigest()


def user_of(row: Row[tuple[object, ...]]) -> User:
    """A user from the database."""
    return User(row.id, row.name, row.account is None, row.language, json.loads(row.preferences))


def read_user(connection: Connection, session: str) -> User | None:
    """Whose session this is."""
    query = (
        select(schema.users)
        .join(schema.sessions, schema.sessions.c.user_id == schema.users.c.id)
        .where(schema.sessions.c.hash == hash_session(session))
    )
    row = connection.execute(query).first()
    return None if row is None else user_of(row)


def read_account(connection: Connection, name: str) -> tuple[User | None, str | None]:
    """The user of an account name and the hash of the password; both None when there is no such account."""
    query = select(schema.users).where(schema.users.c.account == account_of(name))
    row = connection.execute(query).first()
    return (None, None) if row is None else (user_of(row), row.password)


def add_guest(connection: Connection, name: str, language: str, now: str) -> User:
    """A new guest."""
    values = {"name": name, "language": language, "preferences": "{}", "created": now}
    [key] = connection.execute(insert(schema.users).values(values)).inserted_primary_key or [0]
    return User(key, name, is_guest=True, language=language, preferences={})


def add_session(connection: Connection, user: int, now: str) -> str:
    """A new session; only its hash is stored."""
    session = secrets.token_urlsafe(SESSION_BYTES)
    connection.execute(insert(schema.sessions).values(hash=hash_session(session), user_id=user, created=now))
    return session


def end_session(connection: Connection, session: str) -> None:
    """End one session."""
    connection.execute(delete(schema.sessions).where(schema.sessions.c.hash == hash_session(session)))


def end_sessions(connection: Connection, user: int) -> None:
    """End every session of a user."""
    connection.execute(delete(schema.sessions).where(schema.sessions.c.user_id == user))


def claim_account(connection: Connection, user: User, name: str, hashed: str) -> User:
    """Give a guest an account; seats and history stay, because the user stays the same."""
    if not user.is_guest:
        raise RequestError("taken", "you have an account already")
    change = update(schema.users).where(schema.users.c.id == user.id, schema.users.c.account.is_(None))
    try:
        done = connection.execute(change.values(name=name, account=account_of(name), password=hashed))
    except IntegrityError as error:
        raise RequestError("taken", "that name is in use") from error
    if done.rowcount != 1:
        raise RequestError("taken", "you have an account already")
    return user._replace(name=name, is_guest=False)


def change_user(connection: Connection, user: User, values: dict[str, str]) -> User:
    """Change name, language or preferences; an account keeps the name by which it logs in."""
    if "language" in values and values["language"] not in LANGUAGES:
        raise RequestError("malformed", f"language: expected one of {', '.join(LANGUAGES)}")
    if len(values.get("preferences", "")) > PREFERENCES_LENGTH:
        raise RequestError("malformed", f"preferences: at most {PREFERENCES_LENGTH} characters of JSON")
    if values:
        connection.execute(update(schema.users).where(schema.users.c.id == user.id).values(values))
    preferences = json.loads(values["preferences"]) if "preferences" in values else user.preferences
    return user._replace(
        name=values.get("name", user.name), language=values.get("language", user.language), preferences=preferences
    )
