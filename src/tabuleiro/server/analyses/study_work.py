"""What a worker process does to count a finished table; everything that goes in and comes out can be sent to it."""

import json
import zlib
from collections.abc import Sequence

from tabuleiro.learn.analysis.shape import AnalysisShape
from tabuleiro.learn.explorer.played import MIXED, PEOPLE, PlayedGame, play_again
from tabuleiro.learn.statistics.own_game import JudgedSeat, judge_seat
from tabuleiro.server.store.learning.studies import Log
from tabuleiro.server.table.seat import Seat
from tabuleiro.server.table.storage import read_log

USUAL = (None, "rematch", "tournament")
"""How a table may have come about whose game is counted: neither records nor forks nor lessons."""


def count_log(log: Log) -> PlayedGame | None:
    """The game of a table, played again; None where it is no usual game, or not over."""
    if not log.entries:
        return None
    snapshot = read_log(log.table, log.key, log.entries)
    agreement = snapshot.agreed()
    origin = None if agreement.origin is None else agreement.origin["kind"]
    if snapshot.status() != "finished" or agreement.position is not None or origin not in USUAL:
        return None
    playthrough = snapshot.playing()
    actions = playthrough.played.actions()
    return play_again(playthrough.start, actions, agreement.options, who_sat(snapshot.seats), log.table)


def who_sat(seats: Sequence[Seat]) -> str:
    """Who played at a table: people alone, bots of one level, or not all of one kind."""
    kinds = {PEOPLE if seat.kind == "human" else seat.level for seat in seats}
    is_plain = not any(seat.standin for seat in seats)
    return kinds.pop() if len(kinds) == 1 and is_plain else MIXED


def judge_packed(body: bytes, analysis: str) -> list[JudgedSeat | None]:
    """What a stored analysis says of every seat."""
    told = json.loads(zlib.decompress(body)) if body else {"found": None}
    found: AnalysisShape | None = told["found"]
    return [] if found is None else [judge_seat(found, seat, analysis) for seat in range(found["seats"])]
