"""The judge on what effects ask their owner and the opponents: CO-9.

One predicate per rule; each answers None when its rule allows the action, else the refusal.
"""

from tabuleiro.core.refusal import Refusal
from tabuleiro.games.coimbra import decisions as d
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.data import programs as p
from tabuleiro.games.coimbra.judge import board
from tabuleiro.games.coimbra.state import CoimbraFields


def is_own_card(rule: str, state: CoimbraFields, card: int) -> Refusal | None:
    """CO-6.E2, CO-9.3, CO-9.6: the card is one of the decider's."""
    if card in board.own_cards(state):
        return None
    return Refusal(rule, "refusal-not_your_card", {"card": board.card_name(card)})


def is_of_asked_class(rule: str, state: CoimbraFields, card: int) -> Refusal | None:
    """CO-9.3, CO-9.6: the effect names a class."""
    asked = board.operand(state.agenda.get(d.INSTRUCTION), p.X)
    if c.CARD_CLASS[card] == asked:
        return None
    return Refusal(rule, "refusal-wrong_class", {"card": board.card_name(card), "class": board.class_name(asked)})


def resources_can_be_ceded(state: CoimbraFields) -> Refusal | None:
    """CO-9.1: he needs all that he would give; CO-9.2 is the same with other icons."""
    effect = state.agenda.get(d.INSTRUCTION)
    return board.can_pay("CO-9.1", state, c.GUARDS, board.operand(effect, p.REWARD + c.GUARDS)) or board.can_pay(
        "CO-9.1", state, c.COINS, board.operand(effect, p.REWARD + c.COINS)
    )


def is_another_card(state: CoimbraFields, card: int) -> Refusal | None:
    """CO-9.6: never the card whose bonus is being resolved."""
    if c.SOURCE[state.agenda.get(d.INSTRUCTION)] != 1 + card:
        return None
    return Refusal("CO-9.6", "refusal-own_bonus", {"card": board.card_name(card)})


def has_immediate_bonus(card: int) -> Refusal | None:
    """CO-9.6: a bonus of phase C, phase E or the game end is not repeated."""
    if c.CARD_ZONE[card] == c.IMMEDIATE:
        return None
    return Refusal("CO-9.6", "refusal-not_immediate", {"card": board.card_name(card)})


def was_not_repeated(state: CoimbraFields, card: int) -> Refusal | None:
    """CO-9.6: a card is chosen by a repeat once while the same die is active."""
    if not board.is_in(state.repeated, card):
        return None
    return Refusal("CO-9.6", "refusal-already_repeated", {"card": board.card_name(card)})


def offer_can_be_paid(state: CoimbraFields) -> Refusal | None:
    """CO-9.8: all or nothing."""
    effect = state.agenda.get(d.INSTRUCTION)
    return board.can_pay("CO-9.8", state, board.operand(effect, p.X), board.operand(effect, p.Y))
