"""The judge on dice, cards, the pilgrim and special effects: CO-6.B to CO-6.C, CO-6.F, CO-7 and CO-9.

One predicate per rule; each answers None when its rule allows the action, else the refusal.
"""

from tabuleiro.core.refusal import Refusal
from tabuleiro.games.coimbra import decisions as d
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.data import programs as p
from tabuleiro.games.coimbra.judge.board import (
    card_name,
    card_price,
    class_name,
    colour_name,
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
from tabuleiro.games.coimbra.state import CoimbraFields

# Words that several rules share


def can_pay(rule: str, state: CoimbraFields, resource: int, cost: int) -> Refusal | None:
    """Nobody can spend what he does not have (CO-4.3); the rule is the one that asks for the payment."""
    if held(state, resource) >= cost:
        return None
    amounts: dict[str, int | str] = {"resource": resource_name(resource), "cost": cost, "held": held(state, resource)}
    return Refusal(rule, "refusal-cannot_pay", amounts)


def is_own_card(rule: str, state: CoimbraFields, card: int) -> Refusal | None:
    """CO-6.E2, CO-9.3, CO-9.6: the card is one of the decider's."""
    if card in own_cards(state):
        return None
    return Refusal(rule, "refusal-not_your_card", {"card": card_name(card)})


def is_of_asked_class(rule: str, state: CoimbraFields, card: int) -> Refusal | None:
    """CO-9.3, CO-9.6: the effect names a class."""
    asked = operand(state.agenda.get(d.INSTRUCTION), p.X)
    if c.CARD_CLASS[card] == asked:
        return None
    return Refusal(rule, "refusal-wrong_class", {"card": card_name(card), "class": class_name(asked)})


# Dice


def die_is_in_pool(state: CoimbraFields, colour: int, value: int) -> Refusal | None:
    """CO-6.B1: the die is chosen from the pool."""
    for die in range(c.DIE_COUNT):
        if c.DIE_COLOUR[die] == colour and state.values[die] == value and state.owners[die] < 0:
            return None
    return Refusal("CO-6.B1", "refusal-not_in_pool", {"color": colour_name(colour), "value": value})


def die_is_own(state: CoimbraFields, die: int) -> Refusal | None:
    """CO-9.9: the cap tile goes on an own die."""
    if die in own_dice(state):
        return None
    return Refusal("CO-9.9", "refusal-not_your_die", {})


def die_lies_in_city(state: CoimbraFields, die: int) -> Refusal | None:
    """CO-9.9: not the active die, not one already retrieved, none in the castle."""
    if [location for location in range(c.CASTLE + 1, c.LOCATION_COUNT) if lies_in(state, location, die)]:
        return None
    return Refusal("CO-9.9", "refusal-die_not_in_city", {})


# Favor tiles


def favor_is_available(rule: str, state: CoimbraFields, tile: int) -> Refusal | None:
    """CO-6.C4, CO-9.5: the tile still lies beside the castle."""
    if state.favors[tile] < 0:
        return None
    return Refusal(rule, "refusal-favor_gone", {"tile": f"favor-{c.FAVORS[tile]}"})


# Character cards


def card_in(state: CoimbraFields, column: int) -> int:
    """The card in a column of the evaluated row; -1 when there is none (CO-6.C14)."""
    return state.display[(state.location - 1) * c.COLUMNS + column] - 1


def column_has_card(state: CoimbraFields, column: int) -> Refusal | None:
    """CO-6.C5: a card of this row is chosen."""
    if card_in(state, column) >= 0:
        return None
    place: dict[str, int | str] = {"column": column + 1, "location": f"location-{c.LOCATIONS[state.location]}"}
    return Refusal("CO-6.C5", "refusal-no_card_there", place)


def card_can_be_paid(state: CoimbraFields, column: int) -> Refusal | None:
    """CO-6.C5: the value of the active die, minus discounts, is paid in full."""
    resource = c.CARD_COST[card_in(state, column)]
    value = die_value(state, state.agenda.get(d.DIE))
    return can_pay("CO-6.C5", state, resource, card_price(state, value, resource))


def card_is_discarded(state: CoimbraFields, card: int) -> Refusal | None:
    """CO-9.4: the card lies on the discard pile."""
    if state.discard[card] == 1:
        return None
    return Refusal("CO-9.4", "refusal-not_discarded", {"card": card_name(card)})


def card_has_cost_icon(card: int) -> Refusal | None:
    """CO-9.4: a lost start card has no cost icon."""
    if c.CARD_COST[card] != c.NO_COST:
        return None
    return Refusal("CO-9.4", "refusal-no_cost_icon", {"card": card_name(card)})


def discarded_card_can_be_paid(state: CoimbraFields, card: int) -> Refusal | None:
    """CO-9.4: the fixed cost, minus discounts, is paid in the card's cost type."""
    resource = c.CARD_COST[card]
    cost = operand(state.agenda.get(d.INSTRUCTION), p.X)
    return can_pay("CO-9.4", state, resource, card_price(state, cost, resource))


# The pilgrim


def road_leads_to(state: CoimbraFields, node: int) -> Refusal | None:
    """CO-7.2: a step goes to an adjacent place; what is adjacent say CO-7.5 and CO-7.6."""
    here = int(state.pilgrims[decider(state)])
    if node in [int(c.ROADS[i]) for i in range(c.ROAD_FIRST[here], c.ROAD_FIRST[here + 1])]:
        return None
    return Refusal("CO-7.2", "refusal-no_road", {"from": node_name(here), "node": node_name(node)})


# Voyages


def voyage_has_no_own_disk(state: CoimbraFields, slot: int) -> Refusal | None:
    """CO-6.F2: one disk per player and voyage in the whole game."""
    if state.investments[decider(state) * c.SLOTS + slot] == 0:
        return None
    voyage = c.VOYAGES[state.voyages[slot] - 1]
    return Refusal("CO-6.F2", "refusal-already_invested", {"voyage": f"voyage-{voyage}"})


def voyage_has_cost_type(state: CoimbraFields, slot: int) -> Refusal | None:
    """CO-6.F2: some effects allow only voyages with a coin cost, or only those with a guard cost."""
    wanted = int(state.agenda.get(d.RESTRICTION))
    if wanted not in (c.GUARDS, c.COINS) or c.VOYAGE_TYPE[state.voyages[slot] - 1] == wanted:
        return None
    return Refusal("CO-6.F2", "refusal-voyage_cost_type", {"resource": resource_name(wanted)})


def voyage_can_be_paid(state: CoimbraFields, slot: int) -> Refusal | None:
    """CO-6.F2: the cost, reduced by CO-6.F3, is paid in full."""
    voyage = state.voyages[slot] - 1
    return can_pay("CO-6.F2", state, c.VOYAGE_TYPE[voyage], voyage_price(state, c.VOYAGE_COST[voyage]))


# Ceding, repeating, paying


def resources_can_be_ceded(state: CoimbraFields) -> Refusal | None:
    """CO-9.1: he needs all that he would give; CO-9.2 is the same with other icons."""
    effect = state.agenda.get(d.INSTRUCTION)
    return can_pay("CO-9.1", state, c.GUARDS, operand(effect, p.REWARD + c.GUARDS)) or can_pay(
        "CO-9.1", state, c.COINS, operand(effect, p.REWARD + c.COINS)
    )


def is_another_card(state: CoimbraFields, card: int) -> Refusal | None:
    """CO-9.6: never the card whose bonus is being resolved."""
    if c.SOURCE[state.agenda.get(d.INSTRUCTION)] != 1 + card:
        return None
    return Refusal("CO-9.6", "refusal-own_bonus", {"card": card_name(card)})


def has_immediate_bonus(card: int) -> Refusal | None:
    """CO-9.6: a bonus of phase C, phase E or the game end is not repeated."""
    if c.CARD_ZONE[card] == c.IMMEDIATE:
        return None
    return Refusal("CO-9.6", "refusal-not_immediate", {"card": card_name(card)})


def was_not_repeated(state: CoimbraFields, card: int) -> Refusal | None:
    """CO-9.6: a card is chosen by a repeat once while the same die is active."""
    if not is_in(state.repeated, card):
        return None
    return Refusal("CO-9.6", "refusal-already_repeated", {"card": card_name(card)})


def offer_can_be_paid(state: CoimbraFields) -> Refusal | None:
    """CO-9.8: all or nothing."""
    effect = state.agenda.get(d.INSTRUCTION)
    return can_pay("CO-9.8", state, operand(effect, p.X), operand(effect, p.Y))
