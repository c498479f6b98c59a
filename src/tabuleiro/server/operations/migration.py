"""Bringing a schema up to date apart from serving it, as a cluster wants it: once, before new workers start."""

from tabuleiro.server.store.database import (
    BadDatabase,
    complaining,
    file_of,
    open_database,
    read_postgresql,
    read_sqlite,
    read_url,
    refuse,
    shown_url,
)
from tabuleiro.server.store.schema_version import found_schema, known_schemas, version_problem
from tabuleiro.server.store.server_lock import serving_on


def bring_up_to_date(database: str, *, only_looks: bool = False) -> tuple[str, str]:
    """Bring a schema up to date, or only look; returns the schema that was found and ours.

    A file must not be served meanwhile; PostgreSQL may, by servers of the release before.
    """
    url = read_url(database)
    if url.get_backend_name() == "sqlite" and not file_of(url).is_file():
        raise BadDatabase(shown_url(database), "there is no such file")
    with complaining(database), serving_on(database):
        engine = read_sqlite(url) if url.get_backend_name() == "sqlite" else read_postgresql(url)
        with engine.connect() as connection:
            found = found_schema(connection)
            refuse(database, version_problem(connection, or_older=True))
        engine.dispose()
        if not only_looks:
            open_database(database).dispose()
    return found, known_schemas()[0]
