"""Whom an entry of a tournament's log concerns who may not be looking."""

from collections.abc import Iterator, Sequence
from typing import Final

from tabuleiro.arena.rounds.contest import FILLER
from tabuleiro.server.table.clocks.days_off import moment_of
from tabuleiro.server.table.notices.notice import HELD, PATIENCE, ROUND, Notice, Settled, Tidings
from tabuleiro.server.tournaments import log
from tabuleiro.server.tournaments.log import TournamentEntry
from tabuleiro.server.tournaments.tournament import Participant, Tournament

DECIDED: Final = log.DECISIONS | {log.FINISH, log.CANCEL}
"""After these nobody has to decide about a tournament that was held."""


def tidings_of(after: Tournament, entries: Sequence[TournamentEntry]) -> Tidings:
    """What entries bring to whom, and what they settle: a round to whoever plays in it, a decision to the organiser."""
    settled = [entry.seq for entry in entries if entry.kind in DECIDED]
    over = (Settled(after.organiser, (HELD,), settled[-1]),) if settled else ()
    return Tidings(tuple(notice for entry in entries for notice in _notices(after, entry)), over)


def _notices(after: Tournament, entry: TournamentEntry) -> Iterator[Notice]:
    due = moment_of(entry.time) + PATIENCE
    if entry.kind == log.HOLD:
        yield Notice(after.organiser, HELD, after.id, entry.seq, due)
    if entry.kind == log.ROUND:
        for one in _playing(after):
            if one.user and not one.is_outside:
                yield Notice(one.user, ROUND, after.id, len(after.stages), due)


def _playing(after: Tournament) -> list[Participant]:
    """Who plays in the last round, or has a bye in it."""
    drawn = after.stages[-1].drawn
    numbers = [*(player for board in drawn.boards for player in board.players), *drawn.byes]
    return [after.participants[number] for number in numbers if number != FILLER]
