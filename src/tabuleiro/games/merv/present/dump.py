"""Positions as JSON: the canonical dump with readable ids and its exact inverse."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.core.reader import Reader
from tabuleiro.games.merv import decisions as d
from tabuleiro.games.merv import state as s
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.present.frames import dump_frame, dump_party, load_frame, load_listed, load_party
from tabuleiro.games.merv.setup import options_of, set_options
from tabuleiro.games.merv.state import MervFields, clear

if TYPE_CHECKING:
    from tabuleiro.games.merv.present.shape import Cell, Dump, MervParty

KEYS: Final = (
    "game",
    "version",
    "seats",
    "options",
    "year",
    "side",
    "turn",
    "active",
    "slot",
    "site",
    "market_used",
    "agenda",
    "order",
    "slots",
    "queue",
    "queue_camels",
    "supply",
    "stock",
    "city",
    "forts",
    "yard",
    "camel_market",
    "row",
    "deck",
    "route_camels",
    "piles",
    "solo_deck",
    "parties",
)
_COUNTS: Final = (
    ("houses", s.HOUSES_LEFT),
    ("servants", s.SERVANTS_LEFT),
    ("camels", s.CAMELS_HELD),
    ("favor", s.FAVOR),
    ("influence", s.INFLUENCE),
    ("mosque", s.STEP),
    ("scrolls", s.LOOSE_SCROLLS),
)
_LISTS: Final = ("posts", "contracts", "breakthroughs", "scoring_tiles")
MANY: Final = 999
"""No counter of a sound position is larger; the invariants say more."""


def _numbers(words: tuple[str, ...], table: vec[i64], start: int) -> dict[str, int]:
    return {word: int(table[start + i]) for i, word in enumerate(words)}


def _owned(words: tuple[str, ...], owners: vec[i64], party: int) -> list[str]:
    return [word for i, word in enumerate(words) if owners[i] == party + 1]


def _party(state: MervFields, value: int) -> int | str | None:
    return dump_party(state, value - 1) if value > 0 else None


def _word(words: tuple[str, ...], value: int) -> str | None:
    return words[value - 1] if value > 0 else None


def _dump_party(state: MervFields, party: int) -> "MervParty":
    at = party * s.COUNT_WIDTH
    return {
        "houses": int(state.counts[at + s.HOUSES_LEFT]),
        "servants": int(state.counts[at + s.SERVANTS_LEFT]),
        "camels": int(state.counts[at + s.CAMELS_HELD]),
        "favor": int(state.counts[at + s.FAVOR]),
        "influence": int(state.counts[at + s.INFLUENCE]),
        "mosque": int(state.counts[at + s.STEP]),
        "scrolls": int(state.counts[at + s.LOOSE_SCROLLS]),
        "cubes": _numbers(c.COLOURS, state.cubes, party * c.COLOUR_COUNT),
        "spices": _numbers(c.SPICES, state.spices, party * c.SPICE_COUNT),
        "goods": _numbers(c.GOODS, state.goods, party * c.GOOD_COUNT),
        "courtiers": {hall: int(state.courtiers[i * c.MAX_PARTIES + party]) for i, hall in enumerate(c.HALLS)},
        "posts": [city for i, city in enumerate(c.CITIES) if state.posts[i * c.MAX_SEATS + party] == 1],
        "contracts": _owned(c.CONTRACTS, state.contracts, party),
        "breakthroughs": _owned(c.BREAKTHROUGHS, state.breakthroughs, party),
        "scoring_tiles": _owned(c.SCORING_TILES, state.scoring_tiles, party),
        "points": _numbers(c.CATEGORIES, state.points, party * c.CATEGORY_COUNT),
    }


def _dump_cell(state: MervFields, site: int) -> "Cell":
    return {
        "tile": _word(c.TILES, int(state.tiles[site])),
        "building": _party(state, int(state.buildings[site])),
        "soldier": _party(state, int(state.soldiers[site])),
        "upgrade": _word(c.UPGRADES, int(state.upgrades[site])),
        "ransom": _word(c.COLOURS, int(state.ransoms[site])),
    }


def _dump_piles(state: MervFields) -> dict[str, list[str]]:
    piles: dict[str, list[str]] = {}
    for pile, name in enumerate(c.PILES):
        cards = [int(state.piles[pile * c.PILE_SIZE + depth]) for depth in range(c.PILE_SIZE)]
        piles[name] = [c.CONTRACTS[card - 1] for card in cards if card > 0]
    return piles


def dump(state: MervFields) -> "Dump":
    """The canonical position."""
    game = state.game()
    return {
        "game": game.name,
        "version": game.version,
        "seats": int(state.seats),
        "options": game.dump_options(options_of(state)),
        "year": int(state.year),
        "side": c.SIDES[state.round],
        "turn": int(state.turn),
        "active": _party(state, int(state.active) + 1),
        "slot": int(state.slot) if state.slot >= 0 else None,
        "site": _word(c.CELLS, int(state.site) + 1),
        "market_used": state.market_used == 1,
        "agenda": [dump_frame(state, i) for i in range(int(state.agenda.depth))],
        "order": [_party(state, int(state.order[i])) for i in range(int(state.parties))],
        "slots": [_party(state, int(party)) for party in state.slots],
        "queue": [_party(state, int(state.queue[i])) for i in range(int(state.parties))],
        "queue_camels": [int(state.queue_camels[i]) for i in range(int(state.parties))],
        "supply": {
            **_numbers(c.COLOURS, state.supply, 0),
            "camels": int(state.supply_camels),
            "scrolls": int(state.supply_scrolls),
        },
        "stock": _numbers(c.GOODS, state.stock, 0),
        "city": {cell: _dump_cell(state, site) for site, cell in enumerate(c.CELLS)},
        "forts": {fort: _word(c.COLUMNS, int(state.forts[i])) for i, fort in enumerate(c.FORTS)},
        "yard": {column: _numbers(c.KINDS, state.yard, i * 2) for i, column in enumerate(c.COLUMNS)},
        "camel_market": {c.SPACES[space]: int(state.market[space]) for space in spaces_in_use(state)},
        "row": [
            {"spice": c.SPICES[state.row[i] - 1], "camel": state.row_camels[i] == 1}
            for i in range(c.ROW_SIZE)
            if state.row[i] > 0
        ],
        "deck": _numbers(c.SPICES, state.deck, 0),
        "route_camels": [route for i, route in enumerate(c.ROUTES) if state.route_camels[i] == 1],
        "piles": _dump_piles(state),
        "solo_deck": [card for i, card in enumerate(c.SOLO_CARDS) if state.solo_deck[i] == 1],
        "parties": [_dump_party(state, party) for party in range(int(state.parties))],
    }


def spaces_in_use(state: MervFields) -> list[int]:
    """The camel-market spaces of the side in use (ME-2.2)."""
    return [space for space in range(len(c.SPACES)) if c.SPACE_SIDES[space] == c.MARKET_SIDES[state.seats]]


def load_from(state: MervFields, top: Reader) -> None:
    """Fill a state from a dump; BadData names the first value that cannot be read."""
    seats = top.at("seats").integer(1, c.MAX_SEATS)
    clear(state)
    state.seats = seats
    set_options(state, state.game().load_options(top.at("options"), seats))
    _load_course(state, top)
    for frame in top.at("agenda").items_at_most(s.AGENDA_CAPACITY):
        load_frame(state, frame)
    _load_supply(state, top)
    _load_city(state, top)
    _load_row(state, top.at("row"))
    for route in load_listed(top.at("route_camels"), c.ROUTES):
        state.route_camels[route] = 1
    _load_piles(state, top.at("piles"))
    for card in load_listed(top.at("solo_deck"), c.SOLO_CARDS):
        state.solo_deck[card] = 1
    for party, reader in enumerate(top.at("parties").items_exactly(int(state.parties))):
        _load_party(state, party, reader)
    _load_derived(state)


def _load_course(state: MervFields, top: Reader) -> None:
    parties = int(state.parties)
    state.year = top.at("year").integer(1, c.YEARS)
    state.round = top.at("side").word(c.SIDES[: c.ROUNDS])
    state.turn = top.at("turn").integer(0, parties)
    state.active = _load_owner(state, top.at("active")) - 1
    state.slot = -1 if top.at("slot").value is None else top.at("slot").integer(0, c.SLOTS_PER_SIDE - 1)
    state.site = _load_word(top.at("site"), c.CELLS) - 1
    state.market_used = 1 if top.at("market_used").boolean() else 0
    for i, party in enumerate(top.at("order").items_exactly(parties)):
        state.order[i] = _load_owner(state, party)
    for i, party in enumerate(top.at("slots").items_exactly(c.SLOTS_PER_SIDE)):
        state.slots[i] = _load_owner(state, party)
    for i, party in enumerate(top.at("queue").items_exactly(parties)):
        state.queue[i] = _load_owner(state, party)
    for i, camels in enumerate(top.at("queue_camels").integers(parties, 0, MANY)):
        state.queue_camels[i] = camels


def _load_owner(state: MervFields, reader: Reader) -> int:
    return 0 if reader.value is None else 1 + load_party(state, reader)


def _load_word(reader: Reader, words: tuple[str, ...]) -> int:
    return 0 if reader.value is None else 1 + reader.word(words)


def _load_numbers(reader: Reader, words: tuple[str, ...], table: vec[i64], start: int) -> None:
    reader.only(words)
    for i, word in enumerate(words):
        table[start + i] = reader.at(word).integer(0, MANY)


def _load_supply(state: MervFields, top: Reader) -> None:
    supply = top.at("supply")
    supply.only((*c.COLOURS, "camels", "scrolls"))
    for i, colour in enumerate(c.COLOURS):
        state.supply[i] = supply.at(colour).integer(0, MANY)
    state.supply_camels = supply.at("camels").integer(0, MANY)
    state.supply_scrolls = supply.at("scrolls").integer(0, MANY)
    _load_numbers(top.at("stock"), c.GOODS, state.stock, 0)
    _load_numbers(top.at("deck"), c.SPICES, state.deck, 0)
    market = top.at("camel_market")
    spaces = spaces_in_use(state)
    market.only([c.SPACES[space] for space in spaces])
    for space in spaces:
        state.market[space] = market.at(c.SPACES[space]).integer(0, 1)


def _load_city(state: MervFields, top: Reader) -> None:
    top.at("city").only(c.CELLS)
    for site, name in enumerate(c.CELLS):
        cell = top.at("city").at(name)
        cell.only(("tile", "building", "soldier", "upgrade", "ransom"))
        state.tiles[site] = _load_word(cell.at("tile"), c.TILES)
        state.buildings[site] = _load_owner(state, cell.at("building"))
        state.soldiers[site] = _load_owner(state, cell.at("soldier"))
        state.upgrades[site] = _load_word(cell.at("upgrade"), c.UPGRADES)
        state.ransoms[site] = _load_word(cell.at("ransom"), c.COLOURS)
    top.at("forts").only(c.FORTS)
    for i, fort in enumerate(c.FORTS):
        state.forts[i] = _load_word(top.at("forts").at(fort), c.COLUMNS)
    top.at("yard").only(c.COLUMNS)
    for i, column in enumerate(c.COLUMNS):
        _load_numbers(top.at("yard").at(column), c.KINDS, state.yard, i * 2)


def _load_row(state: MervFields, reader: Reader) -> None:
    for i, card in enumerate(reader.items_at_most(c.ROW_SIZE)):
        card.only(("spice", "camel"))
        state.row[i] = 1 + card.at("spice").word(c.SPICES)
        state.row_camels[i] = 1 if card.at("camel").boolean() else 0


def _load_piles(state: MervFields, reader: Reader) -> None:
    reader.only(c.PILES)
    for pile, name in enumerate(c.PILES):
        for depth, card in enumerate(reader.at(name).items_at_most(c.PILE_SIZE)):
            state.piles[pile * c.PILE_SIZE + depth] = 1 + card.word(c.CONTRACTS)


def _load_party(state: MervFields, party: int, reader: Reader) -> None:
    tables = ("cubes", "spices", "goods", "courtiers", "points")
    reader.only([*[name for name, _ in _COUNTS], *tables, *_LISTS])
    for name, column in _COUNTS:
        state.counts[party * s.COUNT_WIDTH + column] = reader.at(name).integer(0, MANY)
    _load_numbers(reader.at("cubes"), c.COLOURS, state.cubes, party * c.COLOUR_COUNT)
    _load_numbers(reader.at("spices"), c.SPICES, state.spices, party * c.SPICE_COUNT)
    _load_numbers(reader.at("goods"), c.GOODS, state.goods, party * c.GOOD_COUNT)
    _load_numbers(reader.at("points"), c.CATEGORIES, state.points, party * c.CATEGORY_COUNT)
    reader.at("courtiers").only(c.HALLS)
    for i, hall in enumerate(c.HALLS):
        state.courtiers[i * c.MAX_PARTIES + party] = reader.at("courtiers").at(hall).integer(0, MANY)
    for city in load_listed(reader.at("posts"), c.CITIES):
        state.posts[city * c.MAX_SEATS + party] = 1
    _load_owned(reader.at("contracts"), c.CONTRACTS, state.contracts, party)
    _load_owned(reader.at("breakthroughs"), c.BREAKTHROUGHS, state.breakthroughs, party)
    _load_owned(reader.at("scoring_tiles"), c.SCORING_TILES, state.scoring_tiles, party)


def _load_owned(reader: Reader, words: tuple[str, ...], owners: vec[i64], party: int) -> None:
    for i in load_listed(reader, words):
        if owners[i] != 0:
            raise reader.fail(f"{words[i]} belongs to somebody else already")
        owners[i] = party + 1


def _load_derived(state: MervFields) -> None:
    """What follows from the rest: goods and scrolls on contracts, upgrade tiles left in the mosque."""
    for contract in range(len(c.CONTRACTS)):
        seat = int(state.contracts[contract]) - 1
        if 0 <= seat < state.seats:
            state.counts[seat * s.COUNT_WIDTH + s.PLEDGED_SCROLLS] += c.CONTRACT_SCROLLS[contract]
            for good in range(c.GOOD_COUNT):
                state.pledged[seat * c.GOOD_COUNT + good] += c.CONTRACT_GOODS[contract * c.GOOD_COUNT + good]
    for tile in range(len(c.UPGRADES)):
        state.mosque_upgrades[tile] = 1
    for upgrade in state.upgrades:
        if upgrade > 0:
            state.mosque_upgrades[upgrade - 1] = 0
    if state.agenda.depth > 0 and state.agenda.kind() == d.CHOOSE_UPGRADE_SITE:
        state.mosque_upgrades[state.agenda.get(d.TILE)] = 0
