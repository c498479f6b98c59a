"""Why nothing can be done with a thing: of all that forbids it, the one reason that helps a person.

A press on an element can stand for several actions, and each is refused by a rule of its own. Whoever cannot pay wants
to hear the price, not that the card is no die. So the reasons have sorts, and the sorts have an order.
"""

from typing import Final, NamedTuple

from tabuleiro.core.action import NOBODY, Action
from tabuleiro.core.game import Game
from tabuleiro.core.refusal import Refusal
from tabuleiro.core.state import State

UNPAYABLE: Final = "unpayable"
"""It costs more than one has."""
SPENT: Final = "spent"
"""What a turn allows is used up, whatever the thing costs."""
TAKEN: Final = "taken"
"""Somebody or something is there already, or it is gone."""
NEEDED: Final = "needed"
"""A condition of the rules is not met; every message of which a game says nothing else."""
ELSEWHERE: Final = "elsewhere"
"""The action is about another thing: a piece that is not there, a card of somebody else."""
LATER: Final = "later"
"""It is done at another moment of the game."""
UNKNOWN: Final = "unknown"
"""The catch-all: it is not what is asked for. Told only when no other reason is known."""

SORTS: Final = (UNPAYABLE, SPENT, TAKEN, NEEDED, ELSEWHERE, LATER, UNKNOWN)
"""In the order in which a person wants to hear them."""


def sorts_of_refusals(names: dict[str, str]) -> dict[str, str]:
    """By message its sort, from the names of the refusals of each sort, in one line of words."""
    sorts = {f"refusal-{name}": sort for sort, line in names.items() for name in line.split()}
    return sorts | {"refusal-not_now": UNKNOWN, "refusal-game_over": UNKNOWN}


class Reason(NamedTuple):
    """The refusal to tell, and its sort."""

    sort: str
    refusal: Refusal


def why_not(state: State, element: str) -> Reason | None:
    """The one reason why a press on an element does nothing; None when the element is for no action at all."""
    meant = state.meant(element)
    return most_specific(state, meant.actions) or _asked(state, meant.later) or _moment(state.game(), meant.later)


def most_specific(state: State, actions: list[int]) -> Reason | None:
    """The most specific reason against any of these actions, the first of its sort; None when all are legal."""
    best: Reason | None = None
    for action in actions:
        reason = reason_against(state, action)
        if reason is not None and (best is None or SORTS.index(reason.sort) < SORTS.index(best.sort)):
            best = reason
    return best


def reason_against(state: State, action: int) -> Reason | None:
    """What the rules say against one action; against one that is not asked for, when it is done."""
    refusal = state.refusal(action)
    if refusal is None:
        return None
    game = state.game()
    sort = game.reason_sorts.get(refusal.message, NEEDED)
    moment = _moment(game, game.spaces.kind(action)) if sort == UNKNOWN and state.to_act() != NOBODY else None
    return moment or Reason(sort, refusal)


class TooDear(NamedTuple):
    """An action that only its price forbids, as if it were legal, and what it costs."""

    action: Action
    refusal: Refusal


def too_dear(state: State) -> list[TooDear]:
    """What could be chosen here if it cost less: each thing once for every kind of action, in the order of the game.

    A thing that an action of the same kind offers for less is in reach, and is left out.
    """
    if state.to_act() < 0:
        return []
    game, sorts = state.game(), state.game().reason_sorts
    beyond = [(action, refusal) for action in state.priced() if (refusal := state.refusal(action)) is not None]
    beyond = [(action, refusal) for action, refusal in beyond if sorts.get(refusal.message) == UNPAYABLE]
    kinds = {game.spaces.kind(action) for action, _ in beyond}
    offered = [state.describe(action) for action in state.legal() if game.spaces.kind(action) in kinds]
    seen = {(action.kind, element) for action in offered for element in action.elements[:1]}
    found: list[TooDear] = []
    for action, refusal in beyond:
        described = state.describe(action)
        things = {(described.kind, element) for element in described.elements[:1]}
        if not seen & things:
            seen |= things
            found.append(TooDear(described, refusal))
    return found


def _asked(state: State, kind: str) -> Reason | None:
    """What keeps a thing from an action of a kind that is asked for just now, if the game says so."""
    game, message = state.game(), f"refusal-now_{kind}"
    if message not in game.reason_sorts or kind not in {game.spaces.kind(action) for action in state.legal()}:
        return None
    return Reason(game.reason_sorts[message], Refusal(game.moments[kind], message, {}))


def _moment(game: Game, kind: str) -> Reason | None:
    """When actions of a kind are done, if the game says so."""
    rule = game.moments.get(kind, "")
    return Reason(LATER, Refusal(rule, f"refusal-later_{kind}", {})) if rule else None
