"""The audit trail: every order of an operator with who gave it, when, and what became of it."""

import getpass
import json
import socket
from collections.abc import Mapping
from typing import Final

from sqlalchemy import Connection, RowMapping, delete, insert, select

from tabuleiro.server.store import schema

WHO_LENGTH: Final = 80


def operator() -> str:
    """Who gives orders here, as the machine knows them."""
    try:
        name = getpass.getuser()
    except (KeyError, OSError):  # a container may run under a number that has no name
        name = "somebody"
    return f"{name}@{socket.gethostname()}"[:WHO_LENGTH]


def note_deed(connection: Connection, time: str, who: str, what: str, body: Mapping[str, object]) -> None:
    """Write down what was done."""
    values = {"time": time, "who": who, "what": what, "body": json.dumps(body)}
    connection.execute(insert(schema.audit_trail).values(values))


def read_trail(connection: Connection, most: int) -> list[RowMapping]:
    """The last deeds, the newest first."""
    columns = schema.audit_trail.c
    query = select(columns.time, columns.who, columns.what, columns.body).order_by(columns.id.desc()).limit(most)
    return list(connection.execute(query).mappings())


def forget_deeds(connection: Connection, before: str) -> int:
    """Forget what was done before a time; returns how much that was."""
    return connection.execute(delete(schema.audit_trail).where(schema.audit_trail.c.time < before)).rowcount
