"""The judge on the set-up: the preliminary round (LU-4) and the chance events (LU-15), one predicate per rule.

Each predicate answers None when its rule allows the action, else the refusal.
"""

from tabuleiro.core.refusal import Refusal
from tabuleiro.games.luna import state as s
from tabuleiro.games.luna.data import components as c
from tabuleiro.games.luna.judge.board import (
    active_on,
    decider,
    has_shrine,
    is_face_up,
    is_in_play,
    is_solo,
    island_name,
)
from tabuleiro.games.luna.state import LunaFields

# The colours


def colour_is_free(state: LunaFields, colour: int) -> Refusal | None:
    """LU-2.1: every player takes a colour of his own."""
    if colour not in [int(state.colours[seat]) for seat in range(state.seats)]:
        return None
    return Refusal("LU-2.1", "refusal-colour_taken", {"colour": f"color-{c.COLOURS[colour]}"})


# The preliminary round


def no_shrine_is_here(state: LunaFields, island: int) -> Refusal | None:
    """LU-4.1: the first shrine goes onto an island without any shrine, of whatever party."""
    if not [party for party in range(state.parties) if has_shrine(state, party, island)]:
        return None
    return Refusal("LU-4.1", "refusal-shrine_here", {"island": island_name(island)})


def first_shrine_is_not_on_herbs(state: LunaFields, island: int) -> Refusal | None:
    """LU-4.2: not on the Herbs island with two players."""
    if state.seats != 2 or island != c.NO_START_SHRINE:
        return None
    return Refusal("LU-4.2", "refusal-no_first_shrine_here", {"island": island_name(island)})


def first_solo_shrine_is_not_on_herbs(state: LunaFields, island: int) -> Refusal | None:
    """LU-13.5: nor in the solo game."""
    if not is_solo(state) or island != c.NO_START_SHRINE:
        return None
    return Refusal("LU-13.5", "refusal-no_first_shrine_here", {"island": island_name(island)})


def no_own_piece_is_here(state: LunaFields, island: int) -> Refusal | None:
    """LU-4.3: a pair goes onto an island without an own shrine or own novices, all of whom are active then."""
    party = decider(state)
    if active_on(state, party, island) == 0 and not has_shrine(state, party, island):
        return None
    return Refusal("LU-4.3", "refusal-own_piece_here", {"island": island_name(island)})


# Chance


def seat_is_taken(state: LunaFields, seat: int) -> Refusal | None:
    """LU-15.3: only somebody who plays can start."""
    if seat < state.seats:
        return None
    return Refusal("LU-15.3", "refusal-no_such_seat", {"seats": int(state.seats)})


def board_is_not_laid(state: LunaFields, board: int) -> Refusal | None:
    """LU-15.3: each temple board is drawn once."""
    if not is_face_up(state, board):
        return None
    return Refusal("LU-15.3", "refusal-board_laid", {"board": f"board-{c.BOARDS[board]}"})


def stone_is_in_play(state: LunaFields, stone: int) -> Refusal | None:
    """LU-15.3: stones of other colors have left the game."""
    if is_in_play(state, stone):
        return None
    return Refusal("LU-15.3", "refusal-stone_not_in_play", {"stone": stone})


def stone_is_not_dealt(state: LunaFields, stone: int) -> Refusal | None:
    """LU-15.3: each start stone is dealt once."""
    if state.stones[stone] == s.BOX:
        return None
    return Refusal("LU-15.3", "refusal-stone_dealt", {"stone": stone})


def island_is_not_placed(state: LunaFields, island: int) -> Refusal | None:
    """LU-15.3: each island is placed once."""
    if island not in [int(state.ring[index]) for index in range(c.ISLAND_COUNT)]:
        return None
    return Refusal("LU-15.3", "refusal-island_placed", {"island": island_name(island)})
