"""Why an action is not allowed."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.core.refusal import Refusal
from tabuleiro.core.state import State
from tabuleiro.games.merv.actions import ACTION_COUNT


def refusal(state: State, action: int) -> Refusal | None:
    """None when the action is among the options of the pending decision (ME-17.2)."""
    out = vec[i64]([0] * ACTION_COUNT)
    count: i64 = state.legal_into(out)
    for i in range(count):
        if out[i] == action:
            return None
    return Refusal("ME-17.2", "refusal-not_now", {})
