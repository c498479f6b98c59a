"""The checked path: the only place where foreign input meets a position."""

from typing import Final, NamedTuple

from tabuleiro.core.action import CHANCE, NOBODY, Action
from tabuleiro.core.errors import Illegal, NotYourTurn
from tabuleiro.core.event import Event
from tabuleiro.core.state import State

MOST_ORDERS: Final = 5
"""A decision with more options is not looked through for whether they all come to the same."""
LONGEST_ORDER: Final = 4
"""How many decisions of a kind in a row are looked through."""


class Offer(NamedTuple):
    """A legal action and what taking it would lead to."""

    action: Action
    preview: list[Event]
    """The events that it would cause, those of the forced decisions included."""
    forced: list[int]
    """The decisions of the same seat that nobody asks for, and that would be played with it."""
    hands_over: bool
    """Whether chance, another seat or nobody acts after it: what cannot be undone freely."""


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


def only_option(state: State) -> int | None:
    """The one legal action of a forced decision; None when there is a choice or the game is over."""
    legal = state.legal()
    return legal[0] if len(legal) == 1 else None


def unasked(state: State) -> int | None:
    """What nobody needs to be asked for: the only option, or the first of several that all come to the same.

    They do when each of them, with the decisions of its kind that follow, leads to one and the same position: cubes
    that all go, two cards that are both used, dice that are activated in any order. Only decisions of the kinds that
    the game names are looked through: comparing positions takes longer than all else that an offer needs.
    """
    legal = state.legal()
    if len(legal) == 1:
        return legal[0]
    if state.to_act() < 0 or state.decision() not in state.game().orderless_kinds:
        return None
    return None if _only_end(state, LONGEST_ORDER) is None else legal[0]


def _only_end(state: State, depth: int) -> State | None:
    """The position after a decision and those of its kind that follow, if it is the same whatever is answered."""
    seat, kind, legal = state.to_act(), state.decision(), state.legal()
    if depth == 0 or len(legal) > MOST_ORDERS:
        return None
    end: State | None = None
    for action in legal:
        trial = state.copy()
        trial.apply(action)
        last = _only_end(trial, depth - 1) if trial.to_act() == seat and trial.decision() == kind else trial
        if last is None or (end is not None and last.dump() != end.dump()):
            return None
        end = last
    return end


def settle(state: State, seat: int | None = None) -> list[int]:
    """Play what nobody needs to be asked for until there is a choice, or until another seat than the named one acts.

    Returns what was played, for the record.
    """
    played: list[int] = []
    while seat is None or state.to_act() == seat:
        action = unasked(state)
        if action is None:
            break
        state.apply(action)
        played.append(action)
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


def offer(state: State, action: int, *, settling: bool) -> Offer:
    """What a front end is told about a legal action before it is taken; the position stays as it is.

    `settling`: the table plays forced decisions by itself, so those of the same seat belong to the action.
    """
    seat = state.to_act()
    trial = state.copy()
    events: list[Event] = []
    trial.journal = events
    trial.apply(action)
    forced = settle(trial, seat) if settling else []
    return Offer(state.describe(action), events, forced, trial.to_act() != seat or seat == CHANCE)
