"""Island actions: Favor of the Priest, Recruit, Shrine, Herbs (LU-5.8 to LU-5.11)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.luna import actions as ids
from tabuleiro.games.luna.data import components as c
from tabuleiro.games.luna.pieces import blocked_island, holds, return_token, take_token, use_novices
from tabuleiro.games.luna.present.events import note_island, note_novices
from tabuleiro.games.luna.state import LunaFields, actor_of, next_turn


def legal_island_actions(state: LunaFields, out: vec[i64]) -> i64:
    """Every FAVOR, RECRUIT, SHRINE and HERBS, in the order of their ids."""
    seat: i64 = actor_of(state)
    blocked: i64 = blocked_island(state)
    token: i64 = state.favors[seat * c.ISLAND_COUNT + c.NOVICE]
    count: i64 = legal_favor(state, seat, blocked, token, out)
    if state.reserve[seat] > 0:
        count = legal_recruit(state, seat, blocked, token, out, count)
    count = legal_shrine(state, seat, blocked, token, out, count)
    if holds(state, seat, c.HERBS) and state.herbs_used[seat] < c.HERBS_LIMIT:
        count = legal_herbs(state, seat, blocked, out, count)
    return count


def favor_cost(state: LunaFields, seat: i64, island: i64) -> i64:
    """Two novices, one with an own shrine there (LU-5.8)."""
    return 2 - state.shrines[seat * c.ISLAND_COUNT + island]


def legal_favor(state: LunaFields, seat: i64, blocked: i64, token: i64, out: vec[i64]) -> i64:
    """Islands whose token is there and not held; the Novice token never fetches itself (LU-8.6)."""
    count: i64 = 0
    island: i64 = 0
    while island < c.ISLAND_COUNT:
        if island != blocked and state.tokens[island] > 0 and state.favors[seat * c.ISLAND_COUNT + island] == 0:
            missing: i64 = favor_cost(state, seat, island) - state.active[seat * c.ISLAND_COUNT + island]
            if missing <= 0:
                out[count] = ids.favor_id(island, 0)
                count += 1
            if token == 1 and missing <= 1 and island != c.NOVICE:
                out[count] = ids.favor_id(island, 1)
                count += 1
        island += 1
    return count


def legal_recruit(state: LunaFields, seat: i64, blocked: i64, token: i64, out: vec[i64], count: i64) -> i64:
    """Islands with two own novices, or one and the token (LU-5.9)."""
    island: i64 = 0
    while island < c.ISLAND_COUNT:
        if island != blocked:
            novices: i64 = state.active[seat * c.ISLAND_COUNT + island]
            if novices >= 2:
                out[count] = ids.recruit_id(island, 0)
                count += 1
            if novices >= 1 and token == 1:
                out[count] = ids.recruit_id(island, 1)
                count += 1
        island += 1
    return count


def legal_shrine(state: LunaFields, seat: i64, blocked: i64, token: i64, out: vec[i64], count: i64) -> i64:
    """A shrine on the Master Builder's island, unless one's own stands there (LU-5.10)."""
    island: i64 = state.figures[c.BUILDER]
    if island == blocked or not holds(state, seat, c.SHRINE) or state.shrine_reserve[seat] == 0:
        return count
    if state.shrines[seat * c.ISLAND_COUNT + island] == 1:
        return count
    novices: i64 = state.active[seat * c.ISLAND_COUNT + island]
    if novices >= 2:
        out[count] = ids.SHRINE
        count += 1
    if novices >= 1 and token == 1:
        out[count] = ids.SHRINE + 1
        count += 1
    return count


def legal_herbs(state: LunaFields, seat: i64, blocked: i64, out: vec[i64], count: i64) -> i64:
    """Islands other than Herbs with inactive novices (LU-5.11)."""
    island: i64 = 0
    while island < c.ISLAND_COUNT:
        if island not in (c.HERBS, blocked):
            novices: i64 = state.inactive[seat * c.ISLAND_COUNT + island]
            if novices >= 1:
                out[count] = ids.herbs_id(island, 1)
                count += 1
            if novices >= 2:
                out[count] = ids.herbs_id(island, 2)
                count += 1
        island += 1
    return count


def apply_favor(state: LunaFields, island: i64, token: i64) -> None:
    """FAVOR: use novices and take the island's token."""
    seat: i64 = actor_of(state)
    if token == 1:
        return_token(state, seat, c.NOVICE)
    use_novices(state, seat, island, favor_cost(state, seat, island) - token)
    take_token(state, seat, island, "favor_gained")
    next_turn(state)


def apply_recruit(state: LunaFields, island: i64, token: i64) -> None:
    """RECRUIT: use two novices; a third comes from the reserve, inactive."""
    seat: i64 = actor_of(state)
    if token == 1:
        return_token(state, seat, c.NOVICE)
    use_novices(state, seat, island, 2 - token)
    state.reserve[seat] -= 1
    state.inactive[seat * c.ISLAND_COUNT + island] += 1
    note_island(state, "novice_recruited", seat, island)
    next_turn(state)


def apply_shrine(state: LunaFields, token: i64) -> None:
    """SHRINE: return its token, use two novices and build on the Master Builder's island."""
    seat: i64 = actor_of(state)
    island: i64 = state.figures[c.BUILDER]
    return_token(state, seat, c.SHRINE)
    if token == 1:
        return_token(state, seat, c.NOVICE)
    use_novices(state, seat, island, 2 - token)
    put_shrine(state, seat, island, "shrine_built")
    next_turn(state)


def put_shrine(state: LunaFields, party: i64, island: i64, event: str) -> None:
    """A shrine from the reserve stands on an island for good (LU-5.12)."""
    state.shrine_reserve[party] -= 1
    state.shrines[party * c.ISLAND_COUNT + island] = 1
    note_island(state, event, party, island)


def apply_herbs(state: LunaFields, island: i64, novices: i64) -> None:
    """HERBS: return its token; novices beside an island step onto it."""
    seat: i64 = actor_of(state)
    return_token(state, seat, c.HERBS)
    state.herbs_used[seat] += 1
    state.inactive[seat * c.ISLAND_COUNT + island] -= novices
    state.active[seat * c.ISLAND_COUNT + island] += novices
    note_novices(state, "novices_reactivated", seat, island, novices)
    next_turn(state)
