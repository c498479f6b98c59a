"""Why an action is not allowed."""

from tabuleiro.core.refusal import Refusal
from tabuleiro.games.luna.state import LunaState


def refusal(state: LunaState, action: int) -> Refusal | None:
    """None when the action is legal, else the rule that forbids it."""
    if state.agenda.depth == 0:
        return Refusal("LU-11.5", "refusal-game_over", {})
    return None if action in state.legal() else Refusal("LU-14.8", "refusal-not_now", {})
