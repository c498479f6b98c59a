"""After an upgrade of the rules every unfinished table is replayed: on SQLite before anybody is served.

Among workers on one PostgreSQL people play on meanwhile, and one worker of each release replays: a table that does not
replay is refused whenever it is loaded, so that this only tells the operator soon.
"""

import logging

from sqlalchemy import Connection, delete, insert, select, text
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.exc import DatabaseError, SQLAlchemyError

from tabuleiro import __version__
from tabuleiro.core.digest import digest_of
from tabuleiro.core.registry import find_game, game_names
from tabuleiro.server.errors import StoreError, brief
from tabuleiro.server.store import schema
from tabuleiro.server.store.audit import verify_tables
from tabuleiro.server.store.database import take_time
from tabuleiro.server.store.store import Store

log = logging.getLogger(__name__)
FACT = "engine"
"""The name under which the database keeps the fingerprint; among workers each release keeps its own beside it."""
LOCK = 0x706C6179
"""The first half of an advisory lock's number, `play` in ASCII; the other half is of the fingerprint."""


def rules_fingerprint() -> str:
    """What a change of the rules changes: our version, and each game's version and data."""
    games = [find_game(name) for name in game_names()]
    return digest_of([__version__, *([game.name, game.version, game.components] for game in games)])


def is_noted(connection: Connection, value: str) -> bool:
    """Whether these rules were the last that replayed every table or, among workers, have ever done so."""
    facts = schema.facts.c
    is_ours = facts.name == f"{FACT} {value}" if is_shared(connection) else facts.name == FACT
    return connection.execute(select(facts.value).where(is_ours)).scalar() == value


def note(connection: Connection, value: str) -> None:
    """Note the rules that have replayed every table; workers of another release have noted theirs."""
    if is_shared(connection):
        own = {"name": f"{FACT} {value}", "value": value}
        connection.execute(upsert(schema.facts).values(own).on_conflict_do_nothing())
        return
    connection.execute(delete(schema.facts).where(schema.facts.c.name == FACT))
    connection.execute(insert(schema.facts).values(name=FACT, value=value))


def is_shared(connection: Connection) -> bool:
    """Whether workers of several releases may serve this database."""
    return connection.dialect.name == "postgresql"


def verify_unfinished(connection: Connection, value: str) -> list[str] | None:
    """Replay every unfinished table, however long that takes; None when another worker of this release does."""
    take_time(connection)
    if is_shared(connection):
        lock = {"lock": LOCK, "release": int(value[:7], 16)}
        if not connection.execute(text("SELECT pg_try_advisory_xact_lock(:lock, :release)"), lock).scalar():
            return None
    return verify_tables(connection, only_unfinished=True)


async def replay_after_upgrade(store: Store) -> list[str]:
    """Replay unfinished tables if the rules are others than last time; returns what does not replay.

    Such a table is not served (its log is refused whenever it is loaded); all others are.
    """
    found = rules_fingerprint()
    try:
        if await store.read(lambda connection: is_noted(connection, found)):
            return []
    except DatabaseError as error:
        log.critical("with which rules the tables were last replayed cannot be read: %s", brief(error))
    problems = await store.read_as_one(lambda connection: verify_unfinished(connection, found))
    for problem in problems or []:
        log.error("%s", problem)
    try:
        if problems == []:
            await store.write(lambda connection: note(connection, found))
    except DatabaseError as error:
        log.critical("that the tables were replayed cannot be noted: %s", brief(error))
    return problems or []


async def replay_meanwhile(store: Store) -> None:
    """The same while people play; a database that does not answer now is asked at the next start."""
    try:
        await replay_after_upgrade(store)
    except (SQLAlchemyError, StoreError) as error:
        log.warning("the tables could not be replayed: %s", brief(error))
