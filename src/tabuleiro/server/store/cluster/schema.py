"""What workers write about themselves: that they live, what only one of them does, and what everybody has asked for.

Nothing of it is worth keeping: it is true for some seconds, or made anew.
"""

from sqlalchemy import BigInteger, Column, Double, Integer, String, Table, Text

from tabuleiro.server.store.schema import metadata

workers = Table(
    "workers",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("host", String(80), nullable=False),
    Column("pid", Integer, nullable=False),
    Column("version", String(40), nullable=False),
    Column("started", String(32), nullable=False),
    Column("alive", BigInteger, nullable=False),
    Column("roles", String(40), nullable=False, server_default=""),
    Column("editions", Text, nullable=False, server_default="{}"),
)
"""Who serves the database: `alive` is the last sign of life, in milliseconds by the database's clock.

`roles` are some of `web`, `bots` and `jobs`; `editions` says which edition of every game the worker begins."""

duties = Table(
    "duties",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("worker", String(16), nullable=False),
    Column("until", BigInteger, nullable=False),
)
"""What one worker does for all (life.py), and until when it is that one."""

erasures = Table(
    "erasures",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("times", Integer, nullable=False),
)
"""How often words were erased from a log, which its length does not show: other workers hold them in memory."""

buckets = Table(
    "buckets",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("tokens", Double, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""Limits on what is rare and dear (buckets.py). A name is a keyed hash: no address and no account can be read here."""
