"""Haste: what waiting costs a seat that has as good as won, in a game that need not end.

An end that a leader could bring about at once was worth less to it than to go on: 0.989 with 72 points to 13, while the
position itself was held for worth 0.993. So it passed turn after turn, one point of prestige short of the end.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.bots.arithmetic.powers import raised
from tabuleiro.bots.evaluation import Evaluation
from tabuleiro.core.state import State

TURN_CAPS: Final[dict[str, int]] = {"hansa_teutonica": 2000}
"""After how many turns the rules stop a game that need not end."""
WON: Final = 1.5
"""The logarithm of the odds from which on a seat is in haste: about 82 of 100."""
PATIENCE: Final = 0.98
"""Each turn that passes leaves so much of a lead."""
TO_COME: Final = 0.5
"""So much of a lead is not there yet while the whole game is to come; the nearer the end, the less."""


def is_in_haste(evaluation: Evaluation, state: State) -> bool:
    """Whether the seat that decides has as good as won a game that need not end."""
    return state.seats > 1 and state.game().name in TURN_CAPS and evaluation.odds(state, state.to_act()) >= WON


def put_off(values: vec[float], state: State, began: int) -> None:
    """Draw what a position is worth towards equal shares: the more, the later it comes and the farther its end is.

    `began` is the turn in which the search began; -1: there is no haste, and nothing changes.
    """
    if began < 0:
        return
    passed: int = max(state.whose_turn()[1] - began, 0)
    kept: float = raised(PATIENCE, passed) * (1.0 - TO_COME * float(1000 - state.progress()) / 1000.0)
    equal: float = 1.0 / float(state.seats)
    seat: i64 = 0
    while seat < state.seats:
        values[seat] = equal + (values[seat] - equal) * kept
        seat += 1
