"""Whom a change of a table concerns who may not be looking: from the table before and after it alone.

One notice per turn: a turn of nine decisions is one, and a decision that is asked out of turn is one of its own.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from tabuleiro.server.table.clocks.days_off import moment_of
from tabuleiro.server.table.clocks.rule import MINUTE
from tabuleiro.server.table.log_entry import ASK, CHAT, NO_USER, OFFER, LogEntry
from tabuleiro.server.table.notices.notice import (
    FINISHED,
    INVITED,
    MENTION,
    SOON_LATE,
    STARTED,
    TURN,
    UNDO_ASKED,
    WAITS,
    Notice,
    Settled,
    Tidings,
)
from tabuleiro.server.table.rated.law import is_heard
from tabuleiro.server.table.snapshot import Snapshot

PATIENCE: Final = MINUTE
"""Whoever is there has seen it by then, and whoever is quick has answered it."""
LITTLE: Final = 5
"""Little time is left when a fifth of it is."""


class Wait(NamedTuple):
    """For whom a table waits, and in which turn."""

    user: int
    turn: int


def tidings_of(before: Snapshot, after: Snapshot, entries: Sequence[LogEntry], by: int | None = None) -> Tidings:
    """What a change brings to whom, and what it settles; `by` is whoever knows of it, the writer of the last entry."""
    if after.agreement is None or not is_social(after):
        return Tidings()
    now = moment_of(after.updated)
    known = entries[-1].user if by is None else by
    brought = [*_waits(before, after, now), *_happenings(before, after, entries, now, known)]
    return Tidings(tuple(brought), tuple(_settled(before, after)))


def is_social(snapshot: Snapshot) -> bool:
    """Whether several people play: a game against bots waits for nobody, nor does a lesson or a record."""
    agreement = snapshot.agreed()
    people = {seat.user for seat in snapshot.seats if seat.kind == "human"} - {NO_USER}
    return len(people) > 1 and not agreement.is_lesson() and not agreement.is_record()


def wait_of(snapshot: Snapshot) -> Wait | None:
    """Whom a table waits for; None when that is nobody, or a bot."""
    actor = snapshot.actor()
    if snapshot.agreement is None or snapshot.status() != "running" or actor is None or actor < 0:
        return None
    user = snapshot.seats[actor].user
    return None if snapshot.bot_to_act() or user == NO_USER else Wait(user, snapshot.moment.turn)


def _waits(before: Snapshot, after: Snapshot, now: int) -> Iterator[Notice]:
    """That somebody's turn has begun, and when little of its time will be left; more time moves the latter."""
    wait, deadline = wait_of(after), after.deadline()
    if wait is None:
        return
    is_new = wait != wait_of(before)
    if is_new:
        yield Notice(wait.user, TURN, after.table, wait.turn, now + PATIENCE)
    if deadline is not None and (is_new or deadline != before.deadline()):
        soon = deadline - (deadline - now) // LITTLE
        if soon >= now + PATIENCE:  # else the turn itself is told only now
            yield Notice(wait.user, SOON_LATE, after.table, wait.turn, soon)


def _happenings(before: Snapshot, after: Snapshot, entries: Sequence[LogEntry], now: int, by: int) -> Iterator[Notice]:
    """Everything that happens once; whoever has done it knows."""
    others = sorted(after.owners() - {by, NO_USER})
    if before.playthrough is None and after.status() == "running":
        yield from (Notice(user, STARTED, after.table, after.seq, now + PATIENCE) for user in others)
    if before.status() == "running" and after.status() == "finished":
        yield from (Notice(user, FINISHED, after.table, after.seq, now + PATIENCE) for user in others)
    for entry in entries:
        if entry.kind == ASK:
            yield from (Notice(user, UNDO_ASKED, after.table, entry.seq, now + PATIENCE) for user in others)
        if entry.kind == OFFER:
            invited = sorted(after.invited() - {entry.user})
            yield from (Notice(user, INVITED, after.table, entry.seq, now + PATIENCE) for user in invited)
        if entry.kind == CHAT:
            yield from _mentions(after, entry, now)


def _mentions(after: Snapshot, entry: LogEntry, now: int) -> Iterator[Notice]:
    """Those whom a line of chat names (`@Ana`), of all who play and may hear it."""
    words = str(entry.content().get("text", "")).casefold()
    named = {seat.user for seat in after.seats if seat.name and f"@{seat.name.casefold()}" in words}
    for user in sorted(named - {entry.user, NO_USER}):
        if is_heard(after, entry.user, user):
            yield Notice(user, MENTION, after.table, entry.seq, now + PATIENCE)


def _settled(before: Snapshot, after: Snapshot) -> Iterator[Settled]:
    """What is answered by the change: the turn that was waited for, the request, the offer."""
    wait = wait_of(before)
    if wait is not None and wait != wait_of(after):
        yield Settled(wait.user, WAITS, wait.turn)
    if before.undo_request is not None and after.undo_request is None:
        yield from (Settled(user, (UNDO_ASKED,), before.seq) for user in sorted(before.owners() - {NO_USER}))
    if before.rematch is not None:
        open_to = set() if after.rematch is None or after.next else _unanswered(after)
        yield from (Settled(user, (INVITED,), before.seq) for user in sorted(_unanswered(before) - open_to))


def _unanswered(snapshot: Snapshot) -> set[int]:
    """Who has said nothing about an offer to play again."""
    assert snapshot.rematch is not None, "there is an offer"
    return snapshot.invited() - {*snapshot.rematch.agreed, *snapshot.rematch.declined}
