"""The judge on dice, cards, the pilgrim and special effects: CO-6.B to CO-6.C, CO-6.F, CO-7 and CO-9.

One predicate per rule; each answers None when its rule allows the action, else the refusal.
"""

from tabuleiro.core.refusal import Refusal
from tabuleiro.games.coimbra.data.components import (
    CARD_CLASS,
    CARD_COST,
    CARD_ZONE,
    CASTLE,
    COINS,
    COLUMNS,
    DIE_COLOR,
    DIE_COUNT,
    FAVORS,
    GUARDS,
    IMMEDIATE,
    LOCATION_COUNT,
    LOCATIONS,
    NO_COST,
    ROAD_FIRST,
    ROADS,
    SLOTS,
    SOURCE,
    VOYAGE_COST,
    VOYAGE_TYPE,
    VOYAGES,
)
from tabuleiro.games.coimbra.data.programs import REWARD, X, Y
from tabuleiro.games.coimbra.judge.board import (
    card_name,
    card_price,
    class_name,
    color_name,
    decider,
    die_value,
    held,
    is_in,
    lies_in,
    operand,
    own_cards,
    own_dice,
    resource_name,
    voyage_price,
)
from tabuleiro.games.coimbra.judge.setup import node_name
from tabuleiro.games.coimbra.state import DIE, INSTRUCTION, RESTRICTION, CoimbraState

# Words that several rules share


def can_pay(rule: str, state: CoimbraState, resource: int, cost: int) -> Refusal | None:
    """Nobody can spend what he does not have (CO-4.3); the rule is the one that asks for the payment."""
    if held(state, resource) >= cost:
        return None
    amounts: dict[str, int | str] = {"resource": resource_name(resource), "cost": cost, "held": held(state, resource)}
    return Refusal(rule, "refusal-cannot_pay", amounts)


def is_own_card(rule: str, state: CoimbraState, card: int) -> Refusal | None:
    """CO-6.E2, CO-9.3, CO-9.6: the card is one of the decider's."""
    if card in own_cards(state):
        return None
    return Refusal(rule, "refusal-not_your_card", {"card": card_name(card)})


def is_of_asked_class(rule: str, state: CoimbraState, card: int) -> Refusal | None:
    """CO-9.3, CO-9.6: the effect names a class."""
    asked = operand(state.agenda.get(INSTRUCTION), X)
    if CARD_CLASS[card] == asked:
        return None
    return Refusal(rule, "refusal-wrong_class", {"card": card_name(card), "class": class_name(asked)})


# Dice


def die_is_in_pool(state: CoimbraState, color: int, value: int) -> Refusal | None:
    """CO-6.B1: the die is chosen from the pool."""
    for die in range(DIE_COUNT):
        if DIE_COLOR[die] == color and state.values[die] == value and state.owners[die] < 0:
            return None
    return Refusal("CO-6.B1", "refusal-not_in_pool", {"color": color_name(color), "value": value})


def die_is_own(state: CoimbraState, die: int) -> Refusal | None:
    """CO-9.9: the cap tile goes on an own die."""
    if die in own_dice(state):
        return None
    return Refusal("CO-9.9", "refusal-not_your_die", {})


def die_lies_in_city(state: CoimbraState, die: int) -> Refusal | None:
    """CO-9.9: not the active die, not one already retrieved, none in the castle."""
    if [location for location in range(CASTLE + 1, LOCATION_COUNT) if lies_in(state, location, die)]:
        return None
    return Refusal("CO-9.9", "refusal-die_not_in_city", {})


# Favor tiles


def favor_is_available(rule: str, state: CoimbraState, tile: int) -> Refusal | None:
    """CO-6.C4, CO-9.5: the tile still lies beside the castle."""
    if state.favors[tile] < 0:
        return None
    return Refusal(rule, "refusal-favor_gone", {"tile": f"favor-{FAVORS[tile]}"})


# Character cards


def card_in(state: CoimbraState, column: int) -> int:
    """The card in a column of the evaluated row; -1 when there is none (CO-6.C14)."""
    return state.display[(state.location - 1) * COLUMNS + column] - 1


def column_has_card(state: CoimbraState, column: int) -> Refusal | None:
    """CO-6.C5: a card of this row is chosen."""
    if card_in(state, column) >= 0:
        return None
    place: dict[str, int | str] = {"column": column + 1, "location": f"location-{LOCATIONS[state.location]}"}
    return Refusal("CO-6.C5", "refusal-no_card_there", place)


def card_can_be_paid(state: CoimbraState, column: int) -> Refusal | None:
    """CO-6.C5: the value of the active die, minus discounts, is paid in full."""
    resource = CARD_COST[card_in(state, column)]
    value = die_value(state, state.agenda.get(DIE))
    return can_pay("CO-6.C5", state, resource, card_price(state, value, resource))


def card_is_discarded(state: CoimbraState, card: int) -> Refusal | None:
    """CO-9.4: the card lies on the discard pile."""
    if state.discard[card] == 1:
        return None
    return Refusal("CO-9.4", "refusal-not_discarded", {"card": card_name(card)})


def card_has_cost_icon(card: int) -> Refusal | None:
    """CO-9.4: a lost start card has no cost icon."""
    if CARD_COST[card] != NO_COST:
        return None
    return Refusal("CO-9.4", "refusal-no_cost_icon", {"card": card_name(card)})


def discarded_card_can_be_paid(state: CoimbraState, card: int) -> Refusal | None:
    """CO-9.4: the fixed cost, minus discounts, is paid in the card's cost type."""
    resource = CARD_COST[card]
    cost = operand(state.agenda.get(INSTRUCTION), X)
    return can_pay("CO-9.4", state, resource, card_price(state, cost, resource))


# The pilgrim


def road_leads_to(state: CoimbraState, node: int) -> Refusal | None:
    """CO-7.2: a step goes to an adjacent place; what is adjacent say CO-7.5 and CO-7.6."""
    here = int(state.pilgrims[decider(state)])
    if node in [int(ROADS[i]) for i in range(ROAD_FIRST[here], ROAD_FIRST[here + 1])]:
        return None
    return Refusal("CO-7.2", "refusal-no_road", {"from": node_name(here), "node": node_name(node)})


# Voyages


def voyage_has_no_own_disk(state: CoimbraState, slot: int) -> Refusal | None:
    """CO-6.F2: one disk per player and voyage in the whole game."""
    if state.investments[decider(state) * SLOTS + slot] == 0:
        return None
    voyage = VOYAGES[state.voyages[slot] - 1]
    return Refusal("CO-6.F2", "refusal-already_invested", {"voyage": f"voyage-{voyage}"})


def voyage_has_cost_type(state: CoimbraState, slot: int) -> Refusal | None:
    """CO-6.F2: some effects allow only voyages with a coin cost, or only those with a guard cost."""
    wanted = int(state.agenda.get(RESTRICTION))
    if wanted not in (GUARDS, COINS) or VOYAGE_TYPE[state.voyages[slot] - 1] == wanted:
        return None
    return Refusal("CO-6.F2", "refusal-voyage_cost_type", {"resource": resource_name(wanted)})


def voyage_can_be_paid(state: CoimbraState, slot: int) -> Refusal | None:
    """CO-6.F2: the cost, reduced by CO-6.F3, is paid in full."""
    voyage = state.voyages[slot] - 1
    return can_pay("CO-6.F2", state, VOYAGE_TYPE[voyage], voyage_price(state, VOYAGE_COST[voyage]))


# Ceding, repeating, paying


def resources_can_be_ceded(state: CoimbraState) -> Refusal | None:
    """CO-9.1: he needs all that he would give; CO-9.2 is the same with other icons."""
    effect = state.agenda.get(INSTRUCTION)
    return can_pay("CO-9.1", state, GUARDS, operand(effect, REWARD + GUARDS)) or can_pay(
        "CO-9.1", state, COINS, operand(effect, REWARD + COINS)
    )


def is_another_card(state: CoimbraState, card: int) -> Refusal | None:
    """CO-9.6: never the card whose bonus is being resolved."""
    if SOURCE[state.agenda.get(INSTRUCTION)] != 1 + card:
        return None
    return Refusal("CO-9.6", "refusal-own_bonus", {"card": card_name(card)})


def has_immediate_bonus(card: int) -> Refusal | None:
    """CO-9.6: a bonus of phase C, phase E or the game end is not repeated."""
    if CARD_ZONE[card] == IMMEDIATE:
        return None
    return Refusal("CO-9.6", "refusal-not_immediate", {"card": card_name(card)})


def was_not_repeated(state: CoimbraState, card: int) -> Refusal | None:
    """CO-9.6: a card is chosen by a repeat once while the same die is active."""
    if not is_in(state.repeated, card):
        return None
    return Refusal("CO-9.6", "refusal-already_repeated", {"card": card_name(card)})


def offer_can_be_paid(state: CoimbraState) -> Refusal | None:
    """CO-9.8: all or nothing."""
    effect = state.agenda.get(INSTRUCTION)
    return can_pay("CO-9.8", state, operand(effect, X), operand(effect, Y))
