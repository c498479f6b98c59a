"""The audit trail: every order of an operator with who gave it, when, and what became of it."""

import getpass
import json
import socket
from collections.abc import Mapping
from typing import Final, NamedTuple

from sqlalchemy import Connection, RowMapping, delete, insert, select

from tabuleiro.server.store import schema

WHO_LENGTH: Final = 80
MODERATOR: Final = "moderator "
"""What a deed of a moderator begins with; their number follows. An operator has an `@` in their name."""


class Deed(NamedTuple):
    """What a moderator has done."""

    time: str
    who: int
    name: str
    what: str
    about: str
    """The name of the person it is about; nothing where it is about none, or about somebody who is gone."""
    body: dict[str, object]


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


def deed_of(moderator: int) -> str:
    """Who has done something, when it was a moderator."""
    return f"{MODERATOR}{moderator}"


def read_deeds(connection: Connection, most: int) -> list[Deed]:
    """The last deeds of moderators, the newest first; those of operators name machines, and are theirs alone."""
    columns, users = schema.audit_trail.c, schema.users.c
    about = select(columns.time, columns.who, columns.what, columns.body).where(
        columns.who.startswith(MODERATOR), ~columns.who.contains("@")
    )
    rows = connection.execute(about.order_by(columns.id.desc()).limit(most)).all()
    numbers = {row.who: int(row.who.removeprefix(MODERATOR)) for row in rows}
    bodies: list[dict[str, object]] = [json.loads(row.body) for row in rows]
    people = {*numbers.values(), *(body["user"] for body in bodies if "user" in body)}
    named = connection.execute(select(users.id, users.name).where(users.id.in_(people)))
    names: dict[object, str] = {row.id: row.name for row in named}
    told = [(numbers[row.who], row, body) for row, body in zip(rows, bodies, strict=True)]
    return [
        Deed(row.time, who, names.get(who, ""), row.what, names.get(body.get("user"), ""), body)
        for who, row, body in told
    ]


def read_trail(connection: Connection, most: int) -> list[RowMapping]:
    """The last deeds, the newest first."""
    columns = schema.audit_trail.c
    query = select(columns.time, columns.who, columns.what, columns.body).order_by(columns.id.desc()).limit(most)
    return list(connection.execute(query).mappings())


def forget_deeds(connection: Connection, before: str) -> int:
    """Forget what was done before a time; returns how much that was."""
    return connection.execute(delete(schema.audit_trail).where(schema.audit_trail.c.time < before)).rowcount
