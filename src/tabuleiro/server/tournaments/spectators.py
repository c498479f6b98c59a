"""Who sees a tournament late: its tables show themselves late to whoever has no seat there, and so must it.

A standing, a bracket or the next draw tells how a table ended. So whoever takes no part sees the tournament as it was
some minutes ago, which is the fold of the entries that are old enough (as in table/club/spectators.py).
"""

from collections.abc import Sequence
from typing import Final

from tabuleiro.server.table.clocks.days_off import moment_of
from tabuleiro.server.table.clocks.rule import MINUTE
from tabuleiro.server.table.club.spectators import LATE
from tabuleiro.server.tournaments.log import ROUND, START, TABLE, TournamentEntry
from tabuleiro.server.tournaments.tournament import Tournament

OPENING: Final = (START, ROUND, TABLE)
"""How a tournament begins."""


def delay_for(tournament: Tournament, user: int) -> int:
    """How many milliseconds late somebody sees a tournament.

    Whoever takes part must know where they sit, and the draw tells them the rest; the organiser decides about it.
    """
    setting = tournament.setting()
    is_late = setting.spectators == LATE and not takes_part(tournament, user)
    return setting.delay_minutes * MINUTE if is_late else 0


def takes_part(tournament: Tournament, user: int) -> bool:
    """Whether somebody organises a tournament, plays in it or has played in it: to enter and to leave is not enough."""
    mine = tournament.of_user(user)
    if mine is None:
        return tournament.is_member(user)
    has_played = any(mine.number in board.players for stage in tournament.stages for board in stage.drawn.boards)
    return user == tournament.organiser or not mine.out or has_played


def old_enough(entries: Sequence[TournamentEntry], delay: int, now: int) -> int:
    """How many entries are known to whoever sees a tournament so late: the rest is younger, or follows what is.

    That it begins, and the first draw, is no secret: it rests on ratings alone.
    """
    kinds = [entry.kind for entry in entries]
    begun = kinds.index(START) if START in kinds else len(kinds)
    first = next((number for number in range(begun, len(kinds)) if kinds[number] not in OPENING), len(kinds))
    young = (number for number in range(first, len(kinds)) if moment_of(entries[number].time) + delay > now)
    return next(young, len(kinds))
