"""Reads lists of tables (the lobby, one's own, turns) from the projections of the logs."""

import logging
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, Select, case, delete, exists, false, func, insert, select
from sqlalchemy.exc import DatabaseError
from sqlalchemy.sql.base import ReadOnlyColumnCollection

from tabuleiro.server.clock import ago
from tabuleiro.server.errors import brief
from tabuleiro.server.store import schema
from tabuleiro.server.store.club import schema as club
from tabuleiro.server.store.club.standing import is_far, unreliable
from tabuleiro.server.store.packing import names_user
from tabuleiro.server.store.store import is_damage
from tabuleiro.server.table.club.spectators import LONGEST_DELAY
from tabuleiro.server.table.seat import HELD, Presence, Seat
from tabuleiro.server.table.summary import summarise_row

log = logging.getLogger(__name__)
LISTED: Final = 100
"""The most tables of one answer."""
LISTED_OF_HOST: Final = 5
"""The most tables of one host and state in the lobby."""
OPEN_SECONDS: Final = 24 * 3600
"""How long a table looks for players before the lobby lists it no more."""


class LobbyWish(NamedTuple):
    """What somebody looks for in the lobby; what is empty, 0 or None leaves nothing out."""

    game: str = ""
    seats: int = 0
    clock: str = ""
    """`live`, `async` or `none`."""
    rated: bool | None = None
    bots: bool | None = None
    followed_by: int = 0
    """Only tables at which somebody sits whom this user follows."""
    unfound: frozenset[int] = frozenset()
    """Who is not found by that: whoever blocks the user."""
    near: int = 0
    """Only open tables of people whose rating there is at most so far from that of ..."""
    asker: int = 0
    """... this user."""
    reliable: int = 0
    """Only open tables of people who have finished so many per cent of their last games."""

    def conditions(self) -> list[ColumnElement[bool]]:
        """The same for a database. What was agreed on is JSON whose defaults are left out: it is searched as text."""
        tables, seats, relations = schema.tables.c, schema.seats.c, club.relations.c
        marks = {"live": '%"kind":"live"%', "async": '%"kind":"async"%'}
        found: list[ColumnElement[bool]] = []
        if self.game:
            found.append(tables.game == self.game)
        if self.seats:
            found.append(tables.setting.like(f'%"seats":{self.seats},%'))
        if self.clock:
            found.append(tables.setting.like(marks[self.clock]) if self.clock in marks else ~has_clock())
        if self.rated is not None:
            found.append(tables.setting.like('%"rated":true%') == self.rated)
        if self.bots is not None:
            found.append(tables.setting.like('%"bots":true%') == self.bots)
        if self.followed_by:
            own = (relations.user_id == self.followed_by) & (relations.kind == "follow")
            followed = select(relations.other_id).where(own, relations.other_id.not_in(self.unfound))
            found.append(tables.id.in_(select(seats.table_id).where(seats.user_id.in_(followed))))
        if self.near or self.reliable:  # whom one would play with is a question where one still can
            found.append(tables.state == "open")
        if self.near:
            found.append(~exists().where(seats.table_id == tables.id, seats.user_id > 0, is_far(self.asker, self.near)))
        if self.reliable:
            wanting = select(seats.table_id).where(seats.user_id.in_(unreliable(self.reliable)))
            found.append(tables.id.not_in(wanting))
        return found


def has_clock() -> ColumnElement[bool]:
    """Whether a table has a clock."""
    return schema.tables.c.setting.like('%"clock":{%')


class LobbyPage(NamedTuple):
    """Which tables of the lobby somebody wants to see, and when."""

    state: str
    page: int
    now: str
    hidden: frozenset[int] = frozenset()
    """Hosts whose tables are not shown: whoever blocks or is blocked."""
    wish: LobbyWish | None = None


def read_lobby(connection: Connection, asked: LobbyPage, user: int, presence: Presence) -> list[dict[str, object]]:
    """Public tables of a state (all when it is empty): open ones, then those whose clock runs out next, then the rest.

    Where no clock decides, those that changed last come first.

    Nobody fills the lobby alone: only a few of one host are listed, and no table that nobody has come to in a day.
    Where a table stands in the list tells nothing of a game that is seen late (`veil`), and those of tournaments, which
    tell who goes on, are found on their pages alone.
    """
    columns, veil = schema.tables.c, veil_of(user, asked.now)
    newest = func.row_number().over(partition_by=[columns.host, columns.state], order_by=columns.updated.desc())
    is_fresh = (columns.state != "open") | (columns.updated >= ago(asked.now, OPEN_SECONDS))
    # Only what orders the tables is read of all of them; the rest of each row is long, and read of one page alone.
    short = (
        columns.id,
        case((veil, "running"), else_=columns.state).label("state"),
        case((veil, None), else_=columns.deadline).label("deadline"),
        case((veil, columns.created), else_=columns.updated).label("updated"),
    )
    query = select(*short, newest.label("newest")).where(columns.visibility == "public", is_fresh)
    query = query.where(~(veil & columns.setting.contains('"kind":"tournament"')))
    if asked.state:
        is_such = columns.state == asked.state
        query = query.where(is_such | veil if asked.state == "running" else is_such & ~veil)
    if asked.wish is not None:
        query = query.where(*asked.wish.conditions())
    if asked.hidden:
        query = query.where(columns.host.not_in(asked.hidden))
    found = query.subquery()
    page = select(found.c.id).where(found.c.newest <= LISTED_OF_HOST).order_by(*lobby_order(found.c))
    page = page.offset(asked.page * LISTED).limit(LISTED)
    names = list(connection.execute(page).scalars())
    listed = _read(connection, select(schema.tables).where(columns.id.in_(names)), user, presence)
    return sorted(listed, key=lambda table: names.index(str(table["table"])))


def veil_of(user: int, now: str) -> ColumnElement[bool]:
    """Whether lists tell a user nothing of a table: it is seen late, and not over for as long as any can be late."""
    tables, seats = schema.tables.c, schema.seats.c
    is_hidden = (tables.state == "running") | (
        (tables.state == "finished") & (tables.updated > ago(now, 60 * LONGEST_DELAY))
    )
    mine = select(seats.table_id).where(seats.user_id == user)
    is_mine = (tables.host == user) | tables.id.in_(mine) if user else false()
    return is_hidden & tables.setting.contains('"spectators":"delay"') & ~is_mine  # the text is searched in few rows


def lobby_order(columns: ReadOnlyColumnCollection[str, Any]) -> tuple[ColumnElement[Any], ...]:
    """Open tables, then those whose clock runs out next, then those that changed last."""
    rank = case((columns.state == "open", 0), (columns.state == "running", 1), else_=2)
    return rank, columns.deadline.is_(None), columns.deadline, columns.updated.desc(), columns.id


class OwnPage(NamedTuple):
    """Which of their tables somebody wants to see: those that are put away, or the others."""

    archived: bool = False
    page: int = 0
    hidden: frozenset[int] = frozenset()
    """Hosts who have to wait in vain: the user blocks them, and a seat that they hold for the user is not shown."""


def read_own(connection: Connection, user: int, presence: Presence, asked: OwnPage) -> list[dict[str, object]]:
    """A page of a user's tables: those that wait for the user first, by deadline, then those that changed last."""
    columns = schema.tables.c
    mine = select(schema.seats.c.table_id).where(schema.seats.c.user_id == user)
    away = select(schema.archived.c.table_id).where(schema.archived.c.user_id == user)
    rank = case((columns.state == "running", 0), (columns.state == "open", 1), else_=2)
    query = select(schema.tables).where(columns.id.in_(mine) | (columns.host == user))
    if asked.hidden:
        sits = mine.where(schema.seats.c.kind != HELD)
        query = query.where(columns.host.not_in(asked.hidden) | columns.id.in_(sits))
    query = query.where(columns.id.in_(away) if asked.archived else columns.id.not_in(away), ~columns.lesson)
    query = query.order_by(rank, columns.updated.desc(), columns.id).offset(asked.page * LISTED)
    return sorted(_read(connection, query, user, presence), key=urgency)


def urgency(table: dict[str, object]) -> tuple[bool, bool, str]:
    """By what one's own tables are in order: whether one is waited for, and until when."""
    until = str(table["deadline"]) if table["waiting"] and table["deadline"] else ""
    return not table["waiting"], not until, until


def set_archived(connection: Connection, user: int, table: str, *, archived: bool) -> None:
    """Put a table away, or take it out again; doing so twice is doing so once."""
    columns = schema.archived.c
    connection.execute(delete(schema.archived).where(columns.user_id == user, columns.table_id == table))
    if archived:
        connection.execute(insert(schema.archived).values(user_id=user, table_id=table))


def read_table_names(connection: Connection, user: int) -> list[str]:
    """The ids of every table at which a user sits or which the user created."""
    mine = select(schema.seats.c.table_id).where(schema.seats.c.user_id == user)
    query = select(schema.tables.c.id).where(schema.tables.c.id.in_(mine) | (schema.tables.c.host == user))
    return list(connection.execute(query.order_by(schema.tables.c.id)).scalars())


def read_traces(connection: Connection, user: int) -> dict[str, str]:
    """Every table whose log or lists know a user, with its state."""
    entries, tables = schema.entries.c, schema.tables.c
    left = select(entries.table_id).where(entries.user_id == user)
    sits = select(schema.seats.c.table_id).where(schema.seats.c.user_id == user)
    packed = select(schema.packed_logs.c.table_id).where(schema.packed_logs.c.users.contains(names_user(user)))
    known = tables.id.in_(left) | tables.id.in_(packed) | tables.id.in_(sits) | (tables.host == user)
    query = select(tables.id, tables.state).where(known)
    return {row.id: row.state for row in connection.execute(query.order_by(tables.id))}


def read_turns(connection: Connection) -> list[tuple[str, int]]:
    """Every running table that waits for a person, with that person."""
    tables, seats = schema.tables.c, schema.seats.c
    query = (
        select(tables.id, seats.user_id)
        .join(schema.seats, (seats.table_id == tables.id) & (seats.seat == tables.actor))
        .where(tables.state == "running", tables.bot_turn.is_(False), ~tables.lesson, seats.user_id > 0)
    )
    return [(row[0], row[1]) for row in what_can_be_read(connection, query)]


def read_deadlines(connection: Connection) -> list[tuple[str, str]]:
    """Every table where a clock runs, and until when."""
    columns = schema.tables.c
    query = select(columns.id, columns.deadline).where(columns.deadline.is_not(None), columns.state == "running")
    return [(row[0], row[1]) for row in what_can_be_read(connection, query)]


def read_holds(connection: Connection) -> list[tuple[str, int]]:
    """Every table that holds a seat for somebody, and until when (in milliseconds) at first."""
    seats = schema.seats.c
    query = select(seats.table_id, func.min(seats.until)).where(seats.kind == HELD).group_by(seats.table_id)
    return [(row[0], row[1]) for row in what_can_be_read(connection, query)]


def has_people() -> ColumnElement[bool]:
    """Whether a person plays at a table, or a program of somebody's: whoever does not belong to our bots."""
    tables, seats = schema.tables.c, schema.seats.c
    plays = seats.kind.in_(("human", "bot")) & (seats.standin == "") & (seats.user_id > 0)
    return exists().where(seats.table_id == tables.id, plays)


def read_bot_turns(connection: Connection, *, alone: bool) -> list[str]:
    """Every running table that waits for a bot; `alone`: also where bots are among themselves.

    At tables of tournaments they always play on.
    """
    tables = schema.tables.c
    query = select(tables.id).where(tables.state == "running", tables.bot_turn.is_(True), ~tables.lesson)
    if not alone:
        query = query.where(has_people() | tables.setting.contains('"kind":"tournament"'))
    return [row[0] for row in what_can_be_read(connection, query)]


def what_can_be_read(connection: Connection, query: Select[Any]) -> list[tuple[Any, ...]]:
    """The rows of a query up to where the database is damaged: a server starts with the tables that are sound."""
    rows: list[tuple[Any, ...]] = []
    try:
        rows.extend(map(tuple, connection.execute(query)))
    except DatabaseError as error:
        if not is_damage(error):
            raise
        log.critical("the database is damaged, and only a part of its tables is known: %s", brief(error))
    return rows


def _read(connection: Connection, query: Select[Any], user: int, presence: Presence) -> list[dict[str, object]]:
    rows = [dict(row) for row in connection.execute(query.limit(LISTED)).mappings()]
    seats = schema.seats
    held: dict[str, list[Seat]] = {row["id"]: [] for row in rows}
    for seat in connection.execute(select(seats).where(seats.c.table_id.in_(held)).order_by(seats.c.seat)):
        about = (seat.kind, seat.name, seat.user_id, seat.level, seat.standin, seat.resigned, seat.relief, seat.until)
        held[seat.table_id].append(Seat(*about))
    listed: list[dict[str, object]] = []
    for row in rows:
        try:
            listed.append(summarise_row(row["id"], row["key"], row, held[row["id"]], user, presence))
        except (ValueError, TypeError, LookupError) as error:
            log.warning("table %s is not listed, its row was altered: %s", row["id"], brief(error))
    return listed
