"""The judge on Expulsion, the Temporary Novice and Meditation (LU-8), and on the solo game (LU-13).

Each predicate answers None when its rule allows the action, else the refusal.
"""

from typing import Final

from tabuleiro.core.refusal import Refusal
from tabuleiro.games.luna import state as s
from tabuleiro.games.luna.data import components as c
from tabuleiro.games.luna.judge.board import (
    NOWHERE,
    active_on,
    blocked_island,
    decider,
    favor_name,
    holds,
    inactive_beside,
    is_solo,
    island_name,
)
from tabuleiro.games.luna.state import LunaFields

MOST_STEPS: Final = c.ISLAND_COUNT - 1
"""Farther the Apostate would come back (LU-8.4)."""


def apostates_island(state: LunaFields) -> int:
    """The only island where Expulsion is possible (LU-8.1)."""
    return state.figures[c.APOSTATE]


def first_allowed_island(state: LunaFields) -> int:
    """The first island, in table order, that the Apostate does not block (LU-14.3)."""
    return next(island for island in range(c.ISLAND_COUNT) if island != blocked_island(state))


# Expulsion


def apostate_moves_on(steps: int) -> Refusal | None:
    """LU-8.4: from one island to six."""
    if steps < 1:
        return Refusal("LU-8.4", "refusal-nobody_used", {})
    if steps > MOST_STEPS:
        return Refusal("LU-8.4", "refusal-apostate_too_far", {"most": MOST_STEPS})
    return None


# Temporary Novice


def novice_token_is_held(state: LunaFields, token: int) -> Refusal | None:
    """LU-8.5: the Novice token is returned."""
    if token == 0 or holds(state, decider(state), c.NOVICE):
        return None
    return Refusal("LU-8.5", "refusal-token_not_held", {"favor": favor_name(c.NOVICE)})


def novice_token_gains_another_kind(island: int, token: int) -> Refusal | None:
    """LU-8.6: the Novice token does not help to gain the Novice token."""
    if token == 0 or island != c.NOVICE:
        return None
    return Refusal("LU-8.6", "refusal-novice_for_novice", {"favor": favor_name(c.NOVICE)})


def token_alone_names_first_island(state: LunaFields, island: int, own: int) -> Refusal | None:
    """LU-14.3: without novices the island does not matter; one action is enough for that."""
    first = first_allowed_island(state)
    if own >= 1 or island == first:
        return None
    return Refusal("LU-14.3", "refusal-token_alone_island", {"island": island_name(first)})


# The end of the action phase


def time_token_is_left(state: LunaFields) -> Refusal | None:
    """LU-8.8: Meditation flips a time token; the solo game has none by LU-13.11."""
    if is_solo(state) or state.time_left > 0:
        return None
    return Refusal("LU-8.8", "refusal-no_time_token", {})


def phase_may_be_ended(state: LunaFields) -> Refusal | None:
    """LU-8.9: with more than one player the last time token ends the action phase."""
    if is_solo(state):
        return None
    return Refusal("LU-8.9", "refusal-time_tokens_end_phase", {})


def meditation_exists(state: LunaFields) -> Refusal | None:
    """LU-13.11: no Meditation in the solo game."""
    if not is_solo(state):
        return None
    return Refusal("LU-13.11", "refusal-no_meditation", {})


# Solo


def opponent_is_active_here(state: LunaFields, island: int) -> Refusal | None:
    """LU-13.6: an island with at least one active novice of the opponent."""
    if active_on(state, s.OPPONENT, island) >= 1:
        return None
    return Refusal("LU-13.6", "refusal-opponent_not_active", {"island": island_name(island)})


def expulsion_is_not_blocked(state: LunaFields) -> Refusal | None:
    """LU-13.18: at level 3 not even Expulsion is possible."""
    if state.level < 3:
        return None
    return Refusal("LU-13.18", "refusal-no_expulsion", {})


def island_is_not_blocked(state: LunaFields, island: int) -> Refusal | None:
    """LU-13.19: from level 2 on nothing but Expulsion is done on the Apostate's island; the pier is no island."""
    if island == NOWHERE or island != blocked_island(state):
        return None
    return Refusal("LU-13.19", "refusal-apostate_blocks", {"island": island_name(island)})


def active_novice_is_not_blocked(state: LunaFields) -> Refusal | None:
    """LU-13.19: a Journey needs an active novice elsewhere."""
    if _is_elsewhere(state, with_inactive=False):
        return None
    return island_is_not_blocked(state, blocked_island(state))


def movable_novice_is_not_blocked(state: LunaFields) -> Refusal | None:
    """LU-13.19: the Tide needs a novice elsewhere; those on the pier are never blocked."""
    if state.pier[decider(state)] > 0 or _is_elsewhere(state, with_inactive=True):
        return None
    return island_is_not_blocked(state, blocked_island(state))


def _is_elsewhere(state: LunaFields, *, with_inactive: bool) -> bool:
    """Whether the decider has an active novice, or also an inactive one, at an island that is not blocked."""
    party = decider(state)
    found = 0
    for island in range(c.ISLAND_COUNT):
        if island != blocked_island(state):
            found += active_on(state, party, island)
            found += inactive_beside(state, party, island) if with_inactive else 0
    return found > 0
