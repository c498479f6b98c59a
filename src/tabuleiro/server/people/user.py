"""A user, guest or account, and how names are cleaned and compared (Unicode normalisation)."""

import unicodedata
from typing import Final, NamedTuple

from tabuleiro.server.errors import RequestError

NAME_LENGTH: Final = 30
"""Characters of the longest name."""


class User(NamedTuple):
    """A person as the server knows them; a guest has no account yet."""

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
