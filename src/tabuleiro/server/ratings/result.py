"""How a finished table ended for each seat, from its log alone: places, points, who left, who was late."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from tabuleiro.arena.ratings import places_of
from tabuleiro.server.table.line import Line
from tabuleiro.server.table.log_entry import LATE, PLAY, RESIGN, SEAT, START, LogEntry
from tabuleiro.server.table.seat import read_seat
from tabuleiro.server.table.snapshot import Snapshot

COUNTS, UNRATED, SHORT, PAIR, NOBODY, FAULT = "", "unrated", "short", "pair", "nobody", "fault"
"""The verdict on a finished table: it counts, nobody wished it to, it was over too soon, the same people met too often,
it tells nothing about anybody, it could not be read."""
LEAST_TURNS: Final = 3
"""The fewest turns that everybody must have had."""
MOST_RELIEVED: Final = 4
"""Whoever leaves more than one turn in MOST_RELIEVED to a bot has left the game."""


class SeatResult(NamedTuple):
    """How one seat did; `user` is 0 for a bot of ours, `level` empty for a person."""

    user: int
    level: str
    place: int
    share: float
    points: int
    categories: dict[str, int]
    is_left: bool
    is_late: bool


class TableResult(NamedTuple):
    """How a finished table ended."""

    table: str
    game: str
    position: str
    """The digest of its last position."""
    finished: str
    verdict: str
    seats: Sequence[SeatResult] = ()


def result_of(snapshot: Snapshot, entries: Sequence[LogEntry]) -> TableResult:
    """The result of a finished table; one that tells nothing about anybody has no seats."""
    agreement, result = snapshot.agreed(), snapshot.playing().state.result()
    assert result is not None, f"{snapshot.table} is not over"
    finished = [entry.time for entry in entries if entry.kind == PLAY][-1]
    found = TableResult(snapshot.table, agreement.game, snapshot.position(), finished, NOBODY)
    people = [seat.user for seat in snapshot.seats if seat.kind == "human" or seat.is_outside()]
    is_usual = agreement.origin is None or agreement.origin["kind"] in {"rematch", "tournament"}
    if not people or len(set(people)) < len(people) or not is_usual or agreement.seats < 2:
        return found
    line = snapshot.playing().played
    left = when_left(entries, line, agreement.seats)
    standings = result.standings[: agreement.seats]
    places = places_with_leavers(places_of(result.shares, [one.points for one in standings]), left)
    late = {entry.seat for entry in entries if entry.kind == LATE}
    seats = [
        SeatResult(
            seat.user,
            seat.level,
            places[number],
            float(result.shares[number]),
            standings[number].points,
            standings[number].categories,
            number in left,
            number in late,
        )
        for number, seat in enumerate(snapshot.seats)
    ]
    is_short = min(len(turns_of(line, number)) for number in range(agreement.seats)) < LEAST_TURNS
    verdict = UNRATED if not agreement.rated else SHORT if is_short else COUNTS
    return found._replace(verdict=verdict, seats=seats)


def turns_of(line: Line, seat: int, by: str = "") -> set[int]:
    """The turns in which a seat has decided something; `by`: in which whoever it was did so for it."""
    return {one.turn for one in line if one.actor == seat and one.by != "forced" and by in {"", one.by}}


def when_left(entries: Sequence[LogEntry], line: Line, seats: int) -> dict[int, int]:
    """The seats that were left, and by which entry: resigned, or played by a bot for too many of their turns."""
    began = next(entry.seq for entry in entries if entry.kind == START)
    later = [entry for entry in entries if entry.kind in {SEAT, RESIGN} and entry.seq > began]
    adjudicated = next((entry for entry in later if read_seat(entry.content()).relief == "end"), None)
    if adjudicated is not None:  # whoever was there until then has left nothing
        line = line.until(adjudicated.ply)
        later = [entry for entry in later if entry.seq < adjudicated.seq]
    left: dict[int, int] = {}
    for number in range(seats):
        given = [(entry.seq, read_seat(entry.content())) for entry in later if entry.seat == number]
        resigned = [seq for seq, seat in given if seat.resigned]
        relieved = [seq for seq, seat in given if seat.standin]
        is_relieved = len(turns_of(line, number, "bot")) * MOST_RELIEVED > len(turns_of(line, number))
        if resigned:
            left[number] = resigned[0]
        elif relieved and is_relieved:
            left[number] = relieved[0]
    return left


def places_with_leavers(places: Sequence[int], left: dict[int, int]) -> list[int]:
    """The places when whoever left comes last, the first to leave at the very end; the others keep their order."""
    stayed = sorted(place for seat, place in enumerate(places) if seat not in left)
    order = sorted(left, key=lambda seat: -left[seat])
    return [
        len(stayed) + 1 + order.index(seat) if seat in left else stayed.index(place) + 1
        for seat, place in enumerate(places)
    ]
