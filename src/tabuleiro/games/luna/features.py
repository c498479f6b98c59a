"""A position as integers for learning, seen from one seat: own facts first, then the others' clockwise."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.luna.components import (
    APOSTATE,
    BUILDER,
    BUILDER_MOVE,
    FIGURE_COUNT,
    GUARD_VALUES,
    ISLAND_COUNT,
    ISLANDS,
    MAX_PARTIES,
    PRIESTESS,
    PRIESTESS_MOVES,
    PRIESTESS_OF_SEATS,
    ROUNDS,
    STONE_SLOTS,
    STONE_SYMBOLS,
)
from tabuleiro.games.luna.council import is_ahead
from tabuleiro.games.luna.pieces import clockwise
from tabuleiro.games.luna.scoring import (
    apostate_loss,
    council_points,
    favor_points,
    place_points,
    priestess_count,
    priestess_place,
    shrine_points,
    temple_count,
)
from tabuleiro.games.luna.setup import next_figure
from tabuleiro.games.luna.state import ACTOR, PATH, PUTTING_BOOK, TEMPLE, LunaState
from tabuleiro.games.luna.temple import is_adjacent, is_bribable, is_free

_KIND_COUNT: Final = PUTTING_BOOK + 1
_WHOLE: Final = (
    "seats",
    "solo_level",
    "round",
    "rounds_left",
    "guard_value",
    "time_left",
    "book_bonus",
    "to_act",
    "place_from_start",
    *[f"decision_{i}" for i in range(_KIND_COUNT)],
)
_PER_ISLAND: Final = (
    "tokens",
    "priestess",
    "builder",
    "apostate",
    "priestess_next",
    "builder_next",
    "steps_from_apostate",
    "free_approved_stones",
    "free_bribable_stones",
)
_PER_PARTY: Final = (
    "present",
    "influence",
    "projected",
    "reserve",
    "pier",
    "active",
    "inactive",
    "shrines",
    "favors",
    "herbs_used",
    "chair",
    "council_place",
    "temple",
    "temple_protected",
    "temple_in_danger",
    "claimed_approved",
    "claimed_bribable",
    "claimed_locked",
    "priestess_count",
    "priestess_points",
    "apostate_loss",
)
_PER_PARTY_ISLAND: Final = ("active", "inactive", "shrine", "favor")
_WHO: Final = ("own", "next1", "next2", "next3")
FEATURE_NAMES: Final = (
    *_WHOLE,
    *[f"{island}_{name}" for island in ISLANDS for name in _PER_ISLAND],
    *[
        f"{who}_{name}"
        for who in _WHO
        for name in (*_PER_PARTY, *[f"{island}_{part}" for island in ISLANDS for part in _PER_PARTY_ISLAND])
    ],
)
WHOLE_SIZE: Final = 16
ISLAND_SIZE: Final = 9
PARTY_SIZE: Final = 21
PARTY_ISLAND_SIZE: Final = 4
assert (len(_WHOLE), len(_PER_ISLAND), len(_PER_PARTY)) == (WHOLE_SIZE, ISLAND_SIZE, PARTY_SIZE)


def features_into(state: LunaState, seat: i64, out: vec[i64]) -> None:
    """Write every feature, in the order of FEATURE_NAMES."""
    i: i64 = 0
    while i < len(FEATURE_NAMES):
        out[i] = 0
        i += 1
    write_whole(state, seat, out)
    island: i64 = 0
    while island < ISLAND_COUNT:
        write_island(state, island, out, WHOLE_SIZE + island * ISLAND_SIZE)
        island += 1
    start: i64 = WHOLE_SIZE + ISLAND_COUNT * ISLAND_SIZE
    place: i64 = 0
    while place < state.parties and place < MAX_PARTIES:
        party: i64 = (seat + place) % state.parties
        write_party(state, party, out, start)
        write_party_islands(state, party, out, start + PARTY_SIZE)
        start += PARTY_SIZE + ISLAND_COUNT * PARTY_ISLAND_SIZE
        place += 1


def write_whole(state: LunaState, seat: i64, out: vec[i64]) -> None:
    """Round, phase and turn."""
    out[0] = state.seats
    out[1] = state.level if state.seats == 1 else 0
    out[2] = state.round
    out[3] = ROUNDS - state.round
    out[4] = GUARD_VALUES[state.round]
    out[5] = state.time_left
    out[6] = state.book_bonus
    if state.start >= 0:
        out[8] = (seat - state.start + state.parties) % state.parties
    if state.agenda.depth > 0:
        out[7] = 1 if state.agenda.get(ACTOR) == seat else 0
        if state.agenda.kind() < _KIND_COUNT:
            out[9 + state.agenda.kind()] = 1


def write_island(state: LunaState, island: i64, out: vec[i64], start: i64) -> None:
    """Tokens, figures and the stones that show an island."""
    out[start] = state.tokens[island]
    if next_figure(state) == FIGURE_COUNT:
        out[start + 1] = 1 if state.figures[PRIESTESS] == island else 0
        out[start + 2] = 1 if state.figures[BUILDER] == island else 0
        out[start + 3] = 1 if state.figures[APOSTATE] == island else 0
        if state.round < ROUNDS:
            steps: i64 = PRIESTESS_MOVES[PRIESTESS_OF_SEATS[state.seats]]
            out[start + 4] = 1 if clockwise(state, state.figures[PRIESTESS], steps) == island else 0
            out[start + 5] = 1 if clockwise(state, state.figures[BUILDER], BUILDER_MOVE) == island else 0
        away: i64 = state.ring_index[island] - state.ring_index[state.figures[APOSTATE]]
        out[start + 6] = (away + ISLAND_COUNT) % ISLAND_COUNT
    stone: i64 = 1
    while stone < STONE_SLOTS:
        if STONE_SYMBOLS[stone] == island and is_free(state, stone):
            if state.stone_rounds[stone] <= state.round:
                out[start + 7] += 1
            elif is_bribable(state, stone):
                out[start + 8] += 1
        stone += 1


def write_party(state: LunaState, party: i64, out: vec[i64], start: i64) -> None:
    """A party's pieces, points and prospects."""
    out[start] = 1
    out[start + 1] = state.influence[party]
    out[start + 2] = state.influence[party]
    if state.agenda.depth > 0:
        out[start + 2] += shrine_points(state, party) + favor_points(state, party) + council_points(state, party)
    out[start + 3] = state.reserve[party]
    out[start + 4] = state.pier[party]
    island: i64 = 0
    while island < ISLAND_COUNT:
        out[start + 5] += state.active[party * ISLAND_COUNT + island]
        out[start + 6] += state.inactive[party * ISLAND_COUNT + island]
        out[start + 7] += state.shrines[party * ISLAND_COUNT + island]
        out[start + 8] += state.favors[party * ISLAND_COUNT + island]
        island += 1
    out[start + 9] = state.herbs_used[party]
    if state.chairs[party] >= 0:
        out[start + 10] = state.chairs[party]
        other: i64 = 0
        while other < state.parties:
            if is_ahead(state, other, party):
                out[start + 11] += 1
            other += 1
    write_stones(state, party, out, start)
    if next_figure(state) == FIGURE_COUNT and state.chairs[party] >= 0:
        place: i64 = priestess_place(state, party)
        out[start + 18] = priestess_count(state, party)
        out[start + 19] = place_points(state, place) if place >= 0 else 0
        out[start + 20] = apostate_loss(state, party)


def write_stones(state: LunaState, party: i64, out: vec[i64], start: i64) -> None:
    """Novices in the temple, protected or in danger, and claims by what they need."""
    out[start + 12] = temple_count(state, party)
    stone: i64 = 1
    while stone < STONE_SLOTS:
        if state.stone_party[stone] == party + 1:
            if state.stones[stone] == TEMPLE:
                out[start + 13] += state.books[stone]
                if state.books[stone] == 0 and is_in_danger(state, stone):
                    out[start + 14] += 1
            elif state.stones[stone] == PATH:
                if state.stone_rounds[stone] <= state.round:
                    out[start + 15] += 1
                elif is_bribable(state, stone):
                    out[start + 16] += 1
                else:
                    out[start + 17] += 1
        stone += 1


def is_in_danger(state: LunaState, stone: i64) -> bool:
    """Whether a higher adjacent stone still lies on the path, not claimed by the same party."""
    other: i64 = stone + 1
    while other < STONE_SLOTS:
        foreign: bool = state.stones[other] == PATH and state.stone_party[other] != state.stone_party[stone]
        if foreign and is_adjacent(state, stone, other):
            return True
        other += 1
    return False


def write_party_islands(state: LunaState, party: i64, out: vec[i64], start: i64) -> None:
    """A party's novices, shrine and favor token of every island."""
    island: i64 = 0
    while island < ISLAND_COUNT:
        place: i64 = party * ISLAND_COUNT + island
        out[start] = state.active[place]
        out[start + 1] = state.inactive[place]
        out[start + 2] = state.shrines[place]
        out[start + 3] = state.favors[place]
        start += PARTY_ISLAND_SIZE
        island += 1
