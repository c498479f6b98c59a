"""The version of a database's schema (an Alembic revision): a newer one is refused, an older one brought up to date."""

from collections.abc import Iterator
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, delete, insert, select, text

from tabuleiro.core.digest import digest_of
from tabuleiro.server.store import schema
from tabuleiro.server.store.checksums import seal

SERVES = "serves"
"""The name under which a database keeps the oldest schema whose programs may go on serving it."""
OLDEST = "0017"
"""That schema, of ours: every step since then only adds, so that a worker of the release before plays on beside us."""
FACT = "schema"
"""The name under which a SQLite database keeps the fingerprint of its schema."""


def alembic_config() -> Config:
    """Where Alembic finds the steps from one schema to the next."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("recursive_version_locations", "true")
    return config


def found_schema(connection: Connection) -> str:
    """The schema that a database has; empty for a database without one."""
    return ", ".join(MigrationContext.configure(connection).get_current_heads())


def known_schemas() -> list[str]:
    """Every schema that we know, ours first."""
    return [script.revision for script in ScriptDirectory.from_config(alembic_config()).walk_revisions()]


def is_behind(connection: Connection) -> bool:
    """Whether a database has no schema yet, or an older one than ours."""
    found, known = found_schema(connection), known_schemas()
    return not found or found in known[1:]


def serves_us(connection: Connection) -> bool:
    """Whether a newer schema says that programs of our schema may go on serving it, beside newer ones."""
    found, known = found_schema(connection), known_schemas()
    if not found or found in known:
        return False
    oldest = connection.execute(select(schema.facts.c.value).where(schema.facts.c.name == SERVES)).scalar()
    return oldest is not None and oldest <= known[0]


def is_ours_to_serve(connection: Connection) -> bool:
    """Whether a database may still be served by us, who once began to: a newer release may have changed it since."""
    return found_schema(connection) == known_schemas()[0] or serves_us(connection)


def version_problem(connection: Connection, *, or_older: bool) -> str:
    """Why the schema is not one that we can use, in one sentence; empty when it is."""
    found, known = found_schema(connection), known_schemas()
    if found == known[0] or (or_older and (not found or found in known)):
        return ""
    if not found:
        return "this is no database of ours: it has no tables, or what says their version is lost"
    if found in known:
        return f"its schema {found} is older than {known[0]}, ours; a server that starts on it brings it up to date"
    return f"its schema {found} is not known here (ours is {known[0]}): a newer version of this program has made it"


def migrate(connection: Connection) -> None:
    """Bring the schema up to date; rows that had no checksum get one, and the new schema gets its fingerprint."""
    if not version_problem(connection, or_older=False):
        return
    config = alembic_config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    for name, value in ((FACT, schema_fingerprint(connection)), (SERVES, OLDEST)):
        connection.execute(delete(schema.facts).where(schema.facts.c.name == name))
        connection.execute(insert(schema.facts).values(name=name, value=value))
    seal(connection)


def schema_fingerprint(connection: Connection) -> str:
    """The digest of every table and index as SQLite keeps it; of PostgreSQL, which guards its own, there is none."""
    if connection.dialect.name != "sqlite":
        return ""
    query = text("SELECT type, name, tbl_name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_stat%' ORDER BY name")
    return digest_of([list(row) for row in connection.execute(query)])


def schema_problems(connection: Connection) -> Iterator[str]:
    """Whether somebody or something has altered the schema since it was made."""
    kept = connection.execute(select(schema.facts.c.value).where(schema.facts.c.name == FACT)).scalar()
    if kept != schema_fingerprint(connection):
        yield "the schema was altered: its tables and indexes are not those that were made"
