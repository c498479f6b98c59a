"""Passwords: which ones are accepted, and how they are stored (argon2id) and verified without a timing oracle."""

import secrets
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from tabuleiro.server.errors import RequestError
from tabuleiro.server.people.user import account_of

PASSWORD_LENGTHS: Final = (8, 128)
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
