"""Effects: what the lists of the printed board give, one after the other, depth first (ME-0.1, ME-0.2)."""

from mypy_extensions import i64

from tabuleiro.games.merv.data.components import (
    COLOURED,
    DEPLOY_SOLDIER,
    EFFECT_COUNTS,
    EFFECTS,
    GAIN_CAMEL,
    GAIN_CUBE_CHOICE,
    GAIN_FAVOR,
    GAIN_INFLUENCE,
    GAIN_SCROLL,
    GAIN_VP,
    GAIN_WHITE,
    MAX_EFFECTS,
    NO_EFFECT,
    OF_BREAKTHROUGH,
    OPERATIONS,
    SCORING_TILE_COUNT,
    SOURCE_CATEGORIES,
    TAKE_SCORING_TILE,
    TAKE_UPGRADE_BONUS,
    TAKE_UPGRADE_WHITE,
    WHITE,
)
from tabuleiro.games.merv.present.events import note_at
from tabuleiro.games.merv.sites.mosque_tiles import can_place_upgrade, first_white, has_bonus
from tabuleiro.games.merv.sites.scrolls import take_breakthrough, take_scroll
from tabuleiro.games.merv.sites.soldiers import can_deploy
from tabuleiro.games.merv.state import (
    ACTOR,
    CHOOSING_CUBE,
    CHOOSING_SCORING_TILE,
    CHOOSING_UPGRADE,
    DEPLOYING,
    GAINING,
    INDEX,
    PLACING_UPGRADE,
    REPEATS,
    SOURCE,
    TILE,
    MervState,
    put,
)
from tabuleiro.games.merv.supply import take_camels, take_cubes
from tabuleiro.games.merv.tracks import gain_favor, gain_influence, score


def gain(state: MervState, party: i64, source: i64) -> None:
    """Put a list of effects on the agenda, if it is not empty."""
    if EFFECTS[source * MAX_EFFECTS] == NO_EFFECT:
        return
    state.agenda.push(GAINING)
    state.agenda.set(ACTOR, party)
    state.agenda.set(SOURCE, source)


def apply_breakthrough(state: MervState, tile: i64) -> None:
    """Keep the chosen breakthrough; an immediate one gives its effects now (ME-8.5.4)."""
    gain(state, take_breakthrough(state, tile), OF_BREAKTHROUGH + tile)


def gain_next(state: MervState) -> None:
    """Carry out the next effect of the list on top of the agenda; a finished list leaves it."""
    seat: i64 = state.agenda.get(ACTOR)
    source: i64 = state.agenda.get(SOURCE)
    index: i64 = state.agenda.get(INDEX)
    if index == MAX_EFFECTS or EFFECTS[source * MAX_EFFECTS + index] == NO_EFFECT:
        state.agenda.pop()
        return
    operation: i64 = EFFECTS[source * MAX_EFFECTS + index]
    times: i64 = EFFECT_COUNTS[source * MAX_EFFECTS + index]
    if operation < GAIN_CUBE_CHOICE:
        state.agenda.set(INDEX, index + 1)
        _gain_at_once(state, seat, source, operation, times)
    elif state.agenda.get(REPEATS) == times:
        state.agenda.set(INDEX, index + 1)
        state.agenda.set(REPEATS, 0)
    else:
        state.agenda.set(REPEATS, state.agenda.get(REPEATS) + 1)
        if not _ask_for(state, seat, operation):
            note_at(state, "lost_effect", seat, "effect", OPERATIONS, operation)


def _gain_at_once(state: MervState, seat: i64, source: i64, operation: i64, times: i64) -> None:
    """The effects without a choice."""
    if operation == GAIN_VP:
        score(state, seat, SOURCE_CATEGORIES[source], times)
    elif operation == GAIN_FAVOR:
        gain_favor(state, seat, times)
    elif operation == GAIN_INFLUENCE:
        gain_influence(state, seat, times)
    elif operation == GAIN_CAMEL:
        take_camels(state, seat, times)
    elif operation == GAIN_WHITE:
        take_cubes(state, seat, WHITE, times)


def _ask_for(state: MervState, seat: i64, operation: i64) -> bool:
    """Carry an effect out once, mostly by asking; False when it is impossible and therefore lost."""
    if operation == GAIN_SCROLL:
        return take_scroll(state, seat)
    kind: i64 = CHOOSING_CUBE
    possible: bool = False
    tile: i64 = 0
    if operation == GAIN_CUBE_CHOICE:
        possible = has_coloured_cube(state)
    elif operation == DEPLOY_SOLDIER:
        kind = DEPLOYING
        possible = can_deploy(state, seat)
    elif operation == TAKE_UPGRADE_WHITE:
        kind = PLACING_UPGRADE
        tile = first_white(state)
        possible = tile >= 0 and can_place_upgrade(state, seat)
    elif operation == TAKE_UPGRADE_BONUS:
        kind = CHOOSING_UPGRADE
        possible = has_bonus(state) and can_place_upgrade(state, seat)
    elif operation == TAKE_SCORING_TILE:
        kind = CHOOSING_SCORING_TILE
        possible = has_scoring_tile(state)
    if not possible:
        return False
    state.agenda.push(kind)
    state.agenda.set(ACTOR, seat)
    if kind == PLACING_UPGRADE:
        state.mosque_upgrades = put(state.mosque_upgrades, tile, 0)
        state.agenda.set(TILE, tile)
    return True


def has_coloured_cube(state: MervState) -> bool:
    """Whether the supply holds a cube that is not white."""
    colour: i64 = 0
    while colour < COLOURED:
        if state.supply[colour] > 0:
            return True
        colour += 1
    return False


def has_scoring_tile(state: MervState) -> bool:
    """Whether the mosque holds a scoring tile."""
    tile: i64 = 0
    while tile < SCORING_TILE_COUNT:
        if state.scoring_tiles[tile] == 0:
            return True
        tile += 1
    return False
