"""Scores now and the final result: categories, ranks, tie-breaks, shares (ME-13)."""

from typing import Final

from tabuleiro.core.result import Result, Standing, share_win
from tabuleiro.games.merv import state as s
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.present.events import party_name
from tabuleiro.games.merv.state import MervFields
from tabuleiro.games.merv.supply import cubes_in_hand

TIE_BREAKS: Final = [*c.TIE_BREAKS, "automa", "shared"]
END_REASONS: Final = ["three_years"]


def party_count(seats: int) -> int:
    """How many parties are listed: the High Courtier also when two players leave him out (ME-14.9)."""
    return 3 if seats <= 2 else seats


def points_of(state: MervFields, party: int) -> int:
    """The victory points of a party."""
    return sum([int(state.points[party * c.CATEGORY_COUNT + i]) for i in range(c.CATEGORY_COUNT)])


def current_scores(state: MervFields) -> list[int]:
    """The victory points of every party."""
    return [points_of(state, party) for party in range(party_count(int(state.seats)))]


def final_result(state: MervFields) -> Result | None:
    """The end of the game; None while a decision is pending."""
    if state.agenda.depth > 0:
        return None
    seats = int(state.seats)
    keys = [_key(state, party) for party in range(party_count(seats))]
    ranks = [_rank(keys, party, seats) for party in range(len(keys))]
    standings = [
        Standing(party_name(state, party), ranks[party], keys[party][0], _categories(state, party))
        for party in range(len(keys))
    ]
    shares = share_win([ranks[seat] == 1 for seat in range(seats)])
    margin = keys[0][0] - max(keys[1][0], keys[2][0]) if seats == 1 else 0
    return Result(standings, list(END_REASONS), False, _tie_break(keys, seats), shares, margin)


def _categories(state: MervFields, party: int) -> dict[str, int]:
    return {name: int(state.points[party * c.CATEGORY_COUNT + i]) for i, name in enumerate(c.CATEGORIES)}


def _key(state: MervFields, party: int) -> list[int]:
    """What parties are ranked by: points, then the tie-breaks in order (ME-13.3)."""
    if party >= state.seats:
        return [points_of(state, party), 0, 0, 0]
    at = party * s.COUNT_WIDTH
    wealth = int(cubes_in_hand(state, party) + state.counts[at + s.CAMELS_HELD])
    return [points_of(state, party), int(state.counts[at + s.INFLUENCE]), int(state.counts[at + s.FAVOR]), wealth]


def _rank(keys: list[list[int]], party: int, seats: int) -> int:
    """Place of a party; in solo an automa with equal points comes first, with two players it has no rank."""
    if seats == 1:
        ahead = [other for other in keys[1:] if other[0] > keys[party][0]]
        ties = len([other for other in keys[1:] if other[0] == keys[party][0]]) if party == 0 else 0
        return 1 + len(ahead) + ties + (1 if party > 0 and keys[0][0] > keys[party][0] else 0)
    if party >= seats:
        return 0
    return 1 + len([other for other in keys[:seats] if other > keys[party]])


def _tie_break(keys: list[list[int]], seats: int) -> str:
    """The last criterion that was needed to find the first place (ME-13.3, ME-14.10)."""
    if seats == 1:
        return "automa" if keys[0][0] == max(keys[1][0], keys[2][0]) else ""
    ranked = sorted(keys[:seats], reverse=True)
    for i in range(len(c.TIE_BREAKS) + 1):
        if ranked[0][i] != ranked[1][i]:
            return "" if i == 0 else c.TIE_BREAKS[i - 1]
    return "shared"
