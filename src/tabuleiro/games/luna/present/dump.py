"""Positions as JSON: the canonical dump with readable ids, and its exact inverse."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.core.reader import Reader
from tabuleiro.games.luna import decisions as d
from tabuleiro.games.luna import state as s
from tabuleiro.games.luna.data import components as c
from tabuleiro.games.luna.present.frames import dump_frame, load_frame
from tabuleiro.games.luna.setup import options_of, rate_stones, set_options
from tabuleiro.games.luna.state import LunaFields, clear

if TYPE_CHECKING:
    from tabuleiro.games.luna.present.shape import Dump, Party, Stone, StonePlace

POSITION_KEYS: Final = (
    "game",
    "version",
    "seats",
    "options",
    "start",
    "round",
    "time_left",
    "book_bonus",
    "agenda",
    "boards",
    "ring",
    "figures",
    "tokens",
    "council",
    "moved",
    "stones",
    "parties",
)
_PARTY_KEYS: Final = (
    "influence",
    "ledger",
    "reserve",
    "pier",
    "active",
    "inactive",
    "shrine_reserve",
    "shrines",
    "favors",
    "herbs_used",
)
"""The keys of a party; since version 2 it has a "colour" too."""
COLOURS_SINCE: Final = 2
_STONES: Final = tuple(str(stone) for stone in range(1, c.STONE_SLOTS))
MANY: Final = 999
"""No counter of a sound position is larger; the invariants say more."""
MUCH: Final = 99_999
"""No influence is larger."""


def _dump_islands(table: vec[i64], start: int) -> dict[str, int]:
    return {island: int(table[start + i]) for i, island in enumerate(c.ISLANDS)}


def _dump_set(table: vec[i64], start: int) -> list[str]:
    return [island for i, island in enumerate(c.ISLANDS) if table[start + i] == 1]


def _has_colours(state: LunaFields) -> bool:
    """Whether dumps of this version tell the colours; before, they went by the seats (LU-2.1)."""
    return state.game().version >= COLOURS_SINCE


def _dump_party(state: LunaFields, party: int) -> "Party":
    start = party * c.ISLAND_COUNT
    ledger = party * s.CATEGORY_COUNT
    dumped: Party = {
        "influence": int(state.influence[party]),
        "ledger": {category: int(state.ledger[ledger + i]) for i, category in enumerate(s.CATEGORIES)},
        "reserve": int(state.reserve[party]),
        "pier": int(state.pier[party]),
        "active": _dump_islands(state.active, start),
        "inactive": _dump_islands(state.inactive, start),
        "shrine_reserve": int(state.shrine_reserve[party]),
        "shrines": _dump_set(state.shrines, start),
        "favors": _dump_set(state.favors, start),
        "herbs_used": int(state.herbs_used[party]),
    }
    if _has_colours(state):
        dumped["colour"] = c.COLOURS[state.colours[party]] if state.colours[party] >= 0 else None
    return dumped


def _dump_stones(state: LunaFields) -> "dict[str, Stone]":
    """Every stone that is not in the box."""
    stones: dict[str, Stone] = {}
    for stone in range(1, c.STONE_SLOTS):
        if state.stones[stone] != s.BOX:
            party = int(state.stone_party[stone])
            stones[str(stone)] = {
                "place": cast("StonePlace", s.STONE_PLACES[state.stones[stone]]),  # the box is left out
                "party": party - 1 if party > 0 else None,
                "book": state.books[stone] == 1,
            }
    return stones


def council_stacks(state: LunaFields) -> list[list[int]]:
    """The parties on each chair, bottom to top."""
    stacks: list[list[int]] = []
    for chair in range(c.LAST_CHAIR + 1):
        here = [(int(state.heights[party]), party) for party in range(state.parties) if state.chairs[party] == chair]
        stacks.append([party for _, party in sorted(here)])
    return stacks


def dump(state: LunaFields) -> "Dump":
    """The canonical position."""
    game = state.game()
    return {
        "game": game.name,
        "version": game.version,
        "seats": int(state.seats),
        "options": game.dump_options(options_of(state)),
        "start": int(state.start) if state.start >= 0 else None,
        "round": int(state.round),
        "time_left": int(state.time_left),
        "book_bonus": state.book_bonus == 1,
        "agenda": [dump_frame(state)] if state.agenda.depth > 0 else [],
        "boards": [c.BOARDS[board] for board in state.boards if board >= 0],
        "ring": [c.ISLANDS[island] for island in state.ring if island >= 0],
        "figures": {
            figure: c.ISLANDS[state.figures[i]] if state.figures[i] >= 0 else None for i, figure in enumerate(c.FIGURES)
        },
        "tokens": _dump_islands(state.tokens, 0),
        "council": council_stacks(state),
        "moved": _dump_islands(state.moved, 0),
        "stones": _dump_stones(state),
        "parties": [_dump_party(state, party) for party in range(state.parties)],
    }


def load_from(state: LunaFields, top: Reader) -> None:
    """Fill a state from a dump; BadData names the first value that cannot be read."""
    clear(state)
    state.seats = top.at("seats").integer(1, c.MAX_PARTIES)
    state.parties = 2 if state.seats == 1 else state.seats
    set_options(state, state.game().load_options(top.at("options"), int(state.seats)))
    if top.at("start").value is not None:
        state.start = top.at("start").integer(0, state.parties - 1)
    state.round = top.at("round").integer(0, c.ROUNDS)
    state.time_left = top.at("time_left").integer(0, MANY)
    state.book_bonus = 1 if top.at("book_bonus").boolean() else 0
    for frame in top.at("agenda").items_at_most(d.AGENDA_CAPACITY):
        load_frame(state, frame)
    _load_board(state, top)
    _load_council(state, top.at("council"))
    _load_stones(state, top.at("stones"))
    for party, entry in enumerate(top.at("parties").items_exactly(state.parties)):
        _load_party(state, party, entry)


def _load_islands(table: vec[i64], start: int, reader: Reader) -> None:
    reader.only(c.ISLANDS)
    for i, island in enumerate(c.ISLANDS):
        table[start + i] = reader.at(island).integer(0, MANY)


def _load_words(reader: Reader, words: Sequence[str]) -> list[int]:
    """A list of different words, in any order."""
    found: list[int] = []
    for item in reader.items():
        value = item.word(words)
        if value in found:
            raise item.fail(f"{words[value]} is there twice")
        found.append(value)
    return found


def _load_set(table: vec[i64], start: int, reader: Reader) -> None:
    islands = _load_words(reader, c.ISLANDS)
    if islands != sorted(islands):
        raise reader.fail("expected table order")
    for island in islands:
        table[start + island] = 1


def _load_board(state: LunaFields, top: Reader) -> None:
    """Temple boards, ring, figures, favor tokens and novices held aside."""
    for slot, board in enumerate(_load_words(top.at("boards"), c.BOARDS)):
        assert slot < c.BOARD_COUNT, "four different boards at most"
        state.boards[slot] = board
    for index, island in enumerate(_load_words(top.at("ring"), c.ISLANDS)):
        state.ring[index] = island
        state.ring_index[island] = index
    top.at("figures").only(c.FIGURES)
    for i, figure in enumerate(c.FIGURES):
        place = top.at("figures").at(figure)
        state.figures[i] = -1 if place.value is None else place.word(c.ISLANDS)
    _load_islands(state.tokens, 0, top.at("tokens"))
    _load_islands(state.moved, 0, top.at("moved"))


def _load_council(state: LunaFields, council: Reader) -> None:
    for chair, stack in enumerate(council.items_exactly(c.LAST_CHAIR + 1)):
        for height, marker in enumerate(stack.items()):
            party = marker.integer(0, state.parties - 1)
            if state.chairs[party] >= 0:
                raise marker.fail(f"the marker of party {party} is there twice")
            state.chairs[party] = chair
            state.heights[party] = height


def _load_stones(state: LunaFields, stones: Reader) -> None:
    for key in stones.table():
        if key not in _STONES:
            raise stones.fail(f"expected stones 1 to {c.STONE_SLOTS - 1}, found {key!r}")
        entry = stones.at(key)
        entry.only(("place", "party", "book"))
        stone = int(key)
        state.stones[stone] = 1 + entry.at("place").word(s.STONE_PLACES[1:])
        party = entry.at("party")
        state.stone_party[stone] = 0 if party.value is None else 1 + party.integer(0, state.parties - 1)
        state.books[stone] = 1 if entry.at("book").boolean() else 0
    drawing = (d.START_PLAYER, d.TEMPLE_BOARD, d.START_STONE)
    if state.agenda.depth == 0 or state.agenda.kind() not in drawing:
        rate_stones(state)


def _load_party(state: LunaFields, party: int, entry: Reader) -> None:
    entry.only((*_PARTY_KEYS, "colour") if _has_colours(state) else _PARTY_KEYS)
    if _has_colours(state):
        colour = entry.at("colour")
        state.colours[party] = -1 if colour.value is None else colour.word(c.COLOURS)
    state.influence[party] = entry.at("influence").integer(0, MUCH)
    entry.at("ledger").only(s.CATEGORIES)
    for i, category in enumerate(s.CATEGORIES):
        state.ledger[party * s.CATEGORY_COUNT + i] = entry.at("ledger").at(category).integer(-MUCH, MUCH)
    state.reserve[party] = entry.at("reserve").integer(0, MANY)
    state.pier[party] = entry.at("pier").integer(0, MANY)
    _load_islands(state.active, party * c.ISLAND_COUNT, entry.at("active"))
    _load_islands(state.inactive, party * c.ISLAND_COUNT, entry.at("inactive"))
    state.shrine_reserve[party] = entry.at("shrine_reserve").integer(0, MANY)
    _load_set(state.shrines, party * c.ISLAND_COUNT, entry.at("shrines"))
    _load_set(state.favors, party * c.ISLAND_COUNT, entry.at("favors"))
    state.herbs_used[party] = entry.at("herbs_used").integer(0, MANY)
