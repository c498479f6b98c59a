"""What is played for a player who is gone: the harmless choice of each decision kind (ME-17.4)."""

from typing import Final

from tabuleiro.games.merv import actions as ids
from tabuleiro.games.merv import decisions as d
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.payment import NONE, next_unit
from tabuleiro.games.merv.phases.scoring import hall_value
from tabuleiro.games.merv.state import MervFields
from tabuleiro.games.merv.turn import line_of

_HARMLESS: Final = (ids.STOP, ids.END_TURN, ids.MAIN_ACTION + c.MAIN_FAVOR, ids.ACCEPT_LOSSES)


def fallback(state: MervFields, legal: list[int]) -> int:
    """Stop, end, take favor or accept where that is possible; else the first option that is no free one."""
    for harmless in _HARMLESS:
        if harmless in legal:
            return harmless
    kind = state.agenda.kind()
    if kind == d.CHOOSE_SLOT:
        return _farthest_slot(state, legal)
    if kind == d.CHOOSE_SITE:
        return _own_site(state, legal)
    if kind == d.SOLDIER_TARGET:
        return _own_building(state, legal)
    if kind == d.PAY_CUBE and next_unit(state) != NONE and ids.PAY_CUBE + next_unit(state) in legal:
        return int(ids.PAY_CUBE + next_unit(state))
    if kind == d.PAY_CUBE_RANSOM:
        return _site_colour(state, legal)
    if kind == d.QUEUE_SPACE:
        return legal[-1]
    if kind == d.SCORE_COURTIER:
        return _best_hall(state, legal)
    return next(action for action in legal if action >= ids.STOP)


def _farthest_slot(state: MervFields, legal: list[int]) -> int:
    """The free slot with the lowest clockwise number."""
    slots = [action - ids.CHOOSE_SLOT for action in legal if action >= ids.CHOOSE_SLOT]
    order = sorted([(int(c.CLOCKWISE[state.round * c.SLOTS_PER_SIDE + slot]), slot) for slot in slots])
    return ids.CHOOSE_SLOT + order[0][1]


def _own_site(state: MervFields, legal: list[int]) -> int:
    """The first own building seen from the slot, else the first site of the line."""
    line = [int(c.LINES[line_of(state) + place]) for place in range(c.LINE)]
    sites = [site for site in line if ids.CHOOSE_SITE + site in legal and site >= 0]
    own = [site for site in sites if state.buildings[site] == state.active + 1]
    return ids.CHOOSE_SITE + (own[0] if own else sites[0])


def _own_building(state: MervFields, legal: list[int]) -> int:
    seat = state.agenda.get(d.ACTOR)
    for site in range(c.SITE_COUNT):
        if state.buildings[site] == seat + 1 and ids.SOLDIER_TARGET + site in legal:
            return ids.SOLDIER_TARGET + site
    return legal[0]


def _site_colour(state: MervFields, legal: list[int]) -> int:
    """The cube of the ransomed site, else the first accepted one."""
    own = ids.PAY_CUBE + int(c.TILE_COLOURS[state.tiles[state.agenda.get(d.SITE)] - 1])
    return own if own in legal else legal[0]


def _best_hall(state: MervFields, legal: list[int]) -> int:
    """The hall worth most, the first of several."""
    seat = state.agenda.get(d.ACTOR)
    best = legal[0]
    for action in legal:
        if hall_value(state, seat, action - ids.SCORE_COURTIER) > hall_value(state, seat, best - ids.SCORE_COURTIER):
            best = action
    return best
