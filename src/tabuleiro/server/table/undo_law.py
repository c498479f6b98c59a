"""The law of undo: which decision a user may go back to, and whether the others must agree."""

from tabuleiro.core.action import CHANCE
from tabuleiro.server.table.snapshot import Snapshot


def may_undo_freely(snapshot: Snapshot, ply: int, user: int) -> bool:
    """Whether nobody but one seat has acted since a ply, or it is nobody else's game.

    Whoever is away is asked as well: a stand-in gives nobody the right to take back what the absent person did, or to
    draw chance again until it pleases. Where a game is rated, what others have seen stands, and so does the end.
    """
    since = snapshot.playing().played.actors(ply)
    is_own = len(since) == 1 and CHANCE not in since
    if snapshot.agreed().counts():
        return is_own and snapshot.status() == "running"
    if snapshot.owners() <= {user}:
        return not takes_from_dismissed(snapshot, ply)
    return is_own


def takes_from_dismissed(snapshot: Snapshot, ply: int) -> bool:
    """Whether somebody whom the host has sent away decided since a ply: they cannot be asked any more."""
    gone = [number for number, seat in enumerate(snapshot.seats) if seat.user in snapshot.dismissed]
    return any(played.by == "user" and played.actor in gone for played in snapshot.playing().played.since(ply))


def last_decision(snapshot: Snapshot, user: int) -> int | None:
    """The ply of the last decision that a user took; None when there is none."""
    if snapshot.playthrough is None:
        return None
    mine = snapshot.seats_of(user)
    course = snapshot.course()
    first = 0 if course is None else course.step.first  # a lesson goes back by its steps
    return snapshot.playthrough.played.last_by_user(mine, first)
