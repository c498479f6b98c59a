"""Ranking and tie-breaks of the toy game."""

from fractions import Fraction

from tabuleiro.core.result import Result, Standing
from toy.data.components import SQUIRREL
from toy.state import ToyFields


def end_reasons(state: ToyFields) -> list[str]:
    """TY-4.1, TY-4.2."""
    return ["all_passed"] if state.passes == state.seats else ["deck_empty"]


def result(state: ToyFields) -> Result | None:
    """The ranking by points, then tokens, then shared (TY-4.4)."""
    if state.agenda.depth > 0:
        return None
    keys = [(int(state.points[seat]), int(state.tokens[seat])) for seat in range(state.seats)]
    best = max(keys)
    winners = [seat for seat, key in enumerate(keys) if key == best]
    standings = [
        Standing(f"seat-{seat}", 1 + sum(other > key for other in keys), key[0], {"cards": key[0]})
        for seat, key in enumerate(keys)
    ]
    standings.append(Standing(SQUIRREL, 0, int(state.squirrel), {"cards": int(state.squirrel)}))
    tied = [key for key in keys if key[0] == best[0]]
    tie_break = "" if len(tied) == 1 else "tokens" if len(winners) == 1 else "shared"
    shares = [Fraction(int(seat in winners), len(winners)) for seat in range(state.seats)]
    return Result(standings, end_reasons(state), truncated=False, tie_break=tie_break, shares=shares, margin=0)
