"""The judge on costs: what can be paid, with which cube, and what a discount takes off (ME-4.9, ME-8.0, ME-11.3).

Each predicate answers None when its rule allows the action, else the refusal.
"""

from typing import NamedTuple

from tabuleiro.core.refusal import Refusal
from tabuleiro.games.merv import actions as ids
from tabuleiro.games.merv import decisions as d
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.judge.board import breakthrough_about, column_below, cube_name, cubes_of, decider, is_wild
from tabuleiro.games.merv.state import MervFields


class Performance(NamedTuple):
    """One performance of a site action: whose, which, what was done in it, and what it may still save."""

    seat: int
    action: int
    """The kind of site whose action it is."""
    steps: int
    has_discount: bool
    """A discount for the action that is not used yet."""
    fixed: int
    """Caravansary: 1 + the colour that cards are paid in, or 0 (ME-8.1.2)."""
    used: int
    """Library: bit set of the colours paid. Marketplace: bit set of the cities where a good was bought."""


def action_of(decision: int) -> int:
    """The site action that a step node belongs to."""
    return {
        d.CARAVANSARY_STEP: c.CARAVANSARY,
        d.PALACE_STEP: c.PALACE,
        d.MOSQUE_STEP: c.MOSQUE,
        d.MARKET_POST: c.MARKETPLACE,
        d.MARKET_STEP: c.MARKETPLACE,
        d.LIBRARY_STEP: c.LIBRARY,
        d.WALLS_STEP: c.WALLS,
    }[decision]


def performance_under_way(state: MervFields) -> Performance:
    """The performance that the pending step node belongs to."""
    action = action_of(int(state.agenda.kind()))
    return Performance(
        decider(state),
        action,
        int(state.agenda.get(d.STEPS)),
        state.agenda.get(d.DISCOUNT) == 1,
        int(state.agenda.get(d.FIXED)) if action == c.CARAVANSARY else 0,
        int(state.agenda.get(d.USED)) if action in (c.LIBRARY, c.MARKETPLACE) else 0,
    )


def new_performance(state: MervFields, action: int) -> Performance:
    """How a performance of an action would begin now (ME-8.0, ME-8.0.3)."""
    seat = decider(state)
    return Performance(seat, action, 0, breakthrough_about(state, seat, c.DISCOUNT, action), 0, 0)


# What can be paid. A cost is a list: orange, purple, teal, pink, any.


def one_of(unit: int) -> list[int]:
    """The cost of one unit."""
    return several(1, unit)


def several(number: int, unit: int) -> list[int]:
    """The cost of some units of one kind."""
    return [number if i == unit else 0 for i in range(c.UNIT_COUNT)]


def covers(state: MervFields, seat: int, cubes: list[int], cost: list[int]) -> bool:
    """Whether these cubes pay a cost: jokers fill in for missing colours, any cube pays the rest (ME-4.9)."""
    jokers = sum([cubes[colour] for colour in range(c.COLOUR_COUNT) if is_wild(state, seat, colour)])
    for colour in range(c.ANY):
        jokers -= cost[colour] if is_wild(state, seat, colour) else max(0, cost[colour] - cubes[colour])
    return jokers >= 0 and sum(cubes) >= sum(cost)


def lowered(cost: list[int]) -> list[list[int]]:
    """The costs that a discount may leave: one unit less, of a kind that the cost has (ME-8.0)."""
    units = range(c.UNIT_COUNT)
    return [[cost[i] - (1 if i == unit else 0) for i in units] for unit in units if cost[unit]]


def spendable(state: MervFields, performance: Performance) -> list[int]:
    """The cubes in hand that a step takes: for cards, once a colour is fixed, only that one and jokers (ME-8.1.2)."""
    cubes = cubes_of(state, performance.seat)
    if performance.fixed == 0:
        return cubes
    return [
        cubes[colour] if colour == performance.fixed - 1 or is_wild(state, performance.seat, colour) else 0
        for colour in range(c.COLOUR_COUNT)
    ]


def is_payable(state: MervFields, performance: Performance, cost: list[int]) -> bool:
    """Whether a step that costs this can be paid, an unused discount counted."""
    cubes = spendable(state, performance)
    costs = lowered(cost) if performance.has_discount else [cost]
    return [left for left in costs if covers(state, performance.seat, cubes, left)] != []


def step_is_payable(state: MervFields, performance: Performance, cost: list[int]) -> Refusal | None:
    """ME-8.0: each step must be payable when it is offered."""
    if is_payable(state, performance, cost):
        return None
    number = sum(cost) - (1 if performance.has_discount else 0)
    kinds = [unit for unit in range(c.UNIT_COUNT) if cost[unit] > 0]
    colour = performance.fixed - 1 if performance.fixed > 0 else kinds[0]
    cubes = spendable(state, performance)
    if performance.fixed == 0 and (len(kinds) > 1 or colour == c.ANY):
        return Refusal("ME-8.0", "refusal-cannot_pay", {"number": number, "held": sum(cubes)})
    fitting = [cubes[i] for i in range(c.COLOUR_COUNT) if i == colour or is_wild(state, performance.seat, i)]
    amounts: dict[str, int | str] = {"number": number, "cube": cube_name(colour), "held": sum(fitting)}
    return Refusal("ME-8.0", "refusal-cannot_pay_colour", amounts)


# Which cube


def cost_left(state: MervFields) -> list[int]:
    """The units that the pending payment or waiver still holds."""
    return [int(state.agenda.get(d.COST + unit)) for unit in range(c.UNIT_COUNT)]


def unit_due(state: MervFields) -> int:
    """The unit that is paid now: canonical order, `any` last (ME-4.9)."""
    unit = 0
    while cost_left(state)[unit] == 0:
        unit += 1
    return unit


def card_colour(state: MervFields) -> int:
    """1 + the colour that the card being paid for is bound to, or 0 (ME-8.1.2).

    Below the payment lies what is paid for, and below that the node where it was chosen.
    """
    is_card = ids.TAKE_CARD <= column_below(state, 1, d.ACTION) < ids.EXTEND
    return column_below(state, 2, d.FIXED) if is_card else 0


def cube_is_in_hand(state: MervFields, colour: int) -> Refusal | None:
    """ME-4.9: a cube is paid from the hand."""
    if cubes_of(state, decider(state))[colour] > 0:
        return None
    return Refusal("ME-4.9", "refusal-no_cube", {"cube": cube_name(colour)})


def cube_pays_the_unit(state: MervFields, colour: int) -> Refusal | None:
    """ME-4.9: a required colour is paid with that colour or a joker, `any` with any cube.

    A card requires no colour of its own: where one is fixed, ME-8.1.2 speaks.
    """
    unit = unit_due(state)
    if unit in (c.ANY, colour) or is_wild(state, decider(state), colour) or card_colour(state) > 0:
        return None
    return Refusal("ME-4.9", "refusal-wrong_cube", {"cube": cube_name(colour), "needed": cube_name(unit)})


def rest_stays_payable(state: MervFields, colour: int) -> Refusal | None:
    """ME-4.9: only a colour that still lets the whole payment be completed."""
    cubes = cubes_of(state, decider(state))
    cubes[colour] -= 1
    rest = cost_left(state)
    rest[unit_due(state)] -= 1
    if covers(state, decider(state), cubes, rest):
        return None
    return Refusal("ME-4.9", "refusal-rest_unpayable", {"cube": cube_name(colour)})


def cube_has_the_fixed_colour(state: MervFields, colour: int) -> Refusal | None:
    """ME-8.1.2: all cubes of one caravansary performance have the same colour, jokers apart."""
    fixed = card_colour(state)
    if fixed in (0, 1 + colour) or is_wild(state, decider(state), colour):
        return None
    return Refusal("ME-8.1.2", "refusal-other_colour", {"cube": cube_name(fixed - 1)})


def is_in_the_cost(state: MervFields, colour: int) -> Refusal | None:
    """ME-8.0: the player picks the colour that is waived among those of the cost."""
    if cost_left(state)[colour] > 0:
        return None
    return Refusal("ME-8.0", "refusal-not_in_cost", {"cube": cube_name(colour)})


def waiver_leaves_a_payable_rest(state: MervFields, colour: int) -> Refusal | None:
    """ME-8.0.1: only colours that leave a payable rest are waived."""
    rest = cost_left(state)
    rest[colour] -= 1
    if covers(state, decider(state), cubes_of(state, decider(state)), rest):
        return None
    return Refusal("ME-8.0.1", "refusal-waiver_unpayable", {"cube": cube_name(colour)})


# Ransom


def ransoms(state: MervFields, seat: int, site: int, colour: int) -> bool:
    """Whether the Mongols accept a cube of this colour for a building (ME-11.3)."""
    if colour == c.TILE_COLOURS[state.tiles[site] - 1] or is_wild(state, seat, colour):
        return True
    if state.upgrades[site] == 0:
        return False
    tile = state.upgrades[site] - 1
    if c.UPGRADE_KINDS[tile] == c.WHITE_UPGRADE:
        return True
    return c.UPGRADE_KINDS[tile] == c.BONUS_UPGRADE and c.UPGRADE_COLOURS[tile] in (colour, c.WHITE)


def ransom_cube_is_accepted(state: MervFields, colour: int) -> Refusal | None:
    """ME-11.3: the site's colour or a joker, and what an upgrade adds."""
    if ransoms(state, decider(state), state.agenda.get(d.SITE), colour):
        return None
    return Refusal("ME-11.3", "refusal-ransom_colour", {"cube": cube_name(colour)})
