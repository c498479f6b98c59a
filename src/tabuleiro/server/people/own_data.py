"""Everything that the server knows about one user, for that user to take along (data portability)."""

from sqlalchemy import Connection, func, select

from tabuleiro.server.errors import RequestError
from tabuleiro.server.notices.channels import read_channels
from tabuleiro.server.notices.news import read_own_notices
from tabuleiro.server.notices.wishes import read_wishes
from tabuleiro.server.people.relations import BLOCK, FOLLOW, read_related
from tabuleiro.server.people.sanctions import read_history
from tabuleiro.server.people.sessions import is_alive, read_sessions
from tabuleiro.server.people.user import User
from tabuleiro.server.people.vacations import read_vacations
from tabuleiro.server.ratings.profile import read_own_ratings
from tabuleiro.server.store import schema
from tabuleiro.server.store.club.places import read_places
from tabuleiro.server.store.learning.lessons import read_lessons
from tabuleiro.server.store.learning.tries import read_tries
from tabuleiro.server.store.packing import names_user, read_packed
from tabuleiro.server.table.log_entry import CHAT, ERASED, LogEntry
from tabuleiro.server.tournaments.storage import read_own_tournaments


def read_own_data(connection: Connection, user: User, session: str, now: str) -> dict[str, object]:
    """A user's data: the profile, the sessions, one's tables and names there, the lines of chat, what was learnt."""
    created = connection.execute(select(schema.users.c.created).where(schema.users.c.id == user.id)).scalar()
    return {
        "name": user.name,
        "account": not user.is_guest,
        "language": user.language,
        "preferences": user.preferences,
        "created": created,
        "sessions": [known._asdict() for known in read_sessions(connection, user.id, session, now)],
        "tables": read_tables(connection, user.id),
        "chat": read_chat(connection, user.id),
        "lessons": [known.tell() for known in read_lessons(connection, user.id)],
        "tries": read_tries(connection, user.id),
        "vacations": [vacation.tell() for vacation in read_vacations(connection, user.id)],
        "ratings": read_own_ratings(connection, user.id),
        "tournaments": read_own_tournaments(connection, user.id),
        "channels": [channel.tell() for channel in read_channels(connection, user.id)],
        "wishes": read_wishes(connection, user.id).encode(),
        "notices": read_own_notices(connection, user.id),
        "follows": [other.name for other in read_related(connection, user.id, FOLLOW)],
        "blocks": [other.name for other in read_related(connection, user.id, BLOCK)],
        "places": read_places(connection, user.id),
        "sanctions": [one._asdict() for one in read_history(connection, user.id)],
    }


def read_private(connection: Connection, user: int, now: str) -> dict[str, object]:
    """What moderators may know of whom they decide about: what was decided before, and whether a letter reaches them.

    Neither the address nor the devices: whoever decides about somebody need not know where they live.
    """
    users, channels, sessions = schema.users.c, schema.channels.c, schema.sessions.c
    row = connection.execute(select(users.created).where(users.id == user, users.name != "")).first()
    if row is None:
        raise RequestError("unknown", "there is nobody with this number")
    proven = (channels.user_id == user) & (channels.kind == "mail") & channels.verified
    living = select(func.count()).select_from(schema.sessions).where(sessions.user_id == user, is_alive(now))
    return {
        "since": row.created,
        "mail": connection.execute(select(channels.id).where(proven)).first() is not None,
        "sessions": connection.execute(living).scalar() or 0,
        "sanctions": [one._asdict() for one in read_history(connection, user)],
    }


def read_tables(connection: Connection, user: int) -> list[dict[str, object]]:
    """The tables at which a user sits."""
    tables, seats = schema.tables.c, schema.seats.c
    query = (
        select(tables.id, tables.game, tables.state, tables.created, seats.seat, seats.name)
        .join(schema.seats, seats.table_id == tables.id)
        .where(seats.user_id == user)
        .order_by(tables.created, tables.id, seats.seat)
    )
    found: dict[str, dict[str, object]] = {}
    names: dict[str, dict[str, str]] = {}
    for row in connection.execute(query):
        names.setdefault(row.id, {})[str(row.seat)] = row.name
        found[row.id] = {
            "table": row.id,
            "game": row.game,
            "state": row.state,
            "created": row.created,
            "seats": names[row.id],
            "record": f"/api/tables/{row.id}/record" if row.state == "finished" else None,
        }
    return list(found.values())


def read_chat(connection: Connection, user: int) -> list[dict[str, object]]:
    """What a user has said, and has not been erased."""
    entries, packed_logs = schema.entries.c, schema.packed_logs.c
    query = select(schema.entries).where(entries.user_id == user, entries.kind == CHAT)
    lines = [LogEntry(*row) for row in connection.execute(query)]
    packed = select(packed_logs.table_id).where(packed_logs.users.contains(names_user(user)))
    for table in connection.execute(packed).scalars().all():
        lines += [entry for entry in read_packed(connection, table) if entry.kind == CHAT and entry.user == user]
    said = [(line, line.content()) for line in sorted(lines, key=lambda line: line.time)]
    return [
        {"table": line.table, "time": line.time, "text": content["text"] or str(content.get("phrase", ""))}
        for line, content in said
        if ERASED not in content
    ]
