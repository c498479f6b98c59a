"""The judge on the pilgrim and the voyages: CO-6.F and CO-7.

One predicate per rule; each answers None when its rule allows the action, else the refusal.
"""

from tabuleiro.core.refusal import Refusal
from tabuleiro.games.coimbra import decisions as d
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.judge import board
from tabuleiro.games.coimbra.state import CoimbraFields

# The pilgrim


def road_leads_to(state: CoimbraFields, node: int) -> Refusal | None:
    """CO-7.2: a step goes to an adjacent place; what is adjacent say CO-7.5 and CO-7.6."""
    here = int(state.pilgrims[board.decider(state)])
    if node in [int(c.ROADS[i]) for i in range(c.ROAD_FIRST[here], c.ROAD_FIRST[here + 1])]:
        return None
    return Refusal("CO-7.2", "refusal-no_road", {"from": board.node_name(here), "node": board.node_name(node)})


# Voyages


def voyage_has_no_own_disk(state: CoimbraFields, slot: int) -> Refusal | None:
    """CO-6.F2: one disk per player and voyage in the whole game."""
    if state.investments[board.decider(state) * c.SLOTS + slot] == 0:
        return None
    voyage = c.VOYAGES[state.voyages[slot] - 1]
    return Refusal("CO-6.F2", "refusal-already_invested", {"voyage": f"voyage-{voyage}"})


def voyage_has_cost_type(state: CoimbraFields, slot: int) -> Refusal | None:
    """CO-6.F2: some effects allow only voyages with a coin cost, or only those with a guard cost."""
    wanted = int(state.agenda.get(d.RESTRICTION))
    if wanted not in (c.GUARDS, c.COINS) or c.VOYAGE_TYPE[state.voyages[slot] - 1] == wanted:
        return None
    return Refusal("CO-6.F2", "refusal-voyage_cost_type", {"resource": board.resource_name(wanted)})


def voyage_can_be_paid(state: CoimbraFields, slot: int) -> Refusal | None:
    """CO-6.F2: the cost, reduced by CO-6.F3, is paid in full."""
    voyage = state.voyages[slot] - 1
    return board.can_pay("CO-6.F2", state, c.VOYAGE_TYPE[voyage], board.voyage_price(state, c.VOYAGE_COST[voyage]))
