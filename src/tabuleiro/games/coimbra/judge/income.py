"""The judge on the income turn: CO-6.E, one predicate per rule.

Each predicate answers None when its rule allows the action, else the refusal.
"""

from tabuleiro.core.refusal import Refusal
from tabuleiro.games.coimbra import decisions as d
from tabuleiro.games.coimbra import state as s
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.data import programs as p
from tabuleiro.games.coimbra.judge import board
from tabuleiro.games.coimbra.state import CoimbraFields

# Cards for the beginning of phase E


def beginning_of(card: int) -> list[int]:
    """The effects of a card at the beginning of phase E."""
    return [
        effect
        for effect in board.effects_of(c.CARD_CODE[card])
        if board.op_of(effect) in (p.OP_E_START_INFLUENCE, p.OP_E_IF_NO_DIE)
    ]


def unresolved_cards(state: CoimbraFields) -> list[int]:
    """The cards that the decider still has to use before his dice (CO-6.E9)."""
    if is_the_beginning(state) is not None:
        return []
    return [
        card
        for card in board.own_cards(state)
        if has_beginning(card) is None and was_not_used(state, card) is None and misses_colour(state, card) is None
    ]


def is_the_beginning(state: CoimbraFields) -> Refusal | None:
    """CO-6.E2: before anybody's income, or by the option at the beginning of the own income turn."""
    if state.common_beginning == 0 or state.lap == 1:
        return None
    return Refusal("CO-6.E2", "refusal-beginning_over", {})


def has_beginning(card: int) -> Refusal | None:
    """CO-6.E2: only `e_start_influence` and `e_if_no_die` belong to the beginning of phase E."""
    if beginning_of(card):
        return None
    return Refusal("CO-6.E2", "refusal-no_beginning", {"card": board.card_name(card)})


def was_not_used(state: CoimbraFields, card: int) -> Refusal | None:
    """CO-6.E2: each card once."""
    if not board.is_in(state.agenda.get(d.RESOLVED), card):
        return None
    return Refusal("CO-6.E2", "refusal-beginning_used", {"card": board.card_name(card)})


def misses_colour(state: CoimbraFields, card: int) -> Refusal | None:
    """CO-6.E10: `e_if_no_die` is not offered to a player who has a die of that colour."""
    for effect in beginning_of(card):
        if board.op_of(effect) == p.OP_E_IF_NO_DIE and board.own_dice_of(state, board.operand(effect, p.X)):
            names: dict[str, int | str] = {
                "card": board.card_name(card),
                "color": board.colour_name(board.operand(effect, p.X)),
            }
            return Refusal("CO-6.E10", "refusal-has_die_of_color", names)
    return None


def beginning_is_done(state: CoimbraFields) -> Refusal | None:
    """CO-6.E2: the cards for the beginning of phase E come first."""
    if not unresolved_cards(state):
        return None
    return Refusal("CO-6.E2", "refusal-beginning_first", {})


# Dice


def has_die_to_activate(state: CoimbraFields, colour: int) -> Refusal | None:
    """CO-6.E3: each own die is activated once."""
    activated = int(state.agenda.get(d.ACTIVATED))
    if [die for die in board.own_dice_of(state, colour) if not board.is_in(activated, die)]:
        return None
    return Refusal("CO-6.E3", "refusal-no_die_to_activate", {"color": board.colour_name(colour)})


def dice_are_done(state: CoimbraFields) -> Refusal | None:
    """CO-6.E3: all own dice are activated before the turn ends."""
    activated = int(state.agenda.get(d.ACTIVATED))
    if not [die for die in board.own_dice(state) if not board.is_in(activated, die)]:
        return None
    return Refusal("CO-6.E3", "refusal-dice_first", {})


# Exchange


def is_own_income_turn(state: CoimbraFields) -> Refusal | None:
    """CO-6.E6: the exchange belongs to the own turns of phase E."""
    if state.phase == s.INCOME_PHASE and state.order[state.turn] == board.decider(state):
        return None
    return Refusal("CO-6.E6", "refusal-not_your_income", {})


def has_exchange_card(state: CoimbraFields, resource: int) -> Refusal | None:
    """CO-6.E6: a card of his exchanges this resource."""
    if exchange_rates(state, resource):
        return None
    return Refusal("CO-6.E6", "refusal-no_exchange_card", {"resource": board.resource_name(resource)})


def exchange_can_be_paid(state: CoimbraFields, resource: int, times: int) -> Refusal | None:
    """CO-6.E6: as often as he can pay."""
    return board.can_pay("CO-6.E6", state, resource, times * exchange_rates(state, resource)[0])


def exchange_rates(state: CoimbraFields, resource: int) -> list[int]:
    """What one exchange of the resource takes, for each own card that exchanges it."""
    found = [effect for effect in board.own_effects(state, p.OP_E_EXCHANGE) if board.operand(effect, p.X) == resource]
    return [board.operand(effect, p.Y) for effect in found]
