"""A position as integers for learning, seen from one seat: own facts first, then the others' clockwise."""

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from tabuleiro.core.present.naming import names_of
from tabuleiro.core.state import clear
from tabuleiro.games.luna import decisions as d
from tabuleiro.games.luna import scoring
from tabuleiro.games.luna import state as s
from tabuleiro.games.luna.council import is_ahead
from tabuleiro.games.luna.data import components as c
from tabuleiro.games.luna.pieces import clockwise
from tabuleiro.games.luna.setup import next_figure
from tabuleiro.games.luna.state import LunaFields
from tabuleiro.games.luna.temple import is_adjacent, is_bribable

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
    *[f"decision_{i}" for i in range(d.BOOK_PUT + 1)],
)
# Columns of the facts of an island and of a party, literal so that the compiler inlines them.
TOKENS: Final = 0
PRIESTESS: Final = 1
BUILDER: Final = 2
APOSTATE: Final = 3
PRIESTESS_NEXT: Final = 4
BUILDER_NEXT: Final = 5
STEPS_FROM_APOSTATE: Final = 6
FREE_APPROVED_STONES: Final = 7
FREE_BRIBABLE_STONES: Final = 8
PRESENT: Final = 0
INFLUENCE: Final = 1
PROJECTED: Final = 2
RESERVE: Final = 3
PIER: Final = 4
ACTIVE: Final = 5
INACTIVE: Final = 6
SHRINES: Final = 7
FAVORS: Final = 8
HERBS_USED: Final = 9
CHAIR: Final = 10
COUNCIL_PLACE: Final = 11
TEMPLE: Final = 12
TEMPLE_PROTECTED: Final = 13
TEMPLE_IN_DANGER: Final = 14
CLAIMED_APPROVED: Final = 15
CLAIMED_BRIBABLE: Final = 16
CLAIMED_LOCKED: Final = 17
PRIESTESS_COUNT: Final = 18
PRIESTESS_POINTS: Final = 19
APOSTATE_LOSS: Final = 20
_PER_ISLAND: Final[tuple[str, ...]] = names_of(globals(), "TOKENS", "FREE_BRIBABLE_STONES")
_PER_PARTY: Final[tuple[str, ...]] = names_of(globals(), "PRESENT", "APOSTATE_LOSS")
_PER_PARTY_ISLAND: Final = ("active", "inactive", "shrine", "favor")
_WHO: Final = ("own", "next1", "next2", "next3")
FEATURE_NAMES: Final = (
    *_WHOLE,
    *[f"{island}_{name}" for island in c.ISLANDS for name in _PER_ISLAND],
    *[
        f"{who}_{name}"
        for who in _WHO
        for name in (*_PER_PARTY, *[f"{island}_{part}" for island in c.ISLANDS for part in _PER_PARTY_ISLAND])
    ],
)
WHOLE_SIZE: Final = 16
ISLAND_SIZE: Final = 9
PARTY_SIZE: Final = 21
PARTY_ISLAND_SIZE: Final = 4
PARTIES_START: Final = 79
FEATURE_COUNT: Final = 275
APPROVED: Final = 0
BRIBABLE: Final = 1
LOCKED: Final = 2
"""What a stone of the path needs: nothing more, a Bribe, or a later round."""
assert (len(_WHOLE), len(_PER_ISLAND), len(_PER_PARTY)) == (WHOLE_SIZE, ISLAND_SIZE, PARTY_SIZE)
assert WHOLE_SIZE + c.ISLAND_COUNT * ISLAND_SIZE == PARTIES_START
assert len(FEATURE_NAMES) == FEATURE_COUNT
_ZEROS: Final = vec[i64]([0] * FEATURE_COUNT)


def features_into(state: LunaFields, seat: i64, out: vec[i64]) -> None:
    """Write every feature, in the order of FEATURE_NAMES."""
    clear(out, FEATURE_COUNT)
    write_row(state, seat, out, 0)


def features_behind(state: LunaFields, seat: i64, rows: vec[i64]) -> vec[i64]:
    """Write every feature behind the rows of other positions."""
    row: i64 = len(rows)
    rows = extend(rows, _ZEROS)
    write_row(state, seat, rows, row)
    return rows


def write_row(state: LunaFields, seat: i64, out: vec[i64], row: i64) -> None:
    """Write every feature that is not 0; `row` is where the first one goes."""
    write_whole(state, seat, out, row)
    islands: i64 = row + WHOLE_SIZE
    write_tokens(state.tokens, out, islands)
    has_figures: bool = next_figure(state) == c.FIGURE_COUNT
    if has_figures:
        write_figures(state, out, islands)
    write_stones(state, seat, out, row)
    counts: i64 = scoring.priestess_counts(state) if has_figures else i64(0)
    party: i64 = 0
    while party < state.parties:
        start: i64 = row + party_start(state, seat, party)
        write_party(state, party, out, start)
        if has_figures and state.chairs[party] >= 0:
            write_prospects(state, party, counts, out, start)
        party += 1


def write_tokens(tokens: vec[i64], out: vec[i64], islands: i64) -> None:
    """What lies on each island."""
    at: i64 = islands + TOKENS
    island: i64 = 0
    while island < c.ISLAND_COUNT:
        out[at] = tokens[island]
        at += ISLAND_SIZE
        island += 1


def party_start(state: LunaFields, seat: i64, party: i64) -> i64:
    """Where the features of a party begin in a row, seen from a seat."""
    place: i64 = party - seat
    if place < 0:
        place += state.parties
    return PARTIES_START + place * (PARTY_SIZE + c.ISLAND_COUNT * PARTY_ISLAND_SIZE)


def write_whole(state: LunaFields, seat: i64, out: vec[i64], row: i64) -> None:
    """The facts of _WHOLE, in their order: round, phase and turn."""
    out[row] = state.seats
    out[row + 1] = state.level if state.seats == 1 else 0
    out[row + 2] = state.round
    out[row + 3] = c.ROUNDS - state.round
    out[row + 4] = c.GUARD_VALUES[state.round]
    out[row + 5] = state.time_left
    out[row + 6] = state.book_bonus
    if state.start >= 0:
        out[row + 8] = (seat - state.start + state.parties) % state.parties
    if state.agenda.depth > 0:
        out[row + 7] = 1 if state.agenda.get(d.ACTOR) == seat else 0
        if state.agenda.kind() <= d.BOOK_PUT:
            out[row + 9 + state.agenda.kind()] = 1


def write_figures(state: LunaFields, out: vec[i64], islands: i64) -> None:
    """Where the figures stand, where two of them go next, and how far each island is from the Apostate."""
    out[islands + state.figures[c.PRIESTESS] * ISLAND_SIZE + PRIESTESS] = 1
    out[islands + state.figures[c.BUILDER] * ISLAND_SIZE + BUILDER] = 1
    out[islands + state.figures[c.APOSTATE] * ISLAND_SIZE + APOSTATE] = 1
    if state.round < c.ROUNDS:
        steps: i64 = c.PRIESTESS_MOVES[c.PRIESTESS_OF_SEATS[state.seats]]
        out[islands + clockwise(state, state.figures[c.PRIESTESS], steps) * ISLAND_SIZE + PRIESTESS_NEXT] = 1
        out[islands + clockwise(state, state.figures[c.BUILDER], c.BUILDER_MOVE) * ISLAND_SIZE + BUILDER_NEXT] = 1
    steps_away: i64 = 0
    while steps_away < c.ISLAND_COUNT:
        island: i64 = clockwise(state, state.figures[c.APOSTATE], steps_away)
        out[islands + island * ISLAND_SIZE + STEPS_FROM_APOSTATE] = steps_away
        steps_away += 1


def write_stones(state: LunaFields, seat: i64, out: vec[i64], row: i64) -> None:
    """Free stones by the island they show, claims by what they need, novices in the temple."""
    stones: vec[i64] = state.stones
    owners: vec[i64] = state.stone_party
    rounds: vec[i64] = state.stone_rounds
    this_round: i64 = state.round
    stone: i64 = 1
    while stone < c.STONE_SLOTS:
        owner: i64 = owners[stone] - 1
        if stones[stone] == s.PATH:
            reach: i64 = LOCKED
            if rounds[stone] <= this_round:
                reach = APPROVED
            elif is_bribable(state, stone):
                reach = BRIBABLE
            if owner >= 0:
                out[row + party_start(state, seat, owner) + CLAIMED_APPROVED + reach] += 1
            elif reach != LOCKED:
                out[row + WHOLE_SIZE + c.STONE_SYMBOLS[stone] * ISLAND_SIZE + FREE_APPROVED_STONES + reach] += 1
        elif stones[stone] == s.TEMPLE and owner >= 0:
            start: i64 = row + party_start(state, seat, owner)
            out[start + TEMPLE] += 1
            out[start + TEMPLE_PROTECTED] += state.books[stone]
            if state.books[stone] == 0 and is_in_danger(state, stone):
                out[start + TEMPLE_IN_DANGER] += 1
        stone += 1


def write_party(state: LunaFields, party: i64, out: vec[i64], start: i64) -> None:
    """A party's pieces, points and prospects; `write_stones` wrote what it has on stones."""
    out[start + PRESENT] = 1
    out[start + INFLUENCE] = state.influence[party]
    out[start + RESERVE] = state.reserve[party]
    out[start + PIER] = state.pier[party]
    write_party_islands(state, party, out, start)
    out[start + PROJECTED] = out[start + INFLUENCE]
    if state.agenda.depth > 0:
        out[start + PROJECTED] += (
            out[start + SHRINES] * c.SHRINE_POINTS
            + out[start + FAVORS] * c.FAVOR_POINTS
            + scoring.council_points(state, party)
        )
    out[start + HERBS_USED] = state.herbs_used[party]
    if state.chairs[party] < 0:
        return
    out[start + CHAIR] = state.chairs[party]
    other: i64 = 0
    while other < state.parties:
        if is_ahead(state, other, party):
            out[start + COUNCIL_PLACE] += 1
        other += 1


def write_prospects(state: LunaFields, party: i64, counts: i64, out: vec[i64], start: i64) -> None:
    """What the Moon Priestess and the Apostate mean to a party, once the figures stand and it sits in the Council."""
    place: i64 = scoring.place_among(state, counts, party)
    out[start + PRIESTESS_COUNT] = scoring.priestess_count(state, party)
    out[start + PRIESTESS_POINTS] = scoring.place_points(state, place) if place >= 0 else 0
    out[start + APOSTATE_LOSS] = scoring.apostate_loss(state, party)


def write_party_islands(state: LunaFields, party: i64, out: vec[i64], start: i64) -> None:
    """A party's novices, shrine and favor token of every island, and their sums from ACTIVE to FAVORS."""
    write_column(state.active, party, out, start, 0)
    write_column(state.inactive, party, out, start, 1)
    write_column(state.shrines, party, out, start, 2)
    write_column(state.favors, party, out, start, 3)


def write_column(table: vec[i64], party: i64, out: vec[i64], start: i64, part: i64) -> None:
    """What a table by party and island holds for a party, and the sum of it."""
    at: i64 = start + PARTY_SIZE + part
    place: i64 = party * c.ISLAND_COUNT
    end: i64 = place + c.ISLAND_COUNT
    total: i64 = 0
    while place < end:
        count: i64 = table[place]
        out[at] = count
        total += count
        at += PARTY_ISLAND_SIZE
        place += 1
    out[start + ACTIVE + part] = total


def is_in_danger(state: LunaFields, stone: i64) -> bool:
    """Whether a higher adjacent stone still lies on the path, not claimed by the same party."""
    stones: vec[i64] = state.stones
    owners: vec[i64] = state.stone_party
    owner: i64 = owners[stone]
    other: i64 = stone + 1
    while other < c.STONE_SLOTS:
        foreign: bool = stones[other] == s.PATH and owners[other] != owner
        if foreign and is_adjacent(state, stone, other):
            return True
        other += 1
    return False
