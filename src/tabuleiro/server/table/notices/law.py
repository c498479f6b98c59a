"""Whom a change of a table concerns who may not be looking: from the table before and after it alone.

One notice per turn: a turn of nine decisions is one, and a decision that is asked out of turn is one of its own.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from tabuleiro.server.table.clocks.days_off import moment_of
from tabuleiro.server.table.club.hearing import Blocks, blocks_nobody, is_heard
from tabuleiro.server.table.log_entry import ASK, CHAT, NO_USER, OFFER, PLAY, LogEntry
from tabuleiro.server.table.notices.notice import (
    FINISHED,
    INVITED,
    MENTION,
    PATIENCE,
    SOON_LATE,
    STARTED,
    TURN,
    UNDO_ASKED,
    WAITS,
    Notice,
    Settled,
    Tidings,
)
from tabuleiro.server.table.seat import HELD
from tabuleiro.server.table.snapshot import Snapshot

LITTLE: Final = 5
"""Little time is left when a fifth of it is."""
NOTHING: Final = Tidings()


class Wait(NamedTuple):
    """For whom a table waits, and in which turn."""

    user: int
    turn: int


def tidings_of(
    before: Snapshot,
    after: Snapshot,
    entries: Sequence[LogEntry],
    by: int | None = None,
    blocks: Blocks = blocks_nobody,
) -> Tidings:
    """What a change brings to whom, and what it settles; `by` is whoever knows of it, the writer of the last entry.

    Nobody is told what somebody wants of them whom they block.
    """
    if after.agreement is None or not (is_social(after) or asked_of(before) or asked_of(after)):
        return NOTHING
    now = moment_of(after.updated)
    known = entries[-1].user if by is None else by
    was, wait = wait_of(before), wait_of(after)
    brought = [] if wait is None else [*_waits(before, after, wait, now, is_new=wait != was)]
    if before.status() != after.status() or any(entry.kind != PLAY for entry in entries):  # seldom
        brought += _happenings(before, after, now, known)
        wishes = _wishes(before, after, entries, now)
        brought += [notice for author, notice in wishes if author not in blocks(notice.user)]
    settled = [Settled(was.user, WAITS, was.turn)] if was is not None and was != wait else []
    return Tidings(tuple(brought), (*settled, *_answered(before, after)))


def is_social(snapshot: Snapshot) -> bool:
    """Whether several people play: a game against bots waits for nobody, nor does a lesson or a record.

    At a table of a tournament everybody waits for everybody.
    """
    agreement = snapshot.agreed()
    if agreement.is_of_tournament():
        return True
    people = {seat.user for seat in snapshot.seats if seat.kind == "human"} - {NO_USER}
    return len(people) > 1 and not agreement.is_lesson() and not agreement.is_record()


def asked_of(snapshot: Snapshot) -> set[int]:
    """The people for whom a seat is held; bots of others hear of theirs at once, or not at all."""
    return {seat.user for seat in snapshot.seats if seat.kind == HELD and not seat.standin}


def wait_of(snapshot: Snapshot) -> Wait | None:
    """Whom a table waits for; None when that is nobody, or a bot."""
    actor = snapshot.actor()
    if snapshot.agreement is None or snapshot.status() != "running" or actor is None or actor < 0:
        return None
    user = snapshot.seats[actor].user
    return None if snapshot.bot_to_act() or user == NO_USER else Wait(user, snapshot.moment.turn)


def _waits(before: Snapshot, after: Snapshot, wait: Wait, now: int, *, is_new: bool) -> Iterator[Notice]:
    """That somebody's turn has begun, and when little of its time will be left; more time moves the latter."""
    deadline = after.deadline()
    if is_new:
        yield Notice(wait.user, TURN, after.table, wait.turn, now + PATIENCE)
    if deadline is not None and (is_new or deadline != before.deadline()):
        soon = deadline - (deadline - now) // LITTLE
        if soon >= now + PATIENCE:  # else the turn itself is told only now
            yield Notice(wait.user, SOON_LATE, after.table, wait.turn, soon)


def _happenings(before: Snapshot, after: Snapshot, now: int, by: int) -> Iterator[Notice]:
    """That a game begins or ends; whoever has done it knows."""
    others = sorted(after.owners() - {by, NO_USER})
    is_begun = before.playthrough is None and after.status() == "running"
    if is_begun and not after.agreed().is_of_tournament():  # there the round is told
        yield from (Notice(user, STARTED, after.table, after.seq, now + PATIENCE) for user in others)
    if before.status() == "running" and after.status() == "finished":
        yield from (Notice(user, FINISHED, after.table, after.seq, now + PATIENCE) for user in others)


def _wishes(before: Snapshot, after: Snapshot, entries: Sequence[LogEntry], now: int) -> Iterator[tuple[int, Notice]]:
    """What somebody wants of somebody, and who that is: a seat taken, an undo granted, another game, to be heard."""
    for user in sorted(asked_of(after) - asked_of(before)):  # a seat is not held for long: it is told at once
        yield after.host, Notice(user, INVITED, after.table, after.seq, now)
    for entry in entries:
        if entry.kind == ASK:
            event, asked = UNDO_ASKED, after.owners() - {entry.user, NO_USER}
        elif entry.kind == OFFER:
            event, asked = INVITED, after.invited() - {entry.user}
        elif entry.kind == CHAT:
            event, asked = MENTION, _named(after, entry)
        else:
            continue
        yield from ((entry.user, Notice(user, event, after.table, entry.seq, now + PATIENCE)) for user in sorted(asked))


def _named(after: Snapshot, entry: LogEntry) -> set[int]:
    """Those whom a line of chat names (`@Ana`), of all who play and may hear it."""
    words, room = str(entry.content().get("text", "")).casefold(), after.room_of(entry.user)
    named = {seat.user for seat in after.seats if seat.name and f"@{seat.name.casefold()}" in words}
    return {user for user in named - {entry.user, NO_USER} if is_heard(after, room, user)}


def _answered(before: Snapshot, after: Snapshot) -> Iterator[Settled]:
    """What is answered by the change besides a turn that was waited for: a request, an offer, a seat that was held."""
    yield from (Settled(user, (INVITED,), before.seq) for user in sorted(asked_of(before) - asked_of(after)))
    if before.undo_request is not None and after.undo_request is None:
        yield from (Settled(user, (UNDO_ASKED,), before.seq) for user in sorted(before.owners() - {NO_USER}))
    if before.rematch is not None:
        open_to = set() if after.rematch is None or after.next else _unanswered(after)
        yield from (Settled(user, (INVITED,), before.seq) for user in sorted(_unanswered(before) - open_to))


def _unanswered(snapshot: Snapshot) -> set[int]:
    """Who has said nothing about an offer to play again."""
    assert snapshot.rematch is not None, "there is an offer"
    return snapshot.invited() - {*snapshot.rematch.agreed, *snapshot.rematch.declined}
