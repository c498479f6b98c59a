"""What no step may do (LU-I4, LU-I7, LU-I9, LU-I10, LU-I14, LU-I15)."""

from typing import Final

from tabuleiro.core.action import CHANCE
from tabuleiro.games.luna import actions as ids
from tabuleiro.games.luna import decisions as d
from tabuleiro.games.luna import state as s
from tabuleiro.games.luna.data import components as c
from tabuleiro.games.luna.state import LunaFields

ACTIVE_WEIGHT: Final = 7
CLAIMED_WEIGHT: Final = 6
TEMPLE_WEIGHT: Final = 5
PIER_WEIGHT: Final = 5
NOVICE_TOKEN_WEIGHT: Final = 6
TOKEN_WEIGHT: Final = 5
HERBS_WEIGHT: Final = 10


def phase_weight(state: LunaFields, party: int) -> int:
    """The sum that every action of a player lowers, so that every action phase ends (LU-14.7)."""
    weight = PIER_WEIGHT * int(state.pier[party]) + HERBS_WEIGHT * (c.HERBS_LIMIT - int(state.herbs_used[party]))
    for island in range(c.ISLAND_COUNT):
        place = party * c.ISLAND_COUNT + island
        weight += ACTIVE_WEIGHT * int(state.active[place])
        weight += (NOVICE_TOKEN_WEIGHT if island == c.NOVICE else TOKEN_WEIGHT) * int(state.favors[place])
    for stone in range(1, c.STONE_SLOTS):
        if state.stone_party[stone] == party + 1:
            weight += CLAIMED_WEIGHT if state.stones[stone] == s.PATH else TEMPLE_WEIGHT
    return weight


def broken_steps(before: LunaFields, after: LunaFields, action: int) -> list[str]:
    """Everything that the step did and no step may do."""
    problems: list[str] = []
    for party in range(after.parties):
        problems += _party(before, after, party)
    for stone in range(1, c.STONE_SLOTS):
        problems += _stone(before, after, stone)
    if not 0 <= after.round - before.round <= 1:
        problems.append(f"the round goes from {before.round} to {after.round} (LU-10.6)")
    if before.round > 0 and after.agenda.depth > 0 and after.agenda.get(d.ACTOR) == CHANCE:
        problems.append("there is no chance after the set-up (LU-I14)")
    return problems + _weights(before, after, action)


def _party(before: LunaFields, after: LunaFields, party: int) -> list[str]:
    problems: list[str] = []
    if after.reserve[party] > before.reserve[party]:
        problems.append(f"novices of party {party} go back to the reserve (LU-I10)")
    if after.chairs[party] < before.chairs[party]:
        problems.append(f"the marker of party {party} moves back (LU-I7)")
    for place in range(party * c.ISLAND_COUNT, (party + 1) * c.ISLAND_COUNT):
        if after.shrines[place] < before.shrines[place]:
            problems.append(f"a shrine of party {party} vanishes (LU-5.12)")
    for category in range(s.CATEGORY_COUNT):
        place = party * s.CATEGORY_COUNT + category
        change = int(after.ledger[place] - before.ledger[place])
        if (change > 0 and category == s.FROM_APOSTATE) or (change < 0 and category != s.FROM_APOSTATE):
            problems.append(f"influence of party {party} changes by {change} the wrong way (LU-I9)")
    return problems


def _stone(before: LunaFields, after: LunaFields, stone: int) -> list[str]:
    if after.stones[stone] < before.stones[stone]:
        return [f"stone {stone} goes back (LU-I4)"]
    claimed = before.stones[stone] == s.PATH and before.stone_party[stone] > 0
    if claimed and after.stone_party[stone] != before.stone_party[stone]:
        return [f"the claim on stone {stone} is given up (LU-I4)"]
    emptied = before.stones[stone] == s.TEMPLE and before.stone_party[stone] == 0
    if emptied and after.stone_party[stone] > 0:
        return [f"stone {stone} in the temple is entered again (LU-7.9)"]
    return []


def _weights(before: LunaFields, after: LunaFields, action: int) -> list[str]:
    """No weight rises within an action phase; that of the actor falls with every action but Meditation."""
    if before.round == 0 or before.round != after.round or not ids.FAVOR <= action <= ids.END_PHASE:
        return []
    problems: list[str] = []
    for seat in range(after.seats):
        if phase_weight(after, seat) > phase_weight(before, seat):
            problems.append(f"the weight of seat {seat} rises (LU-I15)")
    idle = (
        action in (ids.JOURNEY, ids.DONE, ids.MEDITATE, ids.END_PHASE)
        or ids.MOVE <= action < ids.DONE
        or ids.BOOK_PUT <= action < ids.COUNCIL
    )
    actor = before.agenda.get(d.ACTOR)
    if not idle and phase_weight(after, actor) >= phase_weight(before, actor):
        problems.append(f"the weight of seat {actor} does not fall (LU-I15)")
    return problems
