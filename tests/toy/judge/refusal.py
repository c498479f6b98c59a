"""The judge of the toy game, literally from its rules."""

from tabuleiro.core.refusal import Refusal
from toy.actions import SPACES
from toy.state import ANSWERING, GIVING, MAIN, PARTNER, REVEALING, ToyFields


def refusal(state: ToyFields, action: int) -> Refusal | None:
    """The first rule that forbids an action."""
    if state.agenda.depth == 0:
        return Refusal("TY-4.3", "refusal-over", {})
    kind, values = SPACES.kind(action), SPACES.values(action)
    pending = state.agenda.kind()
    if kind in ("take", "trade", "pass"):
        if pending != MAIN:
            return Refusal("TY-2.1", "refusal-not_main", {})
        return refuse_main(state, kind, values)
    if kind == "answer":
        return None if pending == ANSWERING else Refusal("TY-2.6", "refusal-nobody_asked", {})
    if kind == "gift":
        return refuse_gift(state, values[0] + 1)
    return refuse_reveal(state, values[0])


def refuse_main(state: ToyFields, kind: str, values: list[int]) -> Refusal | None:
    """TY-2.2 to TY-2.5."""
    tokens = state.tokens[state.turn]
    if kind == "take" and state.face == 3 and tokens == 0:
        return Refusal("TY-2.2", "refusal-no_token", {"tokens": 0})
    if kind != "trade":
        return None
    if tokens == 0 or state.traded:
        return Refusal("TY-2.4", "refusal-no_trade", {})
    if values[0] == state.turn or values[0] >= state.seats:
        return Refusal("TY-2.5", "refusal-no_partner", {"number": values[0]})
    return None


def refuse_gift(state: ToyFields, points: int) -> Refusal | None:
    """TY-2.7."""
    if state.agenda.kind() != GIVING:
        return Refusal("TY-2.6", "refusal-nobody_asked", {})
    if points == 2 and state.tokens[state.agenda.get(PARTNER)] == 0:
        return Refusal("TY-2.7", "refusal-no_token", {"tokens": 0})
    return None


def refuse_reveal(state: ToyFields, place: int) -> Refusal | None:
    """TY-3.1, TY-3.2."""
    if state.agenda.kind() != REVEALING:
        return Refusal("TY-3.1", "refusal-no_draw", {})
    if state.deck[place] == 0:
        return Refusal("TY-3.2", "refusal-no_card", {})
    return None
