"""What the operator announces to everybody, in both languages and for some hours; kept in the database."""

import json
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, insert, select

from tabuleiro.server.clock import ago
from tabuleiro.server.store import schema

FACT: Final = "announcement"
"""The name under which the database keeps it."""
LONGEST: Final = 300
LANGUAGES: Final = ("en", "pt-BR")


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
    said = dict(zip(LANGUAGES, (texts[0], texts[1] or texts[0]), strict=True))
    value = json.dumps(Announcement(said, now, ago(now, -3600.0 * hours))._asdict())
    connection.execute(insert(schema.facts).values(name=FACT, value=value))


def read_announcement(connection: Connection, now: str) -> Announcement | None:
    """What is announced now."""
    value = connection.execute(select(schema.facts.c.value).where(schema.facts.c.name == FACT)).scalar()
    found = None if value is None else Announcement(**json.loads(value))
    return found if found is not None and found.until > now else None
