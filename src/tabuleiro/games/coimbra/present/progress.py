"""How far a game has come: the rounds played, and in this one the phase and the turns of it (CO-5)."""

from typing import Final

from tabuleiro.games.coimbra import state as s
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.state import CoimbraFields

ROUND: Final = 1000 // c.ROUNDS


def progress(state: CoimbraFields) -> int:
    """0 to 1000: of a round the dice are two fifths, the cards three tenths, the rest is income and investing."""
    if state.phase == s.OVER:
        return 1000
    if state.round == 0:
        return 0
    return int(state.round - 1) * ROUND + ROUND * _part_of_round(state) // 1000


def _part_of_round(state: CoimbraFields) -> int:
    """How much of a round is over, 0 to 999."""
    seats, turn = int(state.seats), int(state.turn)
    if state.phase == s.DRAFT_PHASE:
        return 400 * (int(state.lap) * seats + turn) // (c.DICE_PER_SEAT * seats)
    if state.phase == s.RETRIEVE_PHASE:
        return 400 + 300 * int(state.location) // c.LOCATION_COUNT
    if state.phase == s.INCOME_PHASE:
        return 700 + (200 * turn // seats if state.lap == 0 else 0)
    return 900 + 99 * turn // seats if state.phase == s.INVEST_PHASE else 0
