"""The judge on Journey, Tide and Sailboat: LU-6, one predicate per rule.

Each predicate answers None when its rule allows the action, else the refusal. A source is the pier, the novices on an
island or those beside it, as in the words of the action (LU-14.3).
"""

from typing import Final

from tabuleiro.core.refusal import Refusal
from tabuleiro.games.luna import decisions as d
from tabuleiro.games.luna.data import components as c
from tabuleiro.games.luna.judge.board import NOWHERE, active_on, decider, inactive_beside, island_name
from tabuleiro.games.luna.judge.islands import enough_are_active, enough_are_inactive
from tabuleiro.games.luna.state import LunaFields

PIER: Final = 0
"""The source that is no island."""


def is_active_source(source: int) -> bool:
    """Whether a source is the novices on an island."""
    return 1 <= source <= c.ISLAND_COUNT


def island_of(source: int) -> int:
    """The island on which or beside which a source is, or NOWHERE for the pier."""
    return NOWHERE if source == PIER else (source - 1) % c.ISLAND_COUNT


def movement_rule(state: LunaFields) -> str:
    """The rule of the movement that is under way."""
    return "LU-6.2" if state.agenda.get(d.WITH_TIDE) == 1 else "LU-6.1"


def held_aside(state: LunaFields) -> int:
    """How many novices were moved in this action (LU-6.5)."""
    return sum([int(state.moved[island]) for island in range(c.ISLAND_COUNT)])


# Journey and Tide as a whole


def somebody_is_active(state: LunaFields) -> Refusal | None:
    """LU-6.1: a Journey takes at least one active novice."""
    if [island for island in range(c.ISLAND_COUNT) if active_on(state, decider(state), island) > 0]:
        return None
    return Refusal("LU-6.1", "refusal-nobody_active", {})


def somebody_can_move(state: LunaFields) -> Refusal | None:
    """LU-6.2: the Tide takes at least one novice, active, inactive or on the pier."""
    party = decider(state)
    on_islands = [
        island
        for island in range(c.ISLAND_COUNT)
        if active_on(state, party, island) + inactive_beside(state, party, island) > 0
    ]
    if on_islands or state.pier[party] > 0:
        return None
    return Refusal("LU-6.2", "refusal-nobody_to_move", {})


# One step of them


def journey_takes_active_novices(state: LunaFields, source: int) -> Refusal | None:
    """LU-6.1: only the Tide moves inactive novices and those on the pier."""
    if state.agenda.get(d.WITH_TIDE) == 1 or is_active_source(source):
        return None
    return Refusal("LU-6.1", "refusal-journey_of_active", {})


def source_holds(rule: str, state: LunaFields, source: int, needed: int) -> Refusal | None:
    """LU-6.1, LU-6.2, LU-6.3: the novices stand where they are taken from."""
    if is_active_source(source):
        return enough_are_active(rule, state, island_of(source), needed)
    if source != PIER:
        return enough_are_inactive(rule, state, island_of(source), needed)
    found = state.pier[decider(state)]
    if found >= needed:
        return None
    return Refusal(rule, "refusal-too_few_on_pier", {"needed": needed, "found": int(found)})


def goes_to_another_island(source: int, island: int) -> Refusal | None:
    """LU-6.4: no novice ends where it was."""
    if island_of(source) != island:
        return None
    return Refusal("LU-6.4", "refusal-same_island", {"island": island_name(island)})


def has_not_moved_yet(state: LunaFields, source: int) -> Refusal | None:
    """LU-6.5: who is held aside for a side of an island does not leave it in the same action.

    It says so only where nobody else is beside that island.
    """
    if source == PIER or is_active_source(source):
        return None
    island = island_of(source)
    if inactive_beside(state, decider(state), island) > 0 or state.moved[island] == 0:
        return None
    return Refusal("LU-6.5", "refusal-moved_already", {"island": island_name(island)})


def somebody_has_moved(state: LunaFields) -> Refusal | None:
    """LU-6.1, LU-6.2: one novice or more; the movement cannot end before (LU-14.4)."""
    if held_aside(state) > 0:
        return None
    return Refusal(movement_rule(state), "refusal-nobody_moved", {})
