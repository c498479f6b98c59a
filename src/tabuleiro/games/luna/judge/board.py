"""What the judge sees on the table: it counts every fact itself, slowly and literally."""

from typing import Final

from tabuleiro.games.luna import decisions as d
from tabuleiro.games.luna import state as s
from tabuleiro.games.luna.data import components as c
from tabuleiro.games.luna.state import LunaFields

NOWHERE: Final = -1


def island_name(island: int) -> str:
    """The message that names an island."""
    return f"island-{c.ISLANDS[island]}"


def favor_name(kind: int) -> str:
    """The message that names a kind of favor token."""
    return f"favor-{c.ISLANDS[kind]}"


def decider(state: LunaFields) -> int:
    """The party that decides now."""
    return state.agenda.get(d.ACTOR)


def is_solo(state: LunaFields) -> bool:
    """Whether one player plays against the virtual opponent (LU-13)."""
    return state.seats == 1


# Islands


def active_on(state: LunaFields, party: int, island: int) -> int:
    """The novices that a party has on an island (LU-5.2)."""
    return state.active[party * c.ISLAND_COUNT + island]


def inactive_beside(state: LunaFields, party: int, island: int) -> int:
    """The novices that a party has beside an island (LU-5.2)."""
    return state.inactive[party * c.ISLAND_COUNT + island]


def has_shrine(state: LunaFields, party: int, island: int) -> bool:
    """Whether a party owns a shrine on an island."""
    return state.shrines[party * c.ISLAND_COUNT + island] == 1


def holds(state: LunaFields, party: int, kind: int) -> bool:
    """Whether a party holds the favor token of a kind (LU-5.4)."""
    return state.favors[party * c.ISLAND_COUNT + kind] == 1


def blocked_island(state: LunaFields) -> int:
    """The Apostate's island, if the solo level forbids actions there, else NOWHERE (LU-13.18)."""
    return state.figures[c.APOSTATE] if state.level >= 2 else NOWHERE


# Stones


def is_face_up(state: LunaFields, board: int) -> bool:
    """Whether a temple board was drawn; the others lie face down (LU-2.3)."""
    return board in [int(state.boards[slot]) for slot in range(c.BOARD_COUNT)]


def is_in_play(state: LunaFields, stone: int) -> bool:
    """Whether the board of a stone is face up (LU-2.4)."""
    return is_face_up(state, c.STONE_BOARDS[stone])


def lies_on_path(state: LunaFields, stone: int) -> bool:
    """Whether a stone lies on the path, claimed or free."""
    return state.stones[stone] == s.PATH


def first_approved_round(state: LunaFields, stone: int) -> int:
    """The round in which the Guard reaches the guard stone before a stone of the path (LU-2.6, LU-7.1).

    From the gate to the pier the stones descend in six groups, each with as many stones as boards are face up.
    """
    size = len([board for board in range(c.BOARD_COUNT) if is_face_up(state, board)])
    laid = [number for number in range(c.STONE_SLOTS - 1, c.START_STONES, -1) if is_in_play(state, number)]
    return c.ROUNDS - laid.index(stone) // size


def is_bribable(state: LunaFields, stone: int) -> bool:
    """Whether a stone of the path lies between the Guard and the next guard stone towards the gate (LU-7.1)."""
    return first_approved_round(state, stone) == state.round + 1


def is_locked(state: LunaFields, stone: int) -> bool:
    """Whether a stone of the path is neither approved nor bribable (LU-7.1)."""
    return first_approved_round(state, stone) > state.round + 1


def stands_on_stone(state: LunaFields, party: int, stone: int) -> bool:
    """Whether a novice of the party stands on a stone, on the path or in the temple."""
    return state.stone_party[stone] == 1 + party


def is_own_temple_novice(state: LunaFields, party: int, stone: int) -> bool:
    """Whether a novice of the party stands on a stone in the temple."""
    return state.stones[stone] == s.TEMPLE and stands_on_stone(state, party, stone)


def has_book(state: LunaFields, stone: int) -> bool:
    """Whether a Book lies under the novice on a stone."""
    return state.books[stone] == 1
