"""Why an action is not allowed here."""

from tabuleiro.core.refusal import Refusal
from tabuleiro.games.coimbra.state import CoimbraState


def refusal(state: CoimbraState, action: int) -> Refusal | None:
    """None when the action is legal."""
    if action in state.legal():
        return None
    return Refusal("CO-11.3", "refusal-not_now", {})
