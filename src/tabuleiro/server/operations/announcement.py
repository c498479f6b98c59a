"""What the operator announces to everybody, in both languages and for some hours; kept in the database."""

import json
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, insert, select

from tabuleiro.server.clock import ago
from tabuleiro.server.config import LONGEST_ANNOUNCEMENT
from tabuleiro.server.store import schema

FACT: Final = "announcement"
"""The name under which the database keeps it."""
LONGEST: Final = LONGEST_ANNOUNCEMENT
LANGUAGES: Final = ("en", "pt-BR")
ALWAYS: Final = ("2000-01-01T00:00:00.000Z", "9999-12-31T23:59:59.999Z")
"""Since when and until when something is announced that stands in the settings."""


class Announcement(NamedTuple):
    """What is announced: a text for each language, since when and until when."""

    texts: dict[str, str]
    since: str
    until: str


def announce(connection: Connection, texts: tuple[str, str], now: str, hours: int) -> None:
    """Announce something in the place of what was; without a text nothing is announced any more."""
    connection.execute(delete(schema.facts).where(schema.facts.c.name == FACT))
    if not texts[0]:
        return
    said = in_languages(*texts)
    value = json.dumps(Announcement(said, now, ago(now, -3600.0 * hours))._asdict())
    connection.execute(insert(schema.facts).values(name=FACT, value=value))


def in_languages(english: str, portuguese: str = "") -> dict[str, str]:
    """A text by its language; where one is missing, the other stands for it."""
    return dict(zip(LANGUAGES, (english, portuguese or english), strict=True))


def standing(setting: str) -> Announcement | None:
    """What the settings have announced always; None when that is nothing."""
    return Announcement(in_languages(*map(str.strip, setting.split("|"))), *ALWAYS) if setting else None


def read_announcement(connection: Connection, now: str) -> Announcement | None:
    """What is announced now."""
    value = connection.execute(select(schema.facts.c.value).where(schema.facts.c.name == FACT)).scalar()
    found = None if value is None else Announcement(**json.loads(value))
    return found if found is not None and found.until > now else None
