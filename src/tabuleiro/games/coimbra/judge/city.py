"""The judge on dice, favor tiles and character cards: CO-6.B, CO-6.C, CO-9.4, CO-9.5 and CO-9.9.

One predicate per rule; each answers None when its rule allows the action, else the refusal.
"""

from tabuleiro.core.refusal import Refusal
from tabuleiro.games.coimbra import decisions as d
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.data import programs as p
from tabuleiro.games.coimbra.judge import board
from tabuleiro.games.coimbra.state import CoimbraFields

# Dice


def die_is_in_pool(state: CoimbraFields, colour: int, value: int) -> Refusal | None:
    """CO-6.B1: the die is chosen from the pool."""
    for die in range(c.DIE_COUNT):
        if c.DIE_COLOUR[die] == colour and state.values[die] == value and state.owners[die] < 0:
            return None
    return Refusal("CO-6.B1", "refusal-not_in_pool", {"color": board.colour_name(colour), "value": value})


def die_is_own(state: CoimbraFields, die: int) -> Refusal | None:
    """CO-9.9: the cap tile goes on an own die."""
    if die in board.own_dice(state):
        return None
    return Refusal("CO-9.9", "refusal-not_your_die", {})


def die_lies_in_city(state: CoimbraFields, die: int) -> Refusal | None:
    """CO-9.9: not the active die, not one already retrieved, none in the castle."""
    if [location for location in range(c.CASTLE + 1, c.LOCATION_COUNT) if board.lies_in(state, location, die)]:
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
    value = board.die_value(state, state.agenda.get(d.DIE))
    return board.can_pay("CO-6.C5", state, resource, board.card_price(state, value, resource))


def card_is_discarded(state: CoimbraFields, card: int) -> Refusal | None:
    """CO-9.4: the card lies on the discard pile."""
    if state.discard[card] == 1:
        return None
    return Refusal("CO-9.4", "refusal-not_discarded", {"card": board.card_name(card)})


def card_has_cost_icon(card: int) -> Refusal | None:
    """CO-9.4: a lost start card has no cost icon."""
    if c.CARD_COST[card] != c.NO_COST:
        return None
    return Refusal("CO-9.4", "refusal-no_cost_icon", {"card": board.card_name(card)})


def discarded_card_can_be_paid(state: CoimbraFields, card: int) -> Refusal | None:
    """CO-9.4: the fixed cost, minus discounts, is paid in the card's cost type."""
    resource = c.CARD_COST[card]
    cost = board.operand(state.agenda.get(d.INSTRUCTION), p.X)
    return board.can_pay("CO-9.4", state, resource, board.card_price(state, cost, resource))
