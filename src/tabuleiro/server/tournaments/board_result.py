"""How a table of a tournament ended, from its log: places, points, and who was not there."""

from collections.abc import Sequence
from typing import NamedTuple

from tabuleiro.arena.ratings import places_of
from tabuleiro.arena.rounds.contest import Scoring, place_scores, win_scores
from tabuleiro.server.ratings.result import places_with_leavers, when_left
from tabuleiro.server.table.log_entry import LATE, PLAY, SEAT, LogEntry
from tabuleiro.server.table.seat import read_seat
from tabuleiro.server.table.snapshot import Snapshot


class BoardResult(NamedTuple):
    """Seat by seat; `absent` are the seats whose owners never came."""

    places: list[int]
    scores: list[int]
    points: list[int]
    absent: list[int]


def board_result(snapshot: Snapshot, entries: Sequence[LogEntry], scoring: Scoring) -> BoardResult:
    """The result of a finished table: whoever left comes last, and whoever never came scores nothing."""
    result = snapshot.playing().state.result()
    assert result is not None, f"{snapshot.table} is not over"
    seats = len(snapshot.seats)
    points = [standing.points for standing in result.standings[:seats]]
    left, absent = when_left(entries, snapshot.playing().played, seats), absent_seats(entries)
    places = places_with_leavers(places_of(result.shares, points), left | absent)
    if scoring == "places":
        scores = list(place_scores(places))
    else:
        won = win_scores([float(share) for share in result.shares[:seats]])
        scores = [0 if seat in left else score for seat, score in enumerate(won)]
    scores = [0 if seat in absent else score for seat, score in enumerate(scores)]
    return BoardResult(places, scores, points, sorted(absent))


def absent_seats(entries: Sequence[LogEntry]) -> dict[int, int]:
    """The seats whose owners were not there: called without an answer, or out of time in the first turn.

    Each with the number of the entry that says so.
    """
    absent: dict[int, int] = {}
    played: set[int] = set()
    for entry in entries:
        if entry.kind == PLAY and entry.content()["by"] == "user":
            played.add(entry.seat)
        is_called = entry.kind == SEAT and read_seat(entry.content()).relief == "absent"
        if is_called or (entry.kind == LATE and entry.seat not in played):
            absent.setdefault(entry.seat, entry.seq)
    return absent
