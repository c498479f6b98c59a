"""The judge on Promotion, Sanctification, Book and Council: LU-7, one predicate per rule.

Each predicate answers None when its rule allows the action, else the refusal.
"""

from tabuleiro.core.refusal import Refusal
from tabuleiro.games.luna import decisions as d
from tabuleiro.games.luna.data import components as c
from tabuleiro.games.luna.judge.board import (
    active_on,
    decider,
    has_book,
    has_shrine,
    holds,
    is_bribable,
    is_locked,
    is_own_temple_novice,
    island_name,
    lies_on_path,
    stands_on_stone,
)
from tabuleiro.games.luna.state import LunaFields


def symbol_island(stone: int) -> int:
    """The island whose symbol a stone shows."""
    return c.STONE_SYMBOLS[stone]


# Stones of the path


def stone_is_within_reach(state: LunaFields, stone: int) -> Refusal | None:
    """LU-7.1: a stone of the path beyond the next guard stone is locked."""
    if not lies_on_path(state, stone) or not is_locked(state, stone):
        return None
    return Refusal("LU-7.1", "refusal-stone_locked", {"stone": stone})


def bribe_is_paid(state: LunaFields, stone: int) -> Refusal | None:
    """LU-7.2: a bribable stone takes a Bribe token."""
    if not lies_on_path(state, stone) or not is_bribable(state, stone) or holds(state, decider(state), c.BRIBE):
        return None
    return Refusal("LU-7.2", "refusal-bribe_needed", {"stone": stone})


# Promotion


def stone_is_on_path(state: LunaFields, stone: int) -> Refusal | None:
    """LU-7.3: the stone is on the path."""
    if lies_on_path(state, stone):
        return None
    return Refusal("LU-7.3", "refusal-stone_not_on_path", {"stone": stone})


def stone_is_free(state: LunaFields, stone: int) -> Refusal | None:
    """LU-7.3: nobody has claimed the stone."""
    if state.stone_party[stone] == 0:
        return None
    return Refusal("LU-7.3", "refusal-stone_claimed", {"stone": stone})


def novice_can_claim(state: LunaFields, stone: int) -> Refusal | None:
    """LU-7.3: an own active novice of the symbol's island steps onto the stone; no token replaces it (LU-7.4)."""
    island = symbol_island(stone)
    if active_on(state, decider(state), island) >= 1:
        return None
    return Refusal("LU-7.3", "refusal-nobody_claims", {"stone": stone, "island": island_name(island)})


def second_novice_is_there(state: LunaFields, stone: int, token: int) -> Refusal | None:
    """LU-7.3: a second own active novice of that island, an own shrine there, or the Novice token (LU-7.4)."""
    island = symbol_island(stone)
    if has_shrine(state, decider(state), island) or active_on(state, decider(state), island) + token >= 2:
        return None
    return Refusal("LU-7.3", "refusal-no_second_novice", {"stone": stone, "island": island_name(island)})


def token_replaces_somebody(state: LunaFields, stone: int, token: int) -> Refusal | None:
    """LU-7.4: with an own shrine there is no second novice that the token could replace."""
    island = symbol_island(stone)
    if token == 0 or not has_shrine(state, decider(state), island):
        return None
    return Refusal("LU-7.4", "refusal-no_second_needed", {"island": island_name(island)})


# Sanctification


def stone_is_claimed_by_decider(state: LunaFields, stone: int) -> Refusal | None:
    """LU-7.6: the stone is on the path and claimed by whoever moves it."""
    if lies_on_path(state, stone) and stands_on_stone(state, decider(state), stone):
        return None
    return Refusal("LU-7.6", "refusal-stone_not_claimed", {"stone": stone})


# Book


def book_lies_there(state: LunaFields, stone: int) -> Refusal | None:
    """LU-7.11: any Book in the temple can be taken."""
    if has_book(state, stone):
        return None
    return Refusal("LU-7.11", "refusal-no_book_there", {"stone": stone})


def somebody_can_get_the_book(state: LunaFields) -> Refusal | None:
    """LU-7.11: an own temple novice has no Book before the action."""
    party = decider(state)
    if [n for n in range(1, c.STONE_SLOTS) if is_own_temple_novice(state, party, n) and not has_book(state, n)]:
        return None
    return Refusal("LU-7.11", "refusal-nobody_gets_book", {})


def own_novice_stands_there(state: LunaFields, stone: int) -> Refusal | None:
    """LU-7.11: the Book goes under an own temple novice."""
    if is_own_temple_novice(state, decider(state), stone):
        return None
    return Refusal("LU-7.11", "refusal-no_own_temple_novice", {"stone": stone})


def had_no_book(state: LunaFields, stone: int) -> Refusal | None:
    """LU-7.11: not under a novice that had a Book before the action, so never back."""
    if not has_book(state, stone) and stone != state.agenda.get(d.TAKEN_FROM):
        return None
    return Refusal("LU-7.11", "refusal-had_book", {"stone": stone})


# Council


def council_uses_somebody(own: int, token: int) -> Refusal | None:
    """LU-7.12: at least one novice."""
    if own + token >= 1:
        return None
    return Refusal("LU-7.12", "refusal-nobody_used", {})


def chairs_are_left(state: LunaFields, steps: int) -> Refusal | None:
    """LU-7.12: no more novices than chairs left; from the last chair the marker cannot advance."""
    left = int(c.LAST_CHAIR - state.chairs[decider(state)])
    if steps <= left:
        return None
    return Refusal("LU-7.12", "refusal-chairs_left", {"left": left})
