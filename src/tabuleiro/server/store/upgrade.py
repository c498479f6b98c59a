"""After an upgrade of the rules every unfinished table is replayed, before it is served again."""

import logging

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import DatabaseError

from tabuleiro import __version__
from tabuleiro.core.digest import digest_of
from tabuleiro.core.registry import find_game, game_names
from tabuleiro.server.errors import brief
from tabuleiro.server.store import schema
from tabuleiro.server.store.audit import verify_tables
from tabuleiro.server.store.database import take_time
from tabuleiro.server.store.store import Store

log = logging.getLogger(__name__)
FACT = "engine"
"""The name under which the database keeps the fingerprint."""


def rules_fingerprint() -> str:
    """What a change of the rules changes: our version, and each game's version and data."""
    games = [find_game(name) for name in game_names()]
    return digest_of([__version__, *([game.name, game.version, game.components] for game in games)])


def read_fingerprint(connection: Connection) -> str | None:
    """The rules with which the database was last served."""
    return connection.execute(select(schema.facts.c.value).where(schema.facts.c.name == FACT)).scalar()


def write_fingerprint(connection: Connection, value: str) -> None:
    """Note the rules that have replayed every table."""
    connection.execute(delete(schema.facts).where(schema.facts.c.name == FACT))
    connection.execute(insert(schema.facts).values(name=FACT, value=value))


def verify_unfinished(connection: Connection) -> list[str]:
    """Replay every unfinished table, however long that takes."""
    take_time(connection)
    return verify_tables(connection, only_unfinished=True)


async def replay_after_upgrade(store: Store) -> list[str]:
    """Replay unfinished tables if the rules are others than last time; returns what does not replay.

    Such a table is not served (its log is refused whenever it is loaded); all others are.
    """
    found = rules_fingerprint()
    try:
        if await store.read(read_fingerprint) == found:
            return []
    except DatabaseError as error:
        log.critical("with which rules the tables were last replayed cannot be read: %s", brief(error))
    problems = await store.read(verify_unfinished)
    for problem in problems:
        log.error("%s", problem)
    try:
        if not problems:
            await store.write(lambda connection: write_fingerprint(connection, found))
    except DatabaseError as error:
        log.critical("that the tables were replayed cannot be noted: %s", brief(error))
    return problems
