"""Soldiers: who may be sent where, and the influence that it brings (ME-7)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.merv import actions as ids
from tabuleiro.games.merv import decisions as d
from tabuleiro.games.merv import state as s
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.present.events import note_at
from tabuleiro.games.merv.state import MervFields
from tabuleiro.games.merv.tracks import gain_influence


def can_deploy(state: MervFields, seat: i64) -> bool:
    """Whether a servant is left and a building without a soldier stands in the city (ME-7.1, ME-7.2)."""
    if state.counts[seat * s.COUNT_WIDTH + s.SERVANTS_LEFT] == 0:
        return False
    site: i64 = 0
    while site < c.SITE_COUNT:
        if state.buildings[site] != 0 and state.soldiers[site] == 0:
            return True
        site += 1
    return False


def legal_soldier_target(state: MervFields, out: vec[i64]) -> i64:
    """Sites with a building and without a soldier (ME-7.2)."""
    count: i64 = 0
    site: i64 = 0
    while site < c.SITE_COUNT:
        if state.buildings[site] != 0 and state.soldiers[site] == 0:
            out[count] = ids.SOLDIER_TARGET + site
            count += 1
        site += 1
    return count


def apply_soldier_target(state: MervFields, site: i64) -> None:
    """Put a servant on a site; another party's building brings more influence (ME-7.3)."""
    seat: i64 = state.agenda.get(d.ACTOR)
    state.agenda.pop()
    state.counts[seat * s.COUNT_WIDTH + s.SERVANTS_LEFT] -= 1
    state.soldiers[site] = seat + 1
    note_at(state, "soldier", seat, "cell", c.CELLS, site)
    gain_influence(state, seat, c.SOLDIER_INFLUENCE[0 if state.buildings[site] == seat + 1 else 1])


def soldiers_home(state: MervFields) -> None:
    """All soldiers return to their owners (ME-7.4)."""
    site: i64 = 0
    while site < c.SITE_COUNT:
        if state.soldiers[site] != 0:
            state.counts[(state.soldiers[site] - 1) * s.COUNT_WIDTH + s.SERVANTS_LEFT] += 1
            state.soldiers[site] = 0
        site += 1
