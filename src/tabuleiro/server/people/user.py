"""A user, guest or account."""

from typing import NamedTuple


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
