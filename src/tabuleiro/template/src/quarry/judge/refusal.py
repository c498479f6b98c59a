"""Which rule forbids an action, literally from RULES.md."""

from quarry import decisions as d
from quarry.actions import SPACE
from quarry.state import QuarryFields
from tabuleiro.core.refusal import Refusal


def refusal(state: QuarryFields, action: int) -> Refusal | None:
    """The first rule that forbids an action; None when it is legal."""
    if state.agenda.depth == 0:
        return Refusal("QU-3.3", "refusal-over", {})
    if SPACE.kind(action) != d.KINDS[state.agenda.kind()]:
        return Refusal("QU-2.1", "refusal-not_now", {})
    number = SPACE.values(action)[0] + 1
    return None if SPACE.kind(action) == "roll" else refuse_take(state, number)


def refuse_take(state: QuarryFields, number: int) -> Refusal | None:
    """QU-2.2, QU-2.3."""
    if number > state.face:
        return Refusal("QU-2.2", "refusal-die", {"face": int(state.face)})
    if number > state.heap:
        return Refusal("QU-2.3", "refusal-heap", {"heap": int(state.heap)})
    return None
