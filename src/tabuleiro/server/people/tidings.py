"""What people hear of each other and of moderators: notices that are written with what they tell of."""

from collections.abc import Sequence

from sqlalchemy import Connection

from tabuleiro.server.store.club.standing import is_blocked
from tabuleiro.server.store.notices.outbox import write_notice, write_tidings
from tabuleiro.server.table.clocks.days_off import moment_of
from tabuleiro.server.table.notices.notice import FOLLOWED, MODERATION, PATIENCE, Notice, Settled, Tidings


def write_follower(connection: Connection, user: int, follower: int, now: str) -> list[Notice]:
    """Tell somebody who follows them, once; whoever is blocked by them is not told of."""
    if is_blocked(connection, user, follower):
        return []
    notice = Notice(user, FOLLOWED, str(follower), 0, moment_of(now) + PATIENCE)
    return [notice] if write_notice(connection, notice, now) else []


def settle_follower(connection: Connection, user: int, follower: int, now: str) -> None:
    """Somebody who follows no more is not told of any more."""
    write_tidings(connection, str(follower), now, Tidings(settled=(Settled(user, (FOLLOWED,), 0),)))


def write_decision(connection: Connection, people: Sequence[int], what: str, number: int, now: str) -> list[Notice]:
    """Tell people what moderators have decided, or are to decide; `number` tells one such thing from others."""
    due = moment_of(now) + PATIENCE
    notices = [Notice(user, MODERATION, what, number, due) for user in people]
    return [notice for notice in notices if write_notice(connection, notice, now)]
