"""The checked path: the only place where foreign input meets a position."""

from tabuleiro.core.action import CHANCE, NOBODY
from tabuleiro.core.errors import Illegal, NotYourTurn
from tabuleiro.core.event import Event
from tabuleiro.core.state import State


def play(state: State, seat: int, action: object) -> int:
    """Take an action, given as id or text, for a seat (CHANCE for a chance outcome) and return its id.

    Raises `Malformed`, `NotYourTurn` or `Illegal` and leaves the position untouched, whatever comes in.
    """
    known = read_action(state, action)
    if state.to_act() not in (NOBODY, seat):
        raise NotYourTurn(seat, state.to_act())
    refusal = state.refusal(known)
    if refusal is not None:
        raise Illegal(refusal, state.game().format(known))
    state.apply(known)
    return known


def read_action(state: State, action: object) -> int:
    """The id of an action given as id or text; anything else is `Malformed`."""
    game = state.game()
    if isinstance(action, str):
        return game.parse(action)
    return game.spaces.check(action)


def settle(state: State) -> list[int]:
    """Play pending decisions that have exactly one option; return what was played, for the record."""
    played: list[int] = []
    while state.to_act() != NOBODY:
        legal = state.legal()
        if len(legal) != 1:
            break
        state.apply(legal[0])
        played.append(legal[0])
    return played


def preview(state: State, action: int) -> list[Event]:
    """The events that a legal action would cause; the position stays as it is."""
    trial = state.copy()
    trial.journal = []
    trial.apply(action)
    return trial.journal


def hands_over(state: State, action: int) -> bool:
    """Whether chance, another seat or nobody acts after a legal action: what cannot be undone freely."""
    trial = state.copy()
    trial.apply(action)
    return trial.to_act() != state.to_act() or state.to_act() == CHANCE
