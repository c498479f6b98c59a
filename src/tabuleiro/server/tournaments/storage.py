"""Tournaments in the database: their logs, and the rows of lists that follow from them."""

import json
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Row, false, func, insert, select, update

from tabuleiro.core.digest import canonical
from tabuleiro.server.clock import ago
from tabuleiro.server.errors import RequestError, WriteConflict
from tabuleiro.server.store import schema
from tabuleiro.server.store.checksums import check_row
from tabuleiro.server.table.clocks.days_off import moment_of, text_of
from tabuleiro.server.table.club.spectators import LONGEST_DELAY
from tabuleiro.server.tournaments.log import CREATE, TournamentEntry
from tabuleiro.server.tournaments.spectators import delay_for, old_enough
from tabuleiro.server.tournaments.tournament import OVER, Tournament, folded

RANK: Final = {"running": 0, "open": 1, "draft": 2, "finished": 3, "cancelled": 3}
"""What comes first in lists."""
LISTED: Final = 50
"""The most tournaments of one answer."""
rows, entries = schema.tournaments, schema.tournament_entries


def read_log(connection: Connection, name: str) -> list[TournamentEntry]:
    """The log of a tournament; one that does not exist is refused."""
    query = select(entries).where(entries.c.tournament_id == name).order_by(entries.c.seq)
    found: list[TournamentEntry] = []
    for row in connection.execute(query).mappings():
        check_row(entries, row)
        about = (row["time"], row["kind"], row["user_id"], json.loads(row["body"]), row["said"])
        found.append(TournamentEntry(name, row["seq"], *about))
    if not found:
        raise unknown()
    return found


def read_tournament(connection: Connection, name: str) -> Tournament:
    """A tournament as it stands, folded from its log."""
    return folded(read_log(connection, name))


class Seen(NamedTuple):
    """A tournament as somebody sees it."""

    tournament: Tournament
    delay: int = 0
    """How many milliseconds late; 0 for whoever sees it as it stands."""
    hidden: tuple[TournamentEntry, ...] = ()
    """What has happened since."""


def read_seen(connection: Connection, name: str, user: int, now: int) -> Seen:
    """A tournament as a user sees it, as it stands or some minutes late."""
    return seen_by(read_log(connection, name), user, now)


def seen_by(log: Sequence[TournamentEntry], user: int, now: int) -> Seen:
    """A tournament as a user sees it, from its log."""
    whole = folded(log)
    delay = delay_for(whole, user)
    known = old_enough(log, delay, now) if delay else len(log)
    return Seen(folded(log[:known]) if delay else whole, delay, tuple(log[known:]))


def read_visible(connection: Connection, name: str, user: int, now: int, key: str = "") -> Seen:
    """A tournament that a user may see; one that exists for others alone is refused like one that does not."""
    found = read_seen(connection, name, user, now)
    if not found.tournament.is_seen_by(user, key):
        raise unknown()
    return found


def unknown() -> RequestError:
    """The answer about a tournament that does not exist."""
    return RequestError("unknown", "there is no such tournament", None, "error-tournament-unknown")


def write_entries(connection: Connection, tournament: Tournament, written: Sequence[TournamentEntry]) -> None:
    """Write entries and the row that follows from them; whoever comes too late has written nothing."""
    row = {
        "title": tournament.title,
        "organiser": tournament.organiser,
        "game": tournament.setting().game,
        "state": tournament.state,
        "seq": tournament.seq,
        "entrants": sum(not one.out for one in tournament.participants),
        "starts": text_of(tournament.setting().starts),
        "updated": tournament.updated,
        "visibility": tournament.setting().visibility,
    }
    if written[0].kind == CREATE:
        connection.execute(insert(rows).values(id=tournament.id, **row))
    else:
        is_newest = (rows.c.id == tournament.id) & (rows.c.seq == written[0].seq - 1)
        if connection.execute(update(rows).where(is_newest).values(**row)).rowcount != 1:
            raise WriteConflict(f"tournament {tournament.id} is not at {written[0].seq - 1} any more")
    connection.execute(
        insert(entries),
        [
            {
                "tournament_id": one.tournament,
                "seq": one.seq,
                "time": one.time,
                "kind": one.kind,
                "user_id": one.user,
                "body": canonical(one.body),
                "said": one.said,
            }
            for one in written
        ],
    )


def read_going(connection: Connection) -> list[str]:
    """The tournaments that are not over."""
    query = select(rows.c.id).where(rows.c.state.not_in([*OVER, "draft"]))
    return list(connection.execute(query.order_by(rows.c.id)).scalars())


def read_list(connection: Connection, state: str, page: int, user: int, now: str) -> list[Tournament]:
    """A page of tournaments as a user sees them: those of a state (all when it is empty), what comes next first.

    Drafts are one's own, and so are private ones, and those that one has entered. One that was just over may be seen
    late, and so is looked for among those that are played.
    """
    entered = select(entries.c.tournament_id).where(entries.c.user_id == user)
    is_mine = (rows.c.organiser == user) | (rows.c.id.in_(entered) if user else false())
    query = select(rows.c.id).where((rows.c.state != "draft") | (rows.c.organiser == user))
    query = query.where((rows.c.visibility == "public") | is_mine)
    is_fresh = rows.c.state.in_(OVER) & (rows.c.updated >= ago(now, 60 * LONGEST_DELAY))
    if state:
        query = query.where((rows.c.state == state) | (is_fresh if state == "running" else false()))
    played = (rows.c.state == "running") | is_fresh
    order = (~played, rows.c.state != "open", rows.c.state != "draft", rows.c.starts.desc(), rows.c.id)
    names = connection.execute(query.order_by(*order).offset(page * LISTED).limit(LISTED)).scalars().all()
    found = [read_seen(connection, name, user, moment_of(now)).tournament for name in names]
    return sorted((one for one in found if not state or one.state == state), key=lambda one: RANK[one.state])


def read_names(connection: Connection, people: Sequence[int]) -> dict[int, str]:
    """What users are called; whoever was deleted has no name."""
    query = select(schema.users.c.id, schema.users.c.name).where(schema.users.c.id.in_(set(people)))
    return {row.id: row.name for row in connection.execute(query)}


def read_states(connection: Connection, names: Sequence[str]) -> dict[str, str]:
    """The state of some tables, as lists have it."""
    columns = schema.tables.c
    query = select(columns.id, columns.state).where(columns.id.in_(names))
    return {row.id: row.state for row in connection.execute(query)}


def read_keys(connection: Connection, names: Sequence[str]) -> dict[str, str]:
    """The keys of some tables: whoever may see a private tournament may look on there."""
    columns = schema.tables.c
    query = select(columns.id, columns.key).where(columns.id.in_(names), columns.visibility == "link")
    return {row.id: row.key for row in connection.execute(query)}


def read_seats(connection: Connection, names: Sequence[str]) -> dict[tuple[str, int], Row[Any]]:
    """The seats of some tables, as lists have them."""
    query = select(schema.seats).where(schema.seats.c.table_id.in_(names))
    return {(row.table_id, row.seat): row for row in connection.execute(query)}


def tournaments_of(connection: Connection, user: int) -> list[str]:
    """The tournaments that a user organises, or has done anything in."""
    query = select(entries.c.tournament_id).where(entries.c.user_id == user).distinct()
    return sorted(connection.execute(query).scalars())


def erase_tournament_words(connection: Connection, user: int) -> None:
    """Erase what a user has written about tournaments: their titles, and the reasons of decisions."""
    connection.execute(update(rows).where(rows.c.organiser == user).values(title=""))
    connection.execute(update(entries).where(entries.c.user_id == user, entries.c.said != "").values(said=""))


def count_going(connection: Connection, user: int) -> int:
    """How many tournaments that are not over a user organises."""
    query = select(func.count()).select_from(rows).where(rows.c.organiser == user, rows.c.state.not_in(OVER))
    return int(connection.execute(query).scalar() or 0)


def read_own_tournaments(connection: Connection, user: int) -> list[dict[str, object]]:
    """What a user has done in tournaments, for that user to take along."""
    query = select(entries).where(entries.c.user_id == user).order_by(entries.c.time, entries.c.id)
    return [
        {"tournament": row.tournament_id, "time": row.time, "what": row.kind, "said": row.said}
        for row in connection.execute(query)
    ]
