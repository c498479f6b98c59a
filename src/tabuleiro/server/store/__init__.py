"""The database: schema, the single writer, queries, audit, backup, migrations."""

from tabuleiro.server.store.club import schema as _club  # noqa: F401 - the schema is whole before anybody looks at it
from tabuleiro.server.store.cluster import schema as _cluster  # noqa: F401 - as above
