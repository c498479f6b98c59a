"""Bare tables for the judge: only what a test puts there, be it reachable or not."""

from typing import Final

from tabuleiro.core import find_game
from tabuleiro.core.refusal import Refusal
from tabuleiro.games.coimbra import actions as ids
from tabuleiro.games.coimbra import decisions as d
from tabuleiro.games.coimbra import state as s
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.game import CoimbraState
from tabuleiro.games.coimbra.judge.refusal import refusal
from tabuleiro.games.coimbra.state import clear
from tabuleiro.texts.catalogue import Catalogue
from tabuleiro.texts.package import LANGUAGES

PHIL: Final = 0
EVE: Final = 1
CHRIS: Final = 2
CATALOGUES: Final = [Catalogue("coimbra", language, ["Phil", "Eve", "Chris", "Ana"]) for language in LANGUAGES]


def bare_table(kind: int, seats: int = 4, actor: int = PHIL, columns: dict[int, int] | None = None) -> CoimbraState:
    """An empty board, empty hands, no coins and guards, and one pending decision, by default Phil's in phase C."""
    state = find_game("coimbra").new(seats)
    assert isinstance(state, CoimbraState)
    clear(state)
    state.phase = s.RETRIEVE_PHASE
    state.round = 1
    state.agenda.push(kind)
    state.agenda.set(d.ACTOR, actor)
    for column, value in (columns or {}).items():
        state.agenda.set(column, value)
    return state


def purse(state: CoimbraState, seat: int, guards: int = 0, coins: int = 0) -> None:
    """Set what a player has."""
    state.guards[seat] = guards
    state.coins[seat] = coins


def deal(state: CoimbraState, seat: int, *cards: str) -> None:
    """Give a player cards, after those he has."""
    for card in cards:
        state.hands[seat * c.CARD_COUNT + state.hand_sizes[seat]] = 1 + c.CARDS.index(card)
        state.hand_sizes[seat] += 1


def own_die(state: CoimbraState, seat: int, die: str, value: int) -> int:
    """Give a player a die; it lies nowhere."""
    number = c.DICE.index(die)
    state.owners[number] = seat
    state.values[number] = value
    return number


def lay(state: CoimbraState, location: str, *dice: str) -> None:
    """Put dice into the row of a location, from left to right."""
    place = c.LOCATIONS.index(location)
    for i, die in enumerate(dice):
        state.rows[place * c.ROW + i] = 1 + c.DICE.index(die)
    state.row_sizes[place] = len(dice)


def show(state: CoimbraState, location: str, column: int, card: str) -> None:
    """Put a card into the display; columns count from 1."""
    state.display[(c.LOCATIONS.index(location) - 1) * c.COLUMNS + column - 1] = 1 + c.CARDS.index(card)


def sail(state: CoimbraState, *voyages: str) -> None:
    """Put voyage cards into the first slots."""
    for slot, voyage in enumerate(voyages):
        state.voyages[slot] = 1 + c.VOYAGES.index(voyage)


def take_favor(state: CoimbraState, seat: int, tile: str) -> None:
    state.favors[c.FAVORS.index(tile)] = seat


def stand(state: CoimbraState, seat: int, node: str) -> None:
    """Put a pilgrim on a place of the map."""
    state.pilgrims[seat] = c.NODES.index(node)


def effect(name: str) -> int:
    """The instruction of one effect: `cou_3d.1` is the second one of that card."""
    return c.INSTRUCTIONS.index(name)


def judged(state: CoimbraState, text: str) -> Refusal | None:
    """What the judge says; a refusal can be told in every language."""
    refused = refusal(state, ids.SPACE.parse(text))
    if refused is not None:
        for catalogue in CATALOGUES:
            assert catalogue.refusal(refused)
    return refused


def why(state: CoimbraState, text: str) -> str:
    """The rule that refuses, or "legal"."""
    refused = judged(state, text)
    return "legal" if refused is None else refused.rule


def message(state: CoimbraState, text: str) -> str:
    """The message of the refusal, or "legal"."""
    refused = judged(state, text)
    return "legal" if refused is None else refused.message
