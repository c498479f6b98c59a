"""The Council of Priests: markers, their order, and the action (LU-7.12, LU-7.13)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.luna import actions as ids
from tabuleiro.games.luna.data import components as c
from tabuleiro.games.luna.pieces import blocked_island, holds, return_token, use_novices
from tabuleiro.games.luna.present.events import note_council
from tabuleiro.games.luna.state import LunaFields, actor_of, next_turn


def stack_size(state: LunaFields, chair: i64) -> i64:
    """How many markers lie on a chair."""
    size: i64 = 0
    party: i64 = 0
    while party < state.parties:
        if state.chairs[party] == chair:
            size += 1
        party += 1
    return size


def advance(state: LunaFields, party: i64, steps: i64) -> None:
    """Move a marker up: on top of those on its new chair, on the last chair underneath (LU-7.12)."""
    left: i64 = state.chairs[party]
    reached: i64 = left + steps
    height: i64 = 0 if reached == c.LAST_CHAIR else stack_size(state, reached)
    other: i64 = 0
    while other < state.parties:
        if state.chairs[other] == left and state.heights[other] > state.heights[party]:
            state.heights[other] -= 1
        elif state.chairs[other] == reached and reached == c.LAST_CHAIR:
            state.heights[other] += 1
        other += 1
    state.chairs[party] = reached
    state.heights[party] = height
    note_council(state, party, steps, reached)


def is_ahead(state: LunaFields, party: i64, other: i64) -> bool:
    """Whether a party wins a tie: farther, or higher in the same stack (LU-7.13)."""
    if state.chairs[party] != state.chairs[other]:
        return state.chairs[party] > state.chairs[other]
    return state.heights[party] > state.heights[other]


def legal_council(state: LunaFields, out: vec[i64], count: i64) -> i64:
    """Append every COUNCIL; without own novices only the first allowed island is offered (LU-14.3)."""
    seat: i64 = actor_of(state)
    left: i64 = c.LAST_CHAIR - state.chairs[seat]
    if left == 0:
        return count
    has_token: bool = holds(state, seat, c.NOVICE)
    token_only: bool = has_token
    blocked: i64 = blocked_island(state)
    island: i64 = 0
    while island < c.ISLAND_COUNT:
        if island != blocked:
            if token_only:
                out[count] = ids.council_id(island, 0, 1)
                count += 1
                token_only = False
            most: i64 = state.active[seat * c.ISLAND_COUNT + island]
            if most > left:
                most = left
            own: i64 = 1
            while own <= most:
                out[count] = ids.council_id(island, own, 0)
                count += 1
                if has_token and own < left:
                    out[count] = ids.council_id(island, own, 1)
                    count += 1
                own += 1
        island += 1
    return count


def apply_council(state: LunaFields, island: i64, own: i64, token: i64) -> None:
    """COUNCIL: use novices of one island and go up as many chairs."""
    seat: i64 = actor_of(state)
    if token == 1:
        return_token(state, seat, c.NOVICE)
    use_novices(state, seat, island, own)
    advance(state, seat, own + token)
    next_turn(state)
