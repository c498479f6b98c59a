"""Temple actions: Promotion, Sanctification with displacement, Book (LU-7.1 to LU-7.11)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.luna import actions as ids
from tabuleiro.games.luna import decisions as d
from tabuleiro.games.luna import state as s
from tabuleiro.games.luna.data import components as c
from tabuleiro.games.luna.pieces import blocked_island, gain, holds, return_token, use_novices
from tabuleiro.games.luna.present.events import note_book, note_displaced, note_sanctified, note_stone
from tabuleiro.games.luna.state import LunaFields, actor_of, ask, next_turn


def reach(state: LunaFields, seat: i64) -> i64:
    """The last round whose stones a player can use now: this one, with a Bribe the next (LU-7.1, LU-7.2)."""
    return state.round + state.favors[seat * c.ISLAND_COUNT + c.BRIBE]


def is_bribable(state: LunaFields, stone: i64) -> bool:
    """Whether a stone of the path lies in the group just beyond the Guard."""
    return state.stone_rounds[stone] == state.round + 1


def is_free(state: LunaFields, stone: i64) -> bool:
    """Whether a stone lies on the path and nobody has claimed it."""
    return state.stones[stone] == s.PATH and state.stone_party[stone] == 0


def is_claimed_by(state: LunaFields, party: i64, stone: i64) -> bool:
    """Whether a party's novice stands on a stone of the path."""
    return state.stones[stone] == s.PATH and state.stone_party[stone] == party + 1


def is_served_by(state: LunaFields, party: i64, stone: i64) -> bool:
    """Whether a party's novice stands on a stone in the temple."""
    return state.stones[stone] == s.TEMPLE and state.stone_party[stone] == party + 1


def legal_promote(state: LunaFields, out: vec[i64], count: i64) -> i64:
    """Append every PROMOTE of a free stone within reach (LU-7.3, LU-7.4)."""
    seat: i64 = actor_of(state)
    blocked: i64 = blocked_island(state)
    token: bool = holds(state, seat, c.NOVICE)
    last: i64 = reach(state, seat)
    stone: i64 = 1
    while stone < c.STONE_SLOTS:
        if state.stone_rounds[stone] <= last and is_free(state, stone):
            island: i64 = c.STONE_SYMBOLS[stone]
            novices: i64 = state.active[seat * c.ISLAND_COUNT + island]
            if novices > 0 and island != blocked:
                alone: bool = state.shrines[seat * c.ISLAND_COUNT + island] == 1
                if alone or novices >= 2:
                    out[count] = ids.promote_id(stone, 0)
                    count += 1
                if token and not alone:
                    out[count] = ids.promote_id(stone, 1)
                    count += 1
        stone += 1
    return count


def legal_sanctify(state: LunaFields, out: vec[i64], count: i64) -> i64:
    """Append every SANCTIFY of a stone that the player has claimed, within reach (LU-7.6)."""
    seat: i64 = actor_of(state)
    last: i64 = reach(state, seat)
    stone: i64 = 1
    while stone < c.STONE_SLOTS:
        if state.stone_rounds[stone] <= last and is_claimed_by(state, seat, stone):
            out[count] = ids.stone_id(ids.SANCTIFY, stone)
            count += 1
        stone += 1
    return count


def legal_book_take(state: LunaFields, out: vec[i64], count: i64) -> i64:
    """Append every BOOK_TAKE, if an own temple novice lacks a Book (LU-7.11)."""
    seat: i64 = actor_of(state)
    if not holds(state, seat, c.BOOK) or lowest_stone(state, seat, 0) == 0:
        return count
    stone: i64 = 1
    while stone < c.STONE_SLOTS:
        if state.books[stone] == 1:
            out[count] = ids.stone_id(ids.BOOK_TAKE, stone)
            count += 1
        stone += 1
    return count


def legal_book_put(state: LunaFields, out: vec[i64]) -> i64:
    """Own temple novices that had no Book before the action (LU-7.11)."""
    seat: i64 = actor_of(state)
    taken: i64 = state.agenda.get(d.TAKEN_FROM)
    count: i64 = 0
    stone: i64 = 1
    while stone < c.STONE_SLOTS:
        if state.books[stone] == 0 and stone != taken and is_served_by(state, seat, stone):
            out[count] = ids.stone_id(ids.BOOK_PUT, stone)
            count += 1
        stone += 1
    return count


def lowest_stone(state: LunaFields, party: i64, books: i64) -> i64:
    """The lowest temple stone with a novice of a party and that many Books (0 or 1) under it; 0 if there is none."""
    stone: i64 = 1
    while stone < c.STONE_SLOTS:
        if state.books[stone] == books and is_served_by(state, party, stone):
            return stone
        stone += 1
    return 0


def apply_promote(state: LunaFields, stone: i64, token: i64) -> None:
    """PROMOTE: a novice steps onto the stone; the second one, if needed, becomes inactive."""
    seat: i64 = actor_of(state)
    island: i64 = c.STONE_SYMBOLS[stone]
    if is_bribable(state, stone):
        return_token(state, seat, c.BRIBE)
    if token == 1:
        return_token(state, seat, c.NOVICE)
    elif state.shrines[seat * c.ISLAND_COUNT + island] == 0:
        use_novices(state, seat, island, 1)
    state.active[seat * c.ISLAND_COUNT + island] -= 1
    state.stone_party[stone] = seat + 1
    note_stone(state, "stone_claimed", seat, stone)
    next_turn(state)


def apply_sanctify(state: LunaFields, stone: i64) -> None:
    """SANCTIFY: stone and novice enter the temple."""
    seat: i64 = actor_of(state)
    if is_bribable(state, stone):
        return_token(state, seat, c.BRIBE)
    enter_temple(state, seat, stone)
    displace(state, seat, stone)
    next_turn(state)


def enter_temple(state: LunaFields, party: i64, stone: i64) -> None:
    """A stone with a party's novice goes to its space; the number under the Guard is gained (LU-7.6)."""
    state.stones[stone] = s.TEMPLE
    state.stone_party[stone] = party + 1
    points: i64 = c.GUARD_VALUES[state.round]
    gain(state, party, points, s.FROM_SANCTIFICATION)
    note_sanctified(state, party, stone, points)


def slot_of(state: LunaFields, board: i64) -> i64:
    """The slot in which a face-up board lies."""
    slot: i64 = 0
    while state.boards[slot] != board:
        slot += 1
    return slot


def is_adjacent(state: LunaFields, stone: i64, other: i64) -> bool:
    """Whether the spaces of two stones in play share an edge (LU-7.8)."""
    here: i64 = c.STONE_SPACES[stone]
    there: i64 = c.STONE_SPACES[other]
    distance: i64 = slot_of(state, c.STONE_BOARDS[other]) - slot_of(state, c.STONE_BOARDS[stone])
    if distance == 0:
        return c.ADJACENT_WITHIN[here * c.BOARD_SPACES + there] == 1
    if distance == 1:
        return c.ADJACENT_NEXT[here * c.BOARD_SPACES + there] == 1
    if distance == -1:
        return c.ADJACENT_NEXT[there * c.BOARD_SPACES + here] == 1
    return False


def displace(state: LunaFields, party: i64, stone: i64) -> None:
    """Every unprotected novice of others on an adjacent smaller stone leaves the temple (LU-7.7)."""
    other: i64 = 1
    while other < stone:
        owner: i64 = state.stone_party[other] - 1
        rival: bool = owner not in (-1, party) and state.stones[other] == s.TEMPLE and state.books[other] == 0
        if rival and is_adjacent(state, stone, other):
            leave_temple(state, party, owner, other)
        other += 1


def leave_temple(state: LunaFields, by: i64, owner: i64, stone: i64) -> None:
    """To the owner's pier; a novice of the solo opponent goes beside its stone's island (LU-13.12)."""
    state.stone_party[stone] = 0
    home: i64 = -1
    if state.seats == 1 and owner == s.OPPONENT:
        home = c.STONE_SYMBOLS[stone]
        state.inactive[owner * c.ISLAND_COUNT + home] += 1
    else:
        state.pier[owner] += 1
    gain(state, by, c.DISPLACEMENT_POINTS, s.FROM_DISPLACEMENT)
    note_displaced(state, by, owner, stone, c.DISPLACEMENT_POINTS, home)


def apply_book_take(state: LunaFields, stone: i64) -> None:
    """BOOK_TAKE: return the Book token and lift a Book; nobody is displaced by that (LU-7.10)."""
    seat: i64 = actor_of(state)
    return_token(state, seat, c.BOOK)
    state.books[stone] = 0
    ask(state, d.BOOK_PUT, seat)
    state.agenda.set(d.TAKEN_FROM, stone)


def apply_book_put(state: LunaFields, stone: i64) -> None:
    """BOOK_PUT: the Book protects another novice; the first Book action may bring more (LU-12.3)."""
    seat: i64 = actor_of(state)
    points: i64 = c.FIRST_BOOK_POINTS if state.book_bonus == 1 else c.BOOK_POINTS
    state.book_bonus = 0
    state.books[stone] = 1
    gain(state, seat, points, s.FROM_BOOK)
    note_book(state, seat, state.agenda.get(d.TAKEN_FROM), stone, points)
    next_turn(state)
