"""Movement actions: Journey, Tide, Sailboat (LU-6)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.luna import actions as ids
from tabuleiro.games.luna import decisions as d
from tabuleiro.games.luna.data import components as c
from tabuleiro.games.luna.pieces import blocked_island, holds, return_token
from tabuleiro.games.luna.present.events import note_moved, note_sailed
from tabuleiro.games.luna.state import LunaState
from tabuleiro.games.luna.turn import actor_of, ask, next_turn


def has_active(state: LunaState, seat: i64, blocked: i64) -> bool:
    """Whether an active novice could go on a Journey."""
    island: i64 = 0
    while island < c.ISLAND_COUNT:
        if island != blocked and state.active[seat * c.ISLAND_COUNT + island] > 0:
            return True
        island += 1
    return False


def has_inactive(state: LunaState, seat: i64, blocked: i64) -> bool:
    """Whether the Tide could take an inactive novice."""
    island: i64 = 0
    while island < c.ISLAND_COUNT:
        if island != blocked and state.inactive[seat * c.ISLAND_COUNT + island] > 0:
            return True
        island += 1
    return False


def legal_movement(state: LunaState, out: vec[i64], count: i64) -> i64:
    """Append JOURNEY, TIDE and every SAILBOAT (LU-6.1 to LU-6.3)."""
    seat: i64 = actor_of(state)
    blocked: i64 = blocked_island(state)
    journey: bool = has_active(state, seat, blocked)
    if journey:
        out[count] = ids.JOURNEY
        count += 1
    if holds(state, seat, c.TIDE) and (journey or state.pier[seat] > 0 or has_inactive(state, seat, blocked)):
        out[count] = ids.TIDE
        count += 1
    if holds(state, seat, c.SAILBOAT):
        count = legal_from(state.pier[seat], -1, ids.SAILBOAT, out, count)
        island: i64 = 0
        while island < c.ISLAND_COUNT:
            if island != blocked:
                first: i64 = ids.SAILBOAT + (1 + island) * c.ISLAND_COUNT * 2
                count = legal_from(state.active[seat * c.ISLAND_COUNT + island], island, first, out, count)
            island += 1
    return count


def legal_from(novices: i64, origin: i64, first: i64, out: vec[i64], count: i64) -> i64:
    """Append the SAILBOAT ids of one source: to every other island, one or two novices."""
    if novices == 0:
        return count
    island: i64 = 0
    while island < c.ISLAND_COUNT:
        if island != origin:
            out[count] = first + island * 2
            count += 1
            if novices >= 2:
                out[count] = first + island * 2 + 1
                count += 1
        island += 1
    return count


def legal_moves(state: LunaState, out: vec[i64]) -> i64:
    """Every MOVE of a Journey or Tide under way, and DONE after the first one (LU-14.4)."""
    seat: i64 = actor_of(state)
    blocked: i64 = blocked_island(state)
    tide: bool = state.agenda.get(d.WITH_TIDE) == 1
    count: i64 = 0
    if tide and state.pier[seat] > 0:
        count = legal_targets(-1, ids.MOVE, out, count)
    island: i64 = 0
    while island < c.ISLAND_COUNT:
        if island != blocked and state.active[seat * c.ISLAND_COUNT + island] > 0:
            count = legal_targets(island, ids.MOVE + (1 + island) * c.ISLAND_COUNT, out, count)
        island += 1
    island = 0
    while tide and island < c.ISLAND_COUNT:
        if island != blocked and state.inactive[seat * c.ISLAND_COUNT + island] > 0:
            count = legal_targets(island, ids.MOVE + (1 + c.ISLAND_COUNT + island) * c.ISLAND_COUNT, out, count)
        island += 1
    if state.agenda.get(d.LAST_MOVE) > 0:
        out[count] = ids.DONE
        count += 1
    return count


def legal_targets(origin: i64, first: i64, out: vec[i64], count: i64) -> i64:
    """Append the MOVE ids of one source: to every other island (LU-6.4)."""
    island: i64 = 0
    while island < c.ISLAND_COUNT:
        if island != origin:
            out[count] = first + island
            count += 1
        island += 1
    return count


def begin_moves(state: LunaState, tide: i64) -> None:
    """JOURNEY or TIDE: open the moves; the Tide token is paid now."""
    seat: i64 = actor_of(state)
    if tide == 1:
        return_token(state, seat, c.TIDE)
    ask(state, d.MOVES, seat)
    state.agenda.set(d.WITH_TIDE, tide)


def move(state: LunaState, source: i64, island: i64) -> None:
    """MOVE: one novice is lifted and held aside for the side of an island (LU-6.5)."""
    seat: i64 = actor_of(state)
    if source == 0:
        state.pier[seat] -= 1
    elif source <= c.ISLAND_COUNT:
        state.active[seat * c.ISLAND_COUNT + source - 1] -= 1
    else:
        state.inactive[seat * c.ISLAND_COUNT + source - 1 - c.ISLAND_COUNT] -= 1
    state.moved[island] += 1
    state.agenda.set(d.LAST_MOVE, 1 + source * c.ISLAND_COUNT + island)
    note_moved(state, seat, source, island)


def is_redundant_move(state: LunaState, choice: i64) -> bool:
    """A MOVE (source * ISLAND_COUNT + island) before the last one in id order: the sorted order does it too."""
    return choice + 1 < state.agenda.get(d.LAST_MOVE)


def finish_moves(state: LunaState) -> None:
    """DONE: everybody held aside stands beside their island, inactive."""
    seat: i64 = actor_of(state)
    island: i64 = 0
    while island < c.ISLAND_COUNT:
        state.inactive[seat * c.ISLAND_COUNT + island] += state.moved[island]
        state.moved[island] = 0
        island += 1
    next_turn(state)


def sail(state: LunaState, source: i64, island: i64, novices: i64) -> None:
    """SAILBOAT: return its token; novices of one source go onto another island, active."""
    seat: i64 = actor_of(state)
    return_token(state, seat, c.SAILBOAT)
    if source == 0:
        state.pier[seat] -= novices
    else:
        state.active[seat * c.ISLAND_COUNT + source - 1] -= novices
    state.active[seat * c.ISLAND_COUNT + island] += novices
    note_sailed(state, seat, source, island, novices)
    next_turn(state)
