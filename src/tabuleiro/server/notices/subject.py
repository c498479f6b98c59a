"""What notices are about, as it stands now: the text that tells it, what fills the text, and where it leads.

What is not so any more has nothing to tell: a table that was removed, somebody who follows no more.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Row, select

from tabuleiro.server.store import schema
from tabuleiro.server.store.club import schema as club
from tabuleiro.server.store.club.schema import BAN, BLOCK, FOLLOW, FOREVER, MUTE, NO_RATED
from tabuleiro.server.table.notices.notice import FOLLOWED, MODERATION, OF_TABLES, OF_TOURNAMENTS

REPORTS: Final = "reports"
"""What moderators are told: a report waits for them."""
LIST: Final = "/notices"
"""Where everything is told that has no place of its own."""
NAMELESS: Final = "…"


class Subject(NamedTuple):
    """What is told of a notice: a message of the catalogue, its arguments, and a place in the page.

    `until` among the arguments is a moment, which everybody reads by their own clocks; `why` is a moderator's reason.
    `note` is what whoever created a table has said about it.
    """

    message: str
    arguments: dict[str, str | int]
    place: str
    game: str = ""
    why: str = ""


Subjects = dict[int, Subject]
Rows = Sequence[Row[Any]]


def read_subjects(connection: Connection, user: int, rows: Iterable[Row[Any]]) -> Subjects:
    """What the notices of a user are about, by the number of the notice."""
    known = list(rows)
    tables = [row for row in known if row.event in OF_TABLES]
    tournaments = [row for row in known if row.event in OF_TOURNAMENTS]
    people = [row for row in known if row.event == FOLLOWED]
    decisions = [row for row in known if row.event == MODERATION]
    return {
        **(_tables(connection, tables) if tables else {}),
        **(_tournaments(connection, tournaments) if tournaments else {}),
        **(_followers(connection, user, people) if people else {}),
        **(_decisions(connection, user, decisions) if decisions else {}),
    }


def _tables(connection: Connection, rows: Rows) -> Subjects:
    tables = schema.tables.c
    query = select(tables.id, tables.game, tables.note).where(tables.id.in_({row.table_id for row in rows}))
    known = {row.id: row for row in connection.execute(query)}
    noted: Mapping[str, dict[str, str | int]] = {name: {"note": row.note} for name, row in known.items() if row.note}
    return {
        row.id: Subject(
            f"notice-{row.event}", noted.get(row.table_id, {}), f"/table/{row.table_id}", known[row.table_id].game
        )
        for row in rows
        if row.table_id in known
    }


def _tournaments(connection: Connection, rows: Rows) -> Subjects:
    columns = schema.tournaments.c
    query = select(columns.id, columns.title, columns.game).where(columns.id.in_({row.table_id for row in rows}))
    known = {row.id: row for row in connection.execute(query)}
    return {
        row.id: Subject(
            f"notice-{row.event}",
            {"title": known[row.table_id].title or NAMELESS, "round": row.turn},
            f"/tournaments/{row.table_id}",
            known[row.table_id].game,
        )
        for row in rows
        if row.table_id in known
    }


def _followers(connection: Connection, user: int, rows: Rows) -> Subjects:
    """Those who follow a user and are not blocked by them."""
    relations, users = club.relations.c, schema.users.c
    blocked = select(relations.other_id).where(relations.user_id == user, relations.kind == BLOCK)
    query = (
        select(users.id, users.name)
        .join(club.relations, relations.user_id == users.id)
        .where(relations.other_id == user, relations.kind == FOLLOW, users.id.not_in(blocked))
        .where(users.id.in_({int(row.table_id) for row in rows}))
    )
    names = {str(row.id): row.name for row in connection.execute(query)}
    return {
        row.id: Subject("notice-followed", {"name": names[row.table_id]}, f"/people/{row.table_id}")
        for row in rows
        if row.table_id in names
    }


def _decisions(connection: Connection, user: int, rows: Rows) -> Subjects:
    """What moderators have decided about a user, or about what the user has reported."""
    sanctions = club.sanctions.c
    query = select(sanctions.id, sanctions.until, sanctions.why).where(sanctions.user_id == user)
    known = {row.id: (row.until, row.why) for row in connection.execute(query)}
    return {row.id: _decision(row, *known.get(row.turn, ("", ""))) for row in rows}


def _decision(row: Row[Any], until: str, why: str) -> Subject:
    if row.table_id == REPORTS:
        return Subject("notice-moderation-reports", {}, "/moderation")
    message = f"notice-moderation-{row.table_id}"
    if row.table_id not in {MUTE, NO_RATED, BAN}:
        return Subject(message, {}, LIST)
    if until in {"", FOREVER}:
        return Subject(f"{message}-forever", {}, LIST, why=why)
    return Subject(message, {"until": until}, LIST, why=why)
