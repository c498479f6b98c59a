"""The judge on the island actions: LU-5, one predicate per rule.

Each predicate answers None when its rule allows the action, else the refusal.
"""

from typing import Final

from tabuleiro.core.refusal import Refusal
from tabuleiro.games.luna.data import components as c
from tabuleiro.games.luna.judge.board import (
    active_on,
    decider,
    favor_name,
    has_shrine,
    holds,
    inactive_beside,
    island_name,
)
from tabuleiro.games.luna.state import LunaFields

NOVICES_USED: Final = 2
"""What Favor of the Priest, Recruit and Shrine take (LU-5.8, LU-5.9, LU-5.10)."""
NOVICES_USED_WITH_SHRINE: Final = 1
"""What Favor of the Priest takes on the island of an own shrine (LU-5.8)."""


def favor_cost(state: LunaFields, island: int) -> int:
    """How many novices Favor of the Priest takes on an island (LU-5.8)."""
    return NOVICES_USED_WITH_SHRINE if has_shrine(state, decider(state), island) else NOVICES_USED


def builders_island(state: LunaFields) -> int:
    """The only island where a shrine can be built (LU-5.10)."""
    return state.figures[c.BUILDER]


# What several actions ask for; `rule` is the one that describes the action


def token_is_held(rule: str, state: LunaFields, kind: int) -> Refusal | None:
    """LU-5.10, LU-5.11, LU-6.2, LU-6.3, LU-7.11: the action returns a favor token."""
    if holds(state, decider(state), kind):
        return None
    return Refusal(rule, "refusal-token_not_held", {"favor": favor_name(kind)})


def enough_are_active(rule: str, state: LunaFields, island: int, needed: int) -> Refusal | None:
    """LU-5.8, LU-5.9, LU-5.10, LU-6.1, LU-6.2, LU-6.3, LU-7.12, LU-8.1: only own active novices are used (LU-5.2)."""
    found = active_on(state, decider(state), island)
    if found >= needed:
        return None
    return Refusal(
        rule, "refusal-too_few_active", {"island": island_name(island), "needed": needed, "found": int(found)}
    )


def enough_are_inactive(rule: str, state: LunaFields, island: int, needed: int) -> Refusal | None:
    """LU-5.11, LU-6.2: own inactive novices beside the island."""
    found = inactive_beside(state, decider(state), island)
    if found >= needed:
        return None
    return Refusal(
        rule, "refusal-too_few_inactive", {"island": island_name(island), "needed": needed, "found": int(found)}
    )


# Favor of the Priest


def novice_token_comes_back(island: int, token: int) -> bool:
    """Whether the Novice token is returned to the very island of the action, before the effect (LU-5.4)."""
    return token == 1 and island == c.NOVICE


def kind_is_not_held(state: LunaFields, island: int, token: int) -> Refusal | None:
    """LU-5.8: nobody holds two tokens of a kind (LU-5.4)."""
    if novice_token_comes_back(island, token) or not holds(state, decider(state), island):
        return None
    return Refusal("LU-5.8", "refusal-token_held", {"favor": favor_name(island)})


def token_lies_here(state: LunaFields, island: int, token: int) -> Refusal | None:
    """LU-5.8: the token is taken from the island."""
    if novice_token_comes_back(island, token) or state.tokens[island] > 0:
        return None
    return Refusal("LU-5.8", "refusal-no_token_here", {"island": island_name(island)})


# Recruit


def reserve_is_not_empty(state: LunaFields) -> Refusal | None:
    """LU-5.9: the recruit comes from the reserve."""
    if state.reserve[decider(state)] > 0:
        return None
    return Refusal("LU-5.9", "refusal-reserve_empty", {})


# Shrine


def shrine_is_left(state: LunaFields) -> Refusal | None:
    """LU-5.10: the shrine comes from the reserve."""
    if state.shrine_reserve[decider(state)] > 0:
        return None
    return Refusal("LU-5.10", "refusal-no_shrine_left", {})


def own_shrine_is_not_here(state: LunaFields) -> Refusal | None:
    """LU-5.10: at most one own shrine on an island."""
    island = builders_island(state)
    if not has_shrine(state, decider(state), island):
        return None
    return Refusal("LU-5.10", "refusal-own_shrine_here", {"island": island_name(island)})


# Herbs


def is_not_the_herbs_island(island: int) -> Refusal | None:
    """LU-5.11: Herbs work on every island but their own."""
    if island != c.HERBS:
        return None
    return Refusal("LU-5.11", "refusal-herbs_island", {"island": island_name(island)})


def herbs_are_allowed_again(state: LunaFields) -> Refusal | None:
    """LU-14.6: a limited number of Herbs actions per player and action phase."""
    if state.herbs_used[decider(state)] < c.HERBS_LIMIT:
        return None
    return Refusal("LU-14.6", "refusal-herbs_limit", {"limit": int(c.HERBS_LIMIT)})
