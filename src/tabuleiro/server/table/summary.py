"""A table as it is listed: from its snapshot, or from the row in lists that was derived from one."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from tabuleiro.server.table.seat import Presence, Seat
from tabuleiro.server.table.snapshot import Snapshot


def summarise_row(
    table: str,
    key: str,
    row: Mapping[str, Any],
    seats: Sequence[Seat],
    user: int,
    presence: Presence,
) -> dict[str, object]:
    """A table as it is listed for a user."""
    mine = [number for number, seat in enumerate(seats) if user and seat.user == user]
    agreement = json.loads(row["setting"])
    is_member = bool(mine) or (user != 0 and row["host"] == user)
    actor = row["actor"]
    return {
        "table": table,
        "key": key if is_member else None,
        "options": agreement["options"],
        "settle": agreement["settle"],
        "hints": agreement.get("hints", ""),
        "origin": agreement["origin"],
        "clock": agreement.get("clock"),
        "late": agreement.get("late"),
        "rated": agreement.get("rated", False),
        "bots": agreement.get("bots", False),
        "spectators": agreement.get("spectators", "open"),
        "delay_minutes": agreement.get("delay_minutes", 0),
        "note": row["note"],
        "seats": [seat.encode(number, presence) for number, seat in enumerate(seats)],
        "mine": mine,
        "waiting": row["state"] == "running" and actor in mine and not row["bot_turn"],
        "result": None if row["result"] is None else json.loads(row["result"]),
        "scores": None if row["scores"] is None else json.loads(row["scores"]),
        **{name: row[name] for name in ("game", "version", "visibility", "state", "host", "seq", "ply", "actor")},
        **{name: row[name] for name in ("created", "updated", "next", "deadline")},
    }


def summarise(snapshot: Snapshot, user: int, presence: Presence) -> dict[str, object]:
    """A live table as it is listed for a user."""
    return summarise_row(snapshot.table, snapshot.key, snapshot.row(), snapshot.seats, user, presence)
