"""Points: what a round brings, the final points, ranks and the tie-break (LU-9, LU-11, LU-13.15, LU-13.17)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.core.result import Result, Standing, share_win
from tabuleiro.games.luna import state as s
from tabuleiro.games.luna.council import is_ahead
from tabuleiro.games.luna.data import components as c
from tabuleiro.games.luna.pieces import total
from tabuleiro.games.luna.present.events import party_name
from tabuleiro.games.luna.state import LunaFields

END_REASONS: Final = ("six_rounds",)
TIE_BREAKS: Final = ("council",)
_UNITS: Final = vec[i64]([1 << (8 * owner) for owner in range(c.MAX_PARTIES + 1)])
"""One novice of each owner in the counts of the temple: 0 is nobody, then the parties."""


def novices_at(state: LunaFields, party: i64, island: i64) -> i64:
    """A party's novices on and beside an island."""
    return state.active[party * c.ISLAND_COUNT + island] + state.inactive[party * c.ISLAND_COUNT + island]


def priestess_count(state: LunaFields, party: i64) -> i64:
    """Active novices and shrine on the Moon Priestess's island (LU-9.2, LU-9.3)."""
    place: i64 = party * c.ISLAND_COUNT + state.figures[c.PRIESTESS]
    return state.active[place] + state.shrines[place]


def priestess_counts(state: LunaFields) -> i64:
    """The same of all parties: eight bits for each, the first one's lowest."""
    active: vec[i64] = state.active
    shrines: vec[i64] = state.shrines
    counts: i64 = 0
    place: i64 = (state.parties - 1) * c.ISLAND_COUNT + state.figures[c.PRIESTESS]
    while place >= 0:
        counts = (counts << 8) + active[place] + shrines[place]
        place -= c.ISLAND_COUNT
    return counts


def priestess_place(state: LunaFields, party: i64) -> i64:
    """A party's place with the Moon Priestess, 0 for the first; -1 for none."""
    return place_among(state, priestess_counts(state), party)


def place_among(state: LunaFields, counts: i64, party: i64) -> i64:
    """The same, for whoever has counted all parties already. Ties go by the Council (LU-7.13)."""
    count: i64 = (counts >> (8 * party)) & 255
    if count == 0:
        return -1
    place: i64 = 0
    other: i64 = 0
    while counts > 0:
        theirs: i64 = counts & 255
        if theirs >= count and other != party and (theirs > count or is_ahead(state, other, party)):
            place += 1
        counts >>= 8
        other += 1
    return place


def place_points(state: LunaFields, place: i64) -> i64:
    """What the Moon Priestess in use gives for a place."""
    if place >= c.PRIESTESS_PLACES:
        return 0
    return c.PLACE_POINTS[c.PRIESTESS_OF_SEATS[state.seats] * c.PRIESTESS_PLACES + place]


def apostate_loss(state: LunaFields, party: i64) -> i64:
    """What the Apostate would take: novices there and one more; never from the solo opponent (LU-9.4, LU-13.15)."""
    if state.seats == 1 and party == s.OPPONENT:
        return 0
    novices: i64 = novices_at(state, party, state.figures[c.APOSTATE])
    return 0 if novices == 0 else novices + c.APOSTATE_EXTRA


def temple_counts(state: LunaFields) -> i64:
    """All novices in the temple: eight bits for each party, nobody's lowest."""
    stones: vec[i64] = state.stones
    owners: vec[i64] = state.stone_party
    counts: i64 = 0
    stone: i64 = 1
    while stone < c.STONE_SLOTS:
        if stones[stone] == s.TEMPLE:
            counts += _UNITS[owners[stone]]
        stone += 1
    return counts


def temple_count(state: LunaFields, party: i64) -> i64:
    """A party's novices in the temple."""
    return (temple_counts(state) >> (8 * (party + 1))) & 255


def temple_points(novices: i64) -> i64:
    """What this many novices in the temple bring at the end of a round (LU-9.6)."""
    return novices * c.TEMPLE_POINTS


def shrine_points(state: LunaFields, party: i64) -> i64:
    """The final points of a party's shrines (LU-11.2)."""
    return total(state.shrines, party) * c.SHRINE_POINTS


def favor_points(state: LunaFields, party: i64) -> i64:
    """The final points of unused favor tokens (LU-11.2)."""
    return total(state.favors, party) * c.FAVOR_POINTS


def council_points(state: LunaFields, party: i64) -> i64:
    """The final points of a party's council chair (LU-11.2)."""
    return c.CHAIR_POINTS[state.chairs[party]] if state.chairs[party] >= 0 else 0


def projected(state: LunaFields, party: int) -> int:
    """A party's influence if the game ended now."""
    points = int(state.influence[party])
    if state.agenda.depth > 0:
        points += shrine_points(state, party) + favor_points(state, party) + council_points(state, party)
    return points


def current_scores(state: LunaFields) -> list[int]:
    """The influence of every party."""
    return [int(state.influence[party]) for party in range(state.parties)]


def final_result(state: LunaFields) -> Result | None:
    """Ranks by influence, ties by the Council; in solo the player must be in front of the opponent (LU-13.17)."""
    if state.agenda.depth > 0:
        return None
    points = current_scores(state)
    standings: list[Standing] = []
    for party in range(state.parties):
        better = [other for other in range(state.parties) if _beats(state, other, party)]
        start = party * s.CATEGORY_COUNT
        categories = {name: int(state.ledger[start + i]) for i, name in enumerate(s.CATEGORIES)}
        standings.append(Standing(party_name(state, party), 1 + len(better), points[party], categories))
    if state.seats == 1:
        margin = points[s.HUMAN] - points[s.OPPONENT]
        return Result(standings, list(END_REASONS), False, "", share_win([margin > 0]), margin)
    shares = share_win([standings[seat].rank == 1 for seat in range(state.seats)])
    tie_break = "council" if points.count(max(points)) > 1 else ""
    return Result(standings, list(END_REASONS), False, tie_break, shares, 0)


def _beats(state: LunaFields, party: int, other: int) -> bool:
    """Whether a party is ranked before another one (LU-11.3); a drawn solo game is not won (LU-13.17)."""
    if party == other:
        return False
    if state.influence[party] != state.influence[other]:
        return state.influence[party] > state.influence[other]
    if state.seats == 1:
        return party == s.OPPONENT
    return is_ahead(state, party, other)
