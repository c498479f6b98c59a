"""Finds out whether people play a position somewhere right now."""

import json
from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, select

from tabuleiro.server.store import schema

LOOKED_AT: Final = 50
"""The most tables that are looked at of those that met the position."""
AT_ONCE: Final = 500
"""The most positions that one statement looks for."""


def is_any_in_play(connection: Connection, positions: Sequence[str], but: str, opening: int) -> bool:
    """Whether people play any of these positions."""
    parts = [positions[start : start + AT_ONCE] for start in range(0, len(positions), AT_ONCE)]
    return any(is_in_play(connection, part, but, opening) for part in parts)


def is_in_play(connection: Connection, positions: Sequence[str], but: str, opening: int) -> bool:
    """Whether people play one of a few positions at a running table, but one: several without hints, or for a rating.

    It counts after these plies, or where a table stands right now: first moves are common to many games.
    """
    tables, entries = schema.tables.c, schema.entries.c
    query = (
        select(tables.id, tables.setting)
        .join(schema.entries, entries.table_id == tables.id)
        .where(entries.position.in_(positions), tables.state == "running", tables.id != but)
        .where((entries.ply >= opening) | (entries.ply == tables.ply))
        .distinct()
        .limit(LOOKED_AT)
    )
    found = {row.id: json.loads(row.setting) for row in connection.execute(query)}
    return any(
        agreed.get("rated", False) or (agreed.get("hints", "") != "all" and _count_people(connection, table) > 1)
        for table, agreed in found.items()
    )


def _count_people(connection: Connection, table: str) -> int:
    """How many users play at a table, also while bots stand in for them."""
    seats = schema.seats.c
    query = select(seats.user_id).where(seats.table_id == table, seats.kind == "human", seats.resigned.is_(False))
    return len({row.user_id for row in connection.execute(query)})
