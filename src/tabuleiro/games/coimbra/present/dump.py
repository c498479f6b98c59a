"""Positions as JSON: the canonical dump with readable ids, and its exact inverse."""

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.core.reader import Reader
from tabuleiro.core.state import Position
from tabuleiro.games.coimbra import decisions as d
from tabuleiro.games.coimbra import state as s
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.data import programs as p
from tabuleiro.games.coimbra.present.frames import PLACE_NAMES, dump_frame, dump_set, load_frame, load_set
from tabuleiro.games.coimbra.setup import options_of, set_options
from tabuleiro.games.coimbra.state import CoimbraFields, clear

if TYPE_CHECKING:
    from tabuleiro.games.coimbra.present.shape import Disk, Dump, Player

POSITION_KEYS: Final = (
    "game",
    "version",
    "seats",
    "options",
    "phase",
    "round",
    "lap",
    "turn",
    "location",
    "order",
    "agenda",
    "monasteries",
    "scoring_tiles",
    "voyages",
    "favors",
    "crowns",
    "display",
    "groups",
    "undrawn",
    "discard",
    "dice",
    "rows",
    "cap",
    "repeated",
    "tracks",
    "players",
)
_PLAYER_KEYS: Final = ("coins", "guards", "points", "pilgrim", "cards", "monasteries", "voyages")
MOST_POINTS: Final = 9_999
"""No score of a sound position is farther from zero."""
_SPACE_NAMES: Final = tuple(c.NODES[node] for node in c.NODE_OF_SPACE)
_ENTRIES: Final = (*c.DICE, *(f"token_{value}" for value in range(1, c.FACES + 1)))
"""What can lie in a row; entry number = 1 + index, as TOKEN is the number of dice."""
assert s.TOKEN == c.DIE_COUNT


def _name(words: tuple[str, ...], code: int) -> str | None:
    """The word of a code that is 1 + index, or None for 0."""
    return words[code - 1] if code > 0 else None


def _code(reader: Reader, words: tuple[str, ...]) -> int:
    """The inverse of `_name`."""
    return 0 if reader.value is None else 1 + reader.word(words)


def _bits(flags: vec[i64], start: int, count: int) -> int:
    return sum([1 << i for i in range(count) if flags[start + i] == 1])


def _set_flags(flags: vec[i64], start: int, count: int, bits: int) -> None:
    for i in range(count):
        flags[start + i] = bits >> i & 1


def _seat(owner: int) -> int | None:
    return owner if owner >= 0 else None


def _load_seat(reader: Reader, seats: int) -> int:
    return -1 if reader.value is None else reader.integer(0, seats - 1)


def dump(state: CoimbraFields) -> Position:
    """The canonical position."""
    seats, game = int(state.seats), state.game()
    position: Dump = {
        "game": game.name,
        "version": game.version,
        "seats": seats,
        "options": game.dump_options(options_of(state)),
        "phase": s.PHASES[state.phase],
        "round": int(state.round),
        "lap": int(state.lap),
        "turn": int(state.turn),
        "location": c.LOCATIONS[state.location],
        "order": [int(seat) for seat in state.order if seat >= 0],
        "agenda": [dump_frame(state.agenda, i) for i in range(state.agenda.depth)],
        "monasteries": {name: _name(c.MONASTERIES, state.monasteries[i]) for i, name in enumerate(_SPACE_NAMES)},
        "scoring_tiles": {name: _name(c.TILES, state.tiles[i]) for i, name in enumerate(p.CLASSES)},
        "voyages": [_name(c.VOYAGES, code) for code in state.voyages],
        "favors": {name: _seat(int(state.favors[i])) for i, name in enumerate(c.FAVORS)},
        "crowns": {name: _dump_crown(int(state.crowns[i])) for i, name in enumerate(p.CLASSES)},
        "display": {
            name: [_name(c.CARDS, state.display[row * c.COLUMNS + column]) for column in range(c.COLUMNS)]
            for row, name in enumerate(c.LOCATIONS[1:])
        },
        "groups": [[_name(c.CARDS, state.groups[group * 2 + i]) for i in range(2)] for group in range(seats)],
        "undrawn": dump_set(_bits(state.undrawn, 0, c.CARD_COUNT), c.CARDS),
        "discard": dump_set(_bits(state.discard, 0, c.CARD_COUNT), c.CARDS),
        "dice": {
            name: {"value": int(state.values[i]), "owner": _seat(int(state.owners[i]))}
            for i, name in enumerate(c.DICE)
            if c.DICE_IN_GAME[seats * c.DIE_COUNT + i] == 1
        },
        "rows": {
            name: [_ENTRIES[state.rows[i * c.ROW + k] - 1] for k in range(state.row_sizes[i])]
            for i, name in enumerate(c.LOCATIONS)
        },
        "cap": _name(c.DICE, state.capped),
        "repeated": dump_set(int(state.repeated), c.CARDS),
        "tracks": {name: _dump_track(state, i) for i, name in enumerate(p.CLASSES)},
        "players": [_dump_player(state, seat) for seat in range(seats)],
    }
    if not game.options:
        del position["options"]
    return cast(Position, position)  # a TypedDict is no dict to type checkers


def _dump_crown(code: int) -> int | str | None:
    """A seat, a place of the display, or None."""
    return code - s.HELD if code >= s.HELD else _name(PLACE_NAMES, code)


def _dump_track(state: CoimbraFields, track: int) -> list["Disk"]:
    """The disks from first to last, each as seat and space."""
    seats = [int(state.standing[track * c.MAX_SEATS + place]) for place in range(state.seats)]
    return [{"seat": seat, "space": int(state.influence[track * c.MAX_SEATS + seat])} for seat in seats if seat >= 0]


def _dump_player(state: CoimbraFields, seat: int) -> "Player":
    start = seat * c.CARD_COUNT
    return {
        "coins": int(state.coins[seat]),
        "guards": int(state.guards[seat]),
        "points": int(state.points[seat]),
        "pilgrim": _name(c.NODES, state.pilgrims[seat] + 1),
        "cards": [c.CARDS[state.hands[start + i] - 1] for i in range(state.hand_sizes[seat])],
        "monasteries": dump_set(_bits(state.disks, seat * c.MONASTERY_SPACES, c.MONASTERY_SPACES), _SPACE_NAMES),
        "voyages": [slot for slot in range(c.SLOTS) if state.investments[seat * c.SLOTS + slot] == 1],
    }


def load_from(state: CoimbraFields, top: Reader) -> None:
    """Fill a state from a dump; the first malformed value raises BadData with its place."""
    seats = top.at("seats").integer(2, c.MAX_SEATS)
    clear(state)
    state.seats = seats
    game = state.game()
    set_options(state, game.load_options(top.at("options"), seats) if game.options else game.with_later({}))
    state.phase = top.at("phase").word(s.PHASES)
    state.round = top.at("round").integer(0, c.ROUNDS)
    state.lap = top.at("lap").integer(0, 2)
    state.turn = top.at("turn").integer(0, seats)
    state.location = top.at("location").word(c.LOCATIONS)
    state.capped = _code(top.at("cap"), c.DICE)
    state.repeated = load_set(top.at("repeated"), c.CARDS)
    _load_board(state, top)
    _load_cards(state, top)
    _load_dice(state, top)
    for i, player in enumerate(top.at("players").items_exactly(seats)):
        _load_player(state, i, player)
    frames = top.at("agenda").items()
    if len(frames) > d.AGENDA_CAPACITY:
        raise top.at("agenda").fail(f"expected at most {d.AGENDA_CAPACITY} frames")
    for frame in frames:
        load_frame(state.agenda, frame, seats)


def _load_board(state: CoimbraFields, reader: Reader) -> None:
    """What lies on the board: order, tiles, voyages, crowns, tracks."""
    seats = int(state.seats)
    order = reader.at("order")
    if len(order.items()) > seats:
        raise order.fail(f"expected at most {seats} seats")
    for flag, seat in enumerate(order.items()):
        state.order[flag] = seat.integer(0, seats - 1)
    reader.at("monasteries").only(_SPACE_NAMES)
    for i, space in enumerate(_SPACE_NAMES):
        state.monasteries[i] = _code(reader.at("monasteries").at(space), c.MONASTERIES)
    for i, slot in enumerate(reader.at("voyages").items_exactly(c.SLOTS)):
        state.voyages[i] = _code(slot, c.VOYAGES)
    reader.at("favors").only(c.FAVORS)
    for i, tile in enumerate(c.FAVORS):
        state.favors[i] = _load_seat(reader.at("favors").at(tile), seats)
    for key in ("scoring_tiles", "crowns", "tracks"):
        reader.at(key).only(p.CLASSES)
    for track, name in enumerate(p.CLASSES):
        state.tiles[track] = _code(reader.at("scoring_tiles").at(name), c.TILES)
        crown = reader.at("crowns").at(name)
        held = isinstance(crown.value, int)
        state.crowns[track] = s.HELD + crown.integer(0, seats - 1) if held else _code(crown, PLACE_NAMES)
        _load_track(state, track, reader.at("tracks").at(name))


def _load_track(state: CoimbraFields, track: int, reader: Reader) -> None:
    disks = reader.items()
    if len(disks) > state.seats:
        raise reader.fail(f"expected at most {state.seats} disks")
    for place, disk in enumerate(disks):
        disk.only(("seat", "space"))
        seat = disk.at("seat").integer(0, state.seats - 1)
        if seat in [int(state.standing[track * c.MAX_SEATS + i]) for i in range(place)]:
            raise disk.at("seat").fail("has another disk here")
        state.standing[track * c.MAX_SEATS + place] = seat
        state.influence[track * c.MAX_SEATS + seat] = disk.at("space").integer(0, c.SPACES - 1)


def _load_cards(state: CoimbraFields, reader: Reader) -> None:
    """Display, start groups, undrawn cards, discard pile."""
    display = reader.at("display")
    display.only(c.LOCATIONS[1:])
    for row, name in enumerate(c.LOCATIONS[1:]):
        for column, card in enumerate(display.at(name).items_exactly(c.COLUMNS)):
            state.display[row * c.COLUMNS + column] = _code(card, c.CARDS)
    for group, pair in enumerate(reader.at("groups").items_exactly(state.seats)):
        for i, card in enumerate(pair.items_exactly(2)):
            state.groups[group * 2 + i] = _code(card, c.CARDS)
    _set_flags(state.undrawn, 0, c.CARD_COUNT, load_set(reader.at("undrawn"), c.CARDS))
    _set_flags(state.discard, 0, c.CARD_COUNT, load_set(reader.at("discard"), c.CARDS))


def _load_dice(state: CoimbraFields, reader: Reader) -> None:
    """Values, owners and rows."""
    used = [name for die, name in enumerate(c.DICE) if c.DICE_IN_GAME[state.seats * c.DIE_COUNT + die] == 1]
    dice = reader.at("dice")
    dice.only(used)
    for name in used:
        dice.at(name).only(("value", "owner"))
        die = c.DICE.index(name)
        state.values[die] = dice.at(name).at("value").integer(0, c.FACES)
        state.owners[die] = _load_seat(dice.at(name).at("owner"), int(state.seats))
    rows = reader.at("rows")
    rows.only(c.LOCATIONS)
    for location, name in enumerate(c.LOCATIONS):
        entries = rows.at(name).items()
        if len(entries) > c.ROW:
            raise rows.at(name).fail(f"expected at most {c.ROW} dice and tokens")
        state.row_sizes[location] = len(entries)
        for i, entry in enumerate(entries):
            state.rows[location * c.ROW + i] = 1 + entry.word(_ENTRIES)


def _load_player(state: CoimbraFields, seat: int, player: Reader) -> None:
    player.only(_PLAYER_KEYS)
    state.coins[seat] = player.at("coins").integer(0, c.LIMIT)
    state.guards[seat] = player.at("guards").integer(0, c.LIMIT)
    state.points[seat] = player.at("points").integer(-MOST_POINTS, MOST_POINTS)
    state.pilgrims[seat] = _code(player.at("pilgrim"), c.NODES) - 1
    cards = player.at("cards").items()
    if len(cards) > c.CARD_COUNT:
        raise player.at("cards").fail(f"expected at most {c.CARD_COUNT} cards")
    for i, card in enumerate(cards):
        state.hands[seat * c.CARD_COUNT + i] = 1 + card.word(c.CARDS)
    state.hand_sizes[seat] = len(cards)
    disks = load_set(player.at("monasteries"), _SPACE_NAMES)
    _set_flags(state.disks, seat * c.MONASTERY_SPACES, c.MONASTERY_SPACES, disks)
    last = -1
    for item in player.at("voyages").items():
        slot = item.integer(last + 1, c.SLOTS - 1)
        state.investments[seat * c.SLOTS + slot] = 1
        last = slot
