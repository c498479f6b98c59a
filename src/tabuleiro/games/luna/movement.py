"""Movement actions: Journey, Tide, Sailboat (LU-6)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.luna import actions as ids
from tabuleiro.games.luna import decisions as d
from tabuleiro.games.luna.data import components as c
from tabuleiro.games.luna.pieces import blocked_island, holds, return_token
from tabuleiro.games.luna.present.events import note_moved, note_sailed
from tabuleiro.games.luna.state import LunaFields, actor_of, ask, next_turn


def has_novice(novices: vec[i64], seat: i64, blocked: i64) -> bool:
    """Whether a player has a novice, active or inactive as the table says, at an island that is not blocked."""
    island: i64 = 0
    while island < c.ISLAND_COUNT:
        if island != blocked and novices[seat * c.ISLAND_COUNT + island] > 0:
            return True
        island += 1
    return False


def legal_movement(state: LunaFields, out: vec[i64], count: i64) -> i64:
    """Append JOURNEY, TIDE and every SAILBOAT (LU-6.1 to LU-6.3)."""
    seat: i64 = actor_of(state)
    blocked: i64 = blocked_island(state)
    journey: bool = has_novice(state.active, seat, blocked)
    if journey:
        out[count] = ids.JOURNEY
        count += 1
    if holds(state, seat, c.TIDE) and (journey or state.pier[seat] > 0 or has_novice(state.inactive, seat, blocked)):
        out[count] = ids.TIDE
        count += 1
    if holds(state, seat, c.SAILBOAT):
        count = legal_sailboat(state.pier[seat], 0, out, count)
        island: i64 = 0
        while island < c.ISLAND_COUNT:
            if island != blocked:
                count = legal_sailboat(state.active[seat * c.ISLAND_COUNT + island], 1 + island, out, count)
            island += 1
    return count


def legal_sailboat(novices: i64, source: i64, out: vec[i64], count: i64) -> i64:
    """Append every SAILBOAT of one source with some novices: to every other island, one or two of them."""
    if novices == 0:
        return count
    island: i64 = 0
    while island < c.ISLAND_COUNT:
        if 1 + island != source:
            out[count] = ids.sailboat_id(source, island, 1)
            count += 1
            if novices >= 2:
                out[count] = ids.sailboat_id(source, island, 2)
                count += 1
        island += 1
    return count


def legal_moves(state: LunaFields, out: vec[i64]) -> i64:
    """Every MOVE of a Journey or Tide under way, and DONE after the first one (LU-14.4)."""
    seat: i64 = actor_of(state)
    blocked: i64 = blocked_island(state)
    tide: bool = state.agenda.get(d.WITH_TIDE) == 1
    count: i64 = 0
    if tide and state.pier[seat] > 0:
        count = legal_move(0, -1, out, count)
    island: i64 = 0
    while island < c.ISLAND_COUNT:
        if island != blocked and state.active[seat * c.ISLAND_COUNT + island] > 0:
            count = legal_move(1 + island, island, out, count)
        island += 1
    island = 0
    while tide and island < c.ISLAND_COUNT:
        if island != blocked and state.inactive[seat * c.ISLAND_COUNT + island] > 0:
            count = legal_move(1 + c.ISLAND_COUNT + island, island, out, count)
        island += 1
    if state.agenda.get(d.LAST_MOVE) > 0:
        out[count] = ids.DONE
        count += 1
    return count


def legal_move(source: i64, origin: i64, out: vec[i64], count: i64) -> i64:
    """Append every MOVE of one source: to every island but that of its origin, -1 for the pier (LU-6.4)."""
    island: i64 = 0
    while island < c.ISLAND_COUNT:
        if island != origin:
            out[count] = ids.move_id(source, island)
            count += 1
        island += 1
    return count


def apply_journey(state: LunaFields) -> None:
    """JOURNEY: the moves begin."""
    ask(state, d.MOVES, actor_of(state))


def apply_tide(state: LunaFields) -> None:
    """TIDE: its token is paid now, before the moves."""
    seat: i64 = actor_of(state)
    return_token(state, seat, c.TIDE)
    ask(state, d.MOVES, seat)
    state.agenda.set(d.WITH_TIDE, 1)


def apply_move(state: LunaFields, source: i64, island: i64) -> None:
    """MOVE: one novice is lifted and held aside for the side of an island (LU-6.5)."""
    seat: i64 = actor_of(state)
    if source == 0:
        state.pier[seat] -= 1
    elif source <= c.ISLAND_COUNT:
        state.active[seat * c.ISLAND_COUNT + source - 1] -= 1
    else:
        state.inactive[seat * c.ISLAND_COUNT + source - 1 - c.ISLAND_COUNT] -= 1
    state.moved[island] += 1
    state.agenda.set(d.LAST_MOVE, 1 + ids.move_id(source, island) - ids.MOVE)
    note_moved(state, seat, source, island)


def is_redundant_move(state: LunaFields, action: i64) -> bool:
    """A MOVE before the last one in the order of the ids: the sorted order does it too."""
    return action - ids.MOVE + 1 < state.agenda.get(d.LAST_MOVE)


def apply_done(state: LunaFields) -> None:
    """DONE: everybody held aside stands beside their island, inactive."""
    seat: i64 = actor_of(state)
    island: i64 = 0
    while island < c.ISLAND_COUNT:
        state.inactive[seat * c.ISLAND_COUNT + island] += state.moved[island]
        state.moved[island] = 0
        island += 1
    next_turn(state)


def apply_sailboat(state: LunaFields, source: i64, island: i64, novices: i64) -> None:
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
