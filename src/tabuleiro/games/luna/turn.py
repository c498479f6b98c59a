"""Whose decision is pending, and who is next (LU-5.1)."""

from mypy_extensions import i64

from tabuleiro.games.luna import decisions as d
from tabuleiro.games.luna.state import LunaState


def ask(state: LunaState, kind: i64, actor: i64) -> None:
    """Make a decision pending; it takes the place of the one that was just answered."""
    if state.agenda.depth > 0:
        state.agenda.pop()
    state.agenda.push(kind)
    state.agenda.set(d.ACTOR, actor)


def actor_of(state: LunaState) -> i64:
    """The seat (or CHANCE) that decides now."""
    return state.agenda.get(d.ACTOR)


def next_turn(state: LunaState) -> None:
    """The action is over: the player to the left is next; in solo it is the same one."""
    ask(state, d.ACTION, (actor_of(state) + 1) % state.seats)
