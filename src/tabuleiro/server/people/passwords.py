"""Passwords: which ones are accepted, and how they are stored (argon2id) and verified without a timing oracle."""

import secrets
from functools import cache
from importlib.resources import files
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from tabuleiro.server.errors import RequestError
from tabuleiro.server.people.names import account_of

PASSWORD_LENGTHS: Final = (8, 128)
FEWEST_CHARACTERS: Final = 4
"""How many different characters a password has at least: `abababab` is one guess."""
LEAST_BESIDES_NAME: Final = 5
"""How much of a password is left at least when the name is taken out of it: `Maria123` is one guess for Maria."""

_hasher = PasswordHasher()
DECOY: Final = _hasher.hash(secrets.token_hex(16))
"""Verified when there is no such account, so that both answers take the same time."""


@cache
def common_passwords() -> frozenset[str]:
    """The passwords that a guesser tries first; read when somebody first chooses one."""
    text = files("tabuleiro.server.people").joinpath("data/common_passwords.txt").read_text(encoding="utf-8")
    return frozenset(line for line in text.splitlines() if not line.startswith("#"))


def is_guessable(password: str, name: str) -> bool:
    """Whether somebody who knows the name and the common passwords finds this one soon.

    A common password with digits and signs before or after it is common still.
    """
    folded, called = account_of(password), account_of(name)
    if len(set(folded)) < FEWEST_CHARACTERS or len(folded.replace(called, "")) < LEAST_BESIDES_NAME:
        return True
    bare = folded.strip("0123456789!?.,;:*#@$%&_-+= ")
    return any(word in common_passwords() for word in (folded, bare))


def check_password(password: str, name: str) -> None:
    """Refuse passwords that are too short, too long or too easily guessed."""
    shortest, longest = PASSWORD_LENGTHS
    if not shortest <= len(password) <= longest:
        raise RequestError("bad_password", f"a password has {shortest} to {longest} characters", {"shortest": shortest})
    if is_guessable(password, name):
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
