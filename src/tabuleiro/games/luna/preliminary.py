"""The preliminary round, or the pieces of the preselected set-up in its place (LU-3, LU-4)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.luna import actions as ids
from tabuleiro.games.luna import decisions as d
from tabuleiro.games.luna import state as s
from tabuleiro.games.luna.data import components as c
from tabuleiro.games.luna.island_actions import put_shrine
from tabuleiro.games.luna.pieces import take_token, total
from tabuleiro.games.luna.present.events import note_novices
from tabuleiro.games.luna.rounds import begin_round
from tabuleiro.games.luna.solo import place_opponent
from tabuleiro.games.luna.state import LunaFields, actor_of, ask


def begin_preliminary(state: LunaFields) -> None:
    """The islands and figures stand: now the pieces come (LU-14.1)."""
    if state.preset == 1 and state.seats > 1:
        place_preset(state)
        take_start_favors(state)
        begin_round(state)
        return
    if state.seats == 1:
        place_opponent(state)
    ask(state, d.PRELIM_SHRINE, first_actor(state))


def first_actor(state: LunaFields) -> i64:
    """The start player; in solo the player, because the opponent decides nothing (LU-13.5)."""
    return s.HUMAN if state.seats == 1 else state.start


def place_preset(state: LunaFields) -> None:
    """Shrine and pairs as printed for the colour of each seat (LU-3.2)."""
    seat: i64 = 0
    while seat < state.seats:
        colour: i64 = state.colours[seat]
        put_shrine(state, seat, c.PRESET_SHRINES[colour], "shrine_placed")
        i: i64 = 0
        while i < c.PRESET_PAIRS:
            put_pair(state, seat, c.PRESET_NOVICES[colour * c.PRESET_PAIRS + i])
            i += 1
        seat += 1


def put_pair(state: LunaFields, seat: i64, island: i64) -> None:
    """Two novices from the reserve stand on an island, active."""
    state.reserve[seat] -= c.PAIR
    state.active[seat * c.ISLAND_COUNT + island] += c.PAIR
    note_novices(state, "novices_placed", seat, island, c.PAIR)


def has_piece(state: LunaFields, seat: i64, island: i64) -> bool:
    """Whether an own shrine or novice stands on an island."""
    return state.shrines[seat * c.ISLAND_COUNT + island] + state.active[seat * c.ISLAND_COUNT + island] > 0


def take_start_favors(state: LunaFields) -> None:
    """Each player takes the tokens of the two islands without own pieces (LU-3.3, LU-4.4)."""
    seat: i64 = 0
    while seat < state.seats:
        island: i64 = 0
        while island < c.ISLAND_COUNT:
            if not has_piece(state, seat, island):
                take_token(state, seat, island, "start_favor_taken")
            island += 1
        seat += 1


def has_shrine(state: LunaFields, island: i64) -> bool:
    """Whether anybody's shrine stands on an island."""
    party: i64 = 0
    while party < state.parties:
        if state.shrines[party * c.ISLAND_COUNT + island] == 1:
            return True
        party += 1
    return False


def legal_prelim_shrine(state: LunaFields, out: vec[i64]) -> i64:
    """Islands without any shrine; with two players and in solo not Herbs (LU-4.1, LU-4.2)."""
    count: i64 = 0
    island: i64 = 0
    while island < c.ISLAND_COUNT:
        if not has_shrine(state, island) and (state.seats > 2 or island != c.NO_START_SHRINE):
            out[count] = ids.PLACE_SHRINE + island
            count += 1
        island += 1
    return count


def legal_prelim_pair(state: LunaFields, out: vec[i64]) -> i64:
    """Islands without an own piece (LU-4.3)."""
    seat: i64 = actor_of(state)
    count: i64 = 0
    island: i64 = 0
    while island < c.ISLAND_COUNT:
        if not has_piece(state, seat, island):
            out[count] = ids.PLACE_PAIR + island
            count += 1
        island += 1
    return count


def apply_place_shrine(state: LunaFields, island: i64) -> None:
    """PLACE_SHRINE: each player once, then the pairs begin."""
    seat: i64 = actor_of(state)
    put_shrine(state, seat, island, "shrine_placed")
    following: i64 = (seat + 1) % state.seats
    ask(state, d.PRELIM_PAIR if following == first_actor(state) else d.PRELIM_SHRINE, following)


def apply_place_pair(state: LunaFields, island: i64) -> None:
    """PLACE_PAIR: in turn until everybody has placed four pairs; then the start favors are taken."""
    seat: i64 = actor_of(state)
    put_pair(state, seat, island)
    following: i64 = (seat + 1) % state.seats
    if following == first_actor(state) and pairs_placed(state, seat) == c.PRESET_PAIRS:
        take_start_favors(state)
        begin_round(state)
        return
    ask(state, d.PRELIM_PAIR, following)


def pairs_placed(state: LunaFields, seat: i64) -> i64:
    """How many pairs a player has placed in the preliminary round."""
    return total(state.active, seat) // c.PAIR
