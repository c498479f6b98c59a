"""Reports about people, and what moderators decide, for a time or for good.

No words (`mute`), no rated games (`no_rated`) or no way in (`ban`).
"""

from typing import Final, NamedTuple

from sqlalchemy import Connection, func, insert, select, update

from tabuleiro.server.errors import RequestError
from tabuleiro.server.store import schema
from tabuleiro.server.store.club import schema as club

MUTE, BAN, NO_RATED = club.MUTE, club.BAN, club.NO_RATED
FOREVER: Final = club.FOREVER
REPORTS_LISTED: Final = 100
MODERATOR: Final = "moderator"
users, reports, sanctions = schema.users.c, club.reports.c, club.sanctions.c


class Report(NamedTuple):
    """What somebody finds wrong about somebody: why, in their words, and the line of chat that it is about."""

    about: int
    why: str
    words: str = ""
    table: str = ""
    line: int = 0
    said: str = ""


class KnownReport(NamedTuple):
    """A report as moderators see it."""

    id: int
    by: int
    by_name: str
    about: int
    about_name: str
    table: str | None
    said: str
    why: str
    words: str
    created: str
    state: str
    earlier: int
    """How many other reports about the same user were found to be right."""


class Sanction(NamedTuple):
    """What was decided about somebody."""

    kind: str
    until: str
    why: str


class PastSanction(NamedTuple):
    """What was decided about somebody at some time: it stands until it is over or was taken back."""

    kind: str
    created: str
    until: str
    why: str
    lifted: str | None


def add_report(connection: Connection, user: int, report: Report, now: str) -> int:
    """Keep a report; one about the same line or, without one, about the same user today is kept once."""
    if report.about == user:
        raise RequestError("malformed", "nobody reports themselves", None, "error-oneself")
    if connection.execute(select(users.id).where(users.id == report.about, users.name != "")).first() is None:
        raise RequestError("unknown", "there is nobody with this number")
    same = (reports.by_id == user) & (reports.about_id == report.about) & (reports.state == "open")
    same &= (reports.table_id == (report.table or None)) & (reports.line == (report.line or None))
    if not report.line:
        same = (reports.by_id == user) & (reports.about_id == report.about) & (reports.created >= now[:10])
    known = connection.execute(select(reports.id).where(same)).scalar()
    if known is not None:
        return int(known)
    values = {
        "by_id": user,
        "about_id": report.about,
        "table_id": report.table or None,
        "line": report.line or None,
        "said": report.said,
        "why": report.why,
        "words": report.words,
        "created": now,
        "state": "open",
    }
    [key] = connection.execute(insert(club.reports).values(values)).inserted_primary_key or [0]
    return int(key)


def read_reports(connection: Connection, state: str) -> list[KnownReport]:
    """The reports that wait for a decision, the oldest first, or those that were decided, the newest first."""
    by, about = schema.users.alias("by"), schema.users.alias("about")
    others = club.reports.alias("others")
    earlier = (
        select(func.count())
        .select_from(others)
        .where(others.c.about_id == reports.about_id, others.c.state == "right", others.c.id != reports.id)
        .scalar_subquery()
    )
    query = (
        select(club.reports, by.c.name.label("by_name"), about.c.name.label("about_name"), earlier.label("earlier"))
        .join(by, by.c.id == reports.by_id)
        .join(about, about.c.id == reports.about_id)
        .where(reports.state == "open" if state == "open" else reports.state != "open")
        .order_by(reports.created if state == "open" else reports.created.desc(), reports.id)
        .limit(REPORTS_LISTED)
    )
    return [
        KnownReport(
            row.id,
            row.by_id,
            row.by_name,
            row.about_id,
            row.about_name,
            row.table_id,
            row.said,
            row.why,
            row.words,
            row.created,
            row.state,
            row.earlier,
        )
        for row in connection.execute(query)
    ]


def answer_report(connection: Connection, report: int, moderator: int, *, is_right: bool) -> tuple[int, int]:
    """Decide a report; returns whom it is about, and whose it is."""
    row = connection.execute(select(reports.about_id, reports.by_id).where(reports.id == report)).first()
    if row is None:
        raise RequestError("unknown", "there is no such report")
    values = {"state": "right" if is_right else "wrong", "answered_by": moderator}
    connection.execute(update(club.reports).where(reports.id == report).values(values))
    return row.about_id, row.by_id


def read_moderators(connection: Connection) -> list[int]:
    """Everybody who decides about reports."""
    return list(connection.execute(select(users.id).where(users.role == MODERATOR).order_by(users.id)).scalars())


def add_sanction(connection: Connection, user: int, sanction: Sanction, moderator: int, now: str) -> int:
    """Decide about somebody, who is no moderator, unless the operator does (0); returns the number of the decision.

    One of the same kind takes the place of the one before.
    """
    row = connection.execute(select(users.role, users.name).where(users.id == user)).first()
    if row is None or not row.name:
        raise RequestError("unknown", "there is nobody with this number")
    if row.role and moderator:
        raise RequestError("forbidden", "moderators are the operator's to judge", None, "error-moderator")
    lift_sanction(connection, user, sanction.kind, now)
    about = {"user_id": user, "by_id": moderator, "created": now, **sanction._asdict()}
    [key] = connection.execute(insert(club.sanctions).values(about)).inserted_primary_key or [0]
    return int(key)


def lift_sanction(connection: Connection, user: int, kind: str, now: str) -> int:
    """Take a decision back; returns its number, 0 when nothing stands against the user."""
    standing = (sanctions.user_id == user) & (sanctions.kind == kind) & sanctions.lifted.is_(None)
    query = select(sanctions.id).where(standing, sanctions.until > now).order_by(sanctions.id.desc())
    lifted = connection.execute(query).scalar()
    connection.execute(update(club.sanctions).where(standing).values(lifted=now))
    return lifted or 0


def find_sanction(connection: Connection, user: int, kind: str, now: str) -> Sanction | None:
    """What stands against somebody at this moment."""
    standing = (sanctions.user_id == user) & (sanctions.kind == kind) & sanctions.lifted.is_(None)
    query = select(sanctions.kind, sanctions.until, sanctions.why).where(standing, sanctions.until > now)
    row = connection.execute(query.order_by(sanctions.until.desc())).first()
    return None if row is None else Sanction(*row)


def read_standing(connection: Connection, user: int, now: str) -> list[Sanction]:
    """Everything that stands against somebody at this moment."""
    standing = (sanctions.user_id == user) & sanctions.lifted.is_(None) & (sanctions.until > now)
    query = select(sanctions.kind, sanctions.until, sanctions.why).where(standing).order_by(sanctions.id)
    return [Sanction(*row) for row in connection.execute(query)]


def read_history(connection: Connection, user: int) -> list[PastSanction]:
    """Everything that was ever decided about somebody, the newest first."""
    told = (sanctions.kind, sanctions.created, sanctions.until, sanctions.why, sanctions.lifted)
    query = select(*told).where(sanctions.user_id == user).order_by(sanctions.id.desc())
    return [PastSanction(*row) for row in connection.execute(query)]


def set_role(connection: Connection, user: int, *, is_moderator: bool) -> None:
    """Make somebody a moderator, or no more."""
    role = MODERATOR if is_moderator else None
    connection.execute(update(schema.users).where(users.id == user).values(role=role))


def read_muted(connection: Connection) -> dict[int, str]:
    """Everybody who may not speak, and until when."""
    query = select(sanctions.user_id, sanctions.until).where(sanctions.kind == MUTE, sanctions.lifted.is_(None))
    return {row.user_id: row.until for row in connection.execute(query)}


def forget_reports(connection: Connection, user: int) -> None:
    """Forget the words about and of somebody who is deleted."""
    touched = (reports.by_id == user) | (reports.about_id == user)
    connection.execute(update(club.reports).where(touched).values(said="", words=""))
