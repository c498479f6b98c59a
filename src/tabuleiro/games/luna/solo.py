"""The virtual opponent of the solo game: an exact automaton (LU-13)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.luna import actions as ids
from tabuleiro.games.luna import decisions as d
from tabuleiro.games.luna import state as s
from tabuleiro.games.luna.council import advance
from tabuleiro.games.luna.data import components as c
from tabuleiro.games.luna.island_actions import put_shrine
from tabuleiro.games.luna.pieces import gain
from tabuleiro.games.luna.present.events import note_book, note_novices, note_party, note_stone
from tabuleiro.games.luna.state import LunaFields, ask
from tabuleiro.games.luna.temple import displace, enter_temple, is_free, lowest_stone


def place_opponent(state: LunaFields) -> None:
    """The opponent's shrine and novices, then both start novices enter the temple (LU-13.3, LU-13.4)."""
    put_shrine(state, s.OPPONENT, state.figures[c.BUILDER], "shrine_placed")
    island: i64 = 0
    while island < c.ISLAND_COUNT:
        novices: i64 = c.OPPONENT_ON_BUILDER if island == state.figures[c.BUILDER] else c.OPPONENT_ON_OTHERS
        state.reserve[s.OPPONENT] -= novices
        state.active[s.OPPONENT * c.ISLAND_COUNT + island] = novices
        note_novices(state, "novices_placed", s.OPPONENT, island, novices)
        island += 1
    stone: i64 = 1
    while stone < c.STONE_SLOTS:
        if state.stones[stone] == s.DEALT:
            if state.stone_party[stone] == s.OPPONENT + 1:
                state.active[s.OPPONENT * c.ISLAND_COUNT + c.STONE_SYMBOLS[stone]] -= 1
            else:
                state.reserve[s.HUMAN] -= 1
            state.stones[stone] = s.TEMPLE
            state.books[stone] = 1
            note_stone(state, "temple_entered_at_start", state.stone_party[stone] - 1, stone)
        stone += 1


def legal_solo_deactivate(state: LunaFields, out: vec[i64]) -> i64:
    """Islands with an active novice of the opponent (LU-13.6)."""
    count: i64 = 0
    island: i64 = 0
    while island < c.ISLAND_COUNT:
        if state.active[s.OPPONENT * c.ISLAND_COUNT + island] > 0:
            out[count] = ids.SOLO_DEACTIVATE + island
            count += 1
        island += 1
    return count


def apply_solo_deactivate(state: LunaFields, island: i64) -> None:
    """SOLO_DEACTIVATE: the opponent's novices there become inactive and go up the Council; then it takes a stone."""
    novices: i64 = state.active[s.OPPONENT * c.ISLAND_COUNT + island]
    state.active[s.OPPONENT * c.ISLAND_COUNT + island] = 0
    state.inactive[s.OPPONENT * c.ISLAND_COUNT + island] += novices
    note_novices(state, "opponent_deactivated", s.OPPONENT, island, novices)
    left: i64 = c.LAST_CHAIR - state.chairs[s.OPPONENT]
    if left > 0:
        advance(state, s.OPPONENT, novices if novices < left else left)
    take_stone(state)
    ask(state, d.ACTION, s.HUMAN)


def opponent_stone(state: LunaFields) -> i64:
    """The highest free approved stone whose island holds an active novice of the opponent, or 0 (LU-13.7)."""
    stone: i64 = c.STONE_SLOTS - 1
    while stone > 0:
        novices: i64 = state.active[s.OPPONENT * c.ISLAND_COUNT + c.STONE_SYMBOLS[stone]]
        if novices > 0 and is_free(state, stone) and state.stone_rounds[stone] <= state.round:
            return stone
        stone -= 1
    return 0


def take_stone(state: LunaFields) -> None:
    """The opponent enters the temple, displaces and takes a Book, if it finds a stone (LU-13.7 to LU-13.10)."""
    stone: i64 = opponent_stone(state)
    if stone == 0:
        note_party(state, "opponent_skipped", s.OPPONENT)
        return
    state.active[s.OPPONENT * c.ISLAND_COUNT + c.STONE_SYMBOLS[stone]] -= 1
    enter_temple(state, s.OPPONENT, stone)
    if state.displaces == 1:
        displace(state, s.OPPONENT, stone)
    take_book_from_human(state)


def take_book_from_human(state: LunaFields) -> None:
    """The Book of the player's lowest stone goes to the opponent's lowest one without a Book (LU-13.10)."""
    taken: i64 = lowest_stone(state, s.HUMAN, 1)
    if taken == 0:
        return
    put: i64 = lowest_stone(state, s.OPPONENT, 0)
    state.books[taken] = 0
    state.books[put] = 1
    gain(state, s.OPPONENT, c.OPPONENT_BOOK_POINTS, s.FROM_BOOK)
    note_book(state, s.OPPONENT, taken, put, c.OPPONENT_BOOK_POINTS)


def build_for_opponent(state: LunaFields) -> None:
    """An active novice with the Master Builder builds a shrine, if none of its own stands there (LU-13.14)."""
    place: i64 = s.OPPONENT * c.ISLAND_COUNT + state.figures[c.BUILDER]
    if state.active[place] > 0 and state.shrines[place] == 0:
        put_shrine(state, s.OPPONENT, state.figures[c.BUILDER], "shrine_built")
