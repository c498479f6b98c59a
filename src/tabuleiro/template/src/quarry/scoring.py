"""Points, ranking and tie-breaks (QU-3)."""

from typing import Final

from quarry.state import END_REASONS, QuarryFields
from tabuleiro.core.result import Result, Standing, share_win

TIE_BREAKS: Final = ("last_pebble", "shared")


def current_scores(state: QuarryFields) -> list[int]:
    """The pebbles of every seat (QU-2.4)."""
    return [int(points) for points in state.points]


def final_result(state: QuarryFields) -> Result | None:
    """Most points win, then the last pebble, then the victory is shared (QU-3.2)."""
    if state.agenda.depth > 0:
        return None
    keys = [(points, seat == state.last) for seat, points in enumerate(current_scores(state))]
    best = max(keys)
    winners = [seat for seat, key in enumerate(keys) if key == best]
    standings = [
        Standing(f"seat-{seat}", 1 + sum(other > key for other in keys), key[0], {"pebbles": key[0]})
        for seat, key in enumerate(keys)
    ]
    leaders = [key for key in keys if key[0] == best[0]]
    tie_break = "" if len(leaders) == 1 else "last_pebble" if len(winners) == 1 else "shared"
    shares = share_win([seat in winners for seat in range(state.seats)])
    return Result(standings, list(END_REASONS), truncated=False, tie_break=tie_break, shares=shares, margin=0)
