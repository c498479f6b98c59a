"""Effects: what the lists of the printed board give, one after the other, depth first (ME-0.1, ME-0.2)."""

from mypy_extensions import i64

from tabuleiro.games.merv import decisions as d
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.present.events import note_at
from tabuleiro.games.merv.sites.mosque_tiles import can_place_upgrade, first_white, has_bonus, has_scoring_tile
from tabuleiro.games.merv.sites.scrolls import take_breakthrough, take_scroll
from tabuleiro.games.merv.sites.soldiers import can_deploy
from tabuleiro.games.merv.state import MervFields, put
from tabuleiro.games.merv.supply import has_coloured_cube, take_camels, take_cubes
from tabuleiro.games.merv.tracks import gain_favor, gain_influence, score


def gain(state: MervFields, party: i64, source: i64) -> None:
    """Put a list of effects on the agenda, if it is not empty."""
    if c.EFFECTS[source * c.MAX_EFFECTS] == c.NO_EFFECT:
        return
    state.agenda.push(d.GAINING)
    state.agenda.set(d.ACTOR, party)
    state.agenda.set(d.SOURCE, source)


def apply_choose_breakthrough(state: MervFields, tile: i64) -> None:
    """Keep the chosen breakthrough; an immediate one gives its effects now (ME-8.5.4)."""
    gain(state, take_breakthrough(state, tile), c.OF_BREAKTHROUGH + tile)


def gain_next(state: MervFields) -> None:
    """Carry out the next effect of the list on top of the agenda; a finished list leaves it."""
    seat: i64 = state.agenda.get(d.ACTOR)
    source: i64 = state.agenda.get(d.SOURCE)
    index: i64 = state.agenda.get(d.INDEX)
    if index == c.MAX_EFFECTS or c.EFFECTS[source * c.MAX_EFFECTS + index] == c.NO_EFFECT:
        state.agenda.pop()
        return
    operation: i64 = c.EFFECTS[source * c.MAX_EFFECTS + index]
    times: i64 = c.EFFECT_COUNTS[source * c.MAX_EFFECTS + index]
    if operation < c.GAIN_CUBE_CHOICE:
        state.agenda.set(d.INDEX, index + 1)
        _gain_at_once(state, seat, source, operation, times)
    elif state.agenda.get(d.REPEATS) == times:
        state.agenda.set(d.INDEX, index + 1)
        state.agenda.set(d.REPEATS, 0)
    else:
        state.agenda.set(d.REPEATS, state.agenda.get(d.REPEATS) + 1)
        if not _ask_for(state, seat, operation):
            note_at(state, "lost_effect", seat, "effect", c.OPERATIONS, operation)


def _gain_at_once(state: MervFields, seat: i64, source: i64, operation: i64, times: i64) -> None:
    """The effects without a choice."""
    if operation == c.GAIN_VP:
        score(state, seat, c.SOURCE_CATEGORIES[source], times)
    elif operation == c.GAIN_FAVOR:
        gain_favor(state, seat, times)
    elif operation == c.GAIN_INFLUENCE:
        gain_influence(state, seat, times)
    elif operation == c.GAIN_CAMEL:
        take_camels(state, seat, times)
    elif operation == c.GAIN_WHITE:
        take_cubes(state, seat, c.WHITE, times)


def _ask_for(state: MervFields, seat: i64, operation: i64) -> bool:
    """Carry an effect out once, mostly by asking; False when it is impossible and therefore lost."""
    if operation == c.GAIN_SCROLL:
        return take_scroll(state, seat)
    kind: i64 = d.CHOOSE_CUBE
    possible: bool = False
    tile: i64 = 0
    if operation == c.GAIN_CUBE_CHOICE:
        possible = has_coloured_cube(state)
    elif operation == c.DEPLOY_SOLDIER:
        kind = d.SOLDIER_TARGET
        possible = can_deploy(state, seat)
    elif operation == c.TAKE_UPGRADE_WHITE:
        kind = d.CHOOSE_UPGRADE_SITE
        tile = first_white(state)
        possible = tile >= 0 and can_place_upgrade(state, seat)
    elif operation == c.TAKE_UPGRADE_BONUS:
        kind = d.CHOOSE_UPGRADE_TILE
        possible = has_bonus(state) and can_place_upgrade(state, seat)
    elif operation == c.TAKE_SCORING_TILE:
        kind = d.CHOOSE_SCORING_TILE
        possible = has_scoring_tile(state)
    if not possible:
        return False
    state.agenda.push(kind)
    state.agenda.set(d.ACTOR, seat)
    if kind == d.CHOOSE_UPGRADE_SITE:
        state.mosque_upgrades = put(state.mosque_upgrades, tile, 0)
        state.agenda.set(d.TILE, tile)
    return True
