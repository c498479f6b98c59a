"""A user, guest or account."""

from typing import NamedTuple


class User(NamedTuple):
    """A person as the server knows them, or a bot of somebody's; a guest has no account yet."""

    id: int
    name: str
    is_guest: bool
    language: str
    preferences: dict[str, object]
    owner: int = 0
    """Whose bot it is; 0 for a person."""
    role: str = ""
    """`moderator`, or nothing."""
    scope: str = ""
    """What the token allows that the user came with: `play` or `read`; empty for a session, which allows all."""

    leaving: str = ""
    """When this account will be deleted, as its owner has asked; empty for everybody who stays."""

    def encode(self) -> dict[str, object]:
        """The user as they see themselves."""
        return {
            "id": self.id,
            "name": self.name,
            "guest": self.is_guest,
            "language": self.language,
            "preferences": self.preferences,
            "bot": self.owner != 0,
            "role": self.role or None,
            "leaving": self.leaving or None,
        }
