"""What the city offers, as integers for learning: its tiles are drawn anew in every game, a site alone tells little."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.merv import decisions as d
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.learn.stalls import party_offset
from tabuleiro.games.merv.state import MervFields

LINE_COUNT: Final = 10
"""The columns, which masters on N and S look along, then the rows of E and W (ME-3.2)."""
_LINES: Final = (*(f"column{i}" for i in range(c.LINE)), *(f"row{i}" for i in range(c.LINE)))
SLOT_WIDTH: Final = 8
_SLOT: Final = ("taken", "makes", *(f"kind_{kind}" for kind in c.SITE_TYPES))
# Where each block begins.
OWN_LINES: Final = 0
PARTY_LINES: Final = 50
PARTY_COLOURS: Final = 90
SLOTS: Final = 110
LINE_KINDS: Final = 150
SITE_KIND: Final = 156
CITY_WIDTH: Final = 162
CITY_NAMES: Final = (
    *(f"own_{line}_{colour}" for line in _LINES for colour in c.COLOURS),
    *(f"player{offset}_{line}" for offset in range(c.MAX_PARTIES) for line in _LINES),
    *(f"player{offset}_makes_{colour}" for offset in range(c.MAX_PARTIES) for colour in c.COLOURS),
    *(f"slot{i}_{what}" for i in range(c.SLOTS_PER_SIDE) for what in _SLOT),
    *(f"line_kind_{kind}" for kind in c.SITE_TYPES),
    *(f"site_kind_{kind}" for kind in c.SITE_TYPES),
)
assert len(_SLOT) == SLOT_WIDTH
assert CITY_NAMES.index(f"player0_{_LINES[0]}") == PARTY_LINES
assert CITY_NAMES.index(f"player0_makes_{c.COLOURS[0]}") == PARTY_COLOURS
assert CITY_NAMES.index("slot0_taken") == SLOTS
assert CITY_NAMES.index(f"line_kind_{c.SITE_TYPES[0]}") == LINE_KINDS
assert CITY_NAMES.index(f"site_kind_{c.SITE_TYPES[0]}") == SITE_KIND
assert len(CITY_NAMES) == CITY_WIDTH
_COLUMN_OF: Final = vec[i64]([int(cell[3]) for cell in c.CELLS])
_ROW_OF: Final = vec[i64]([c.LINE + int(cell[1]) for cell in c.CELLS])


def write_city(state: MervFields, seat: i64, out: vec[i64], start: i64) -> None:
    """The facts of CITY_NAMES in their order, as a seat sees them.

    A building makes its colour, or white instead, or a bonus cube as well (ME-4.3.1).
    """
    buildings: vec[i64] = state.buildings
    upgrades: vec[i64] = state.upgrades
    tiles: vec[i64] = state.tiles
    colours: vec[i64] = c.TILE_COLOURS
    site: i64 = 0
    while site < c.SITE_COUNT:
        if buildings[site] != 0:
            offset: i64 = party_offset(state, seat, buildings[site] - 1)
            upgrade: i64 = upgrades[site] - 1
            if upgrade < 0 or c.UPGRADE_KINDS[upgrade] == c.BONUS_UPGRADE:
                _write_cube(out, start, site, offset, colours[tiles[site] - 1])
            if upgrade >= 0:
                _write_cube(out, start, site, offset, c.UPGRADE_COLOURS[upgrade])
        site += 1
    _write_slots(state, out, start)
    _write_turn(state, seat, out, start)


def _write_cube(out: vec[i64], start: i64, site: i64, offset: i64, colour: i64) -> None:
    """One cube that a party gains whenever a line with its building is generated."""
    column: i64 = _COLUMN_OF[site]
    row: i64 = _ROW_OF[site]
    if offset == 0:
        out[start + OWN_LINES + column * c.COLOUR_COUNT + colour] += 1
        out[start + OWN_LINES + row * c.COLOUR_COUNT + colour] += 1
    out[start + PARTY_LINES + offset * LINE_COUNT + column] += 1
    out[start + PARTY_LINES + offset * LINE_COUNT + row] += 1
    out[start + PARTY_COLOURS + offset * c.COLOUR_COUNT + colour] += 1


def _write_slots(state: MervFields, out: vec[i64], start: i64) -> None:
    """For each slot of the side in play: a master there, what own buildings of its line make, its kinds of sites."""
    first: i64 = 0 if state.round % 2 == 0 else c.LINE
    tiles: vec[i64] = state.tiles
    kinds: vec[i64] = c.TILE_TYPES
    lines: vec[i64] = c.LINES
    slots: vec[i64] = state.slots
    base: i64 = start + SLOTS
    at: i64 = state.round * c.SLOTS_PER_SIDE * c.LINE
    slot: i64 = 0
    while slot < c.SLOTS_PER_SIDE:
        if slots[slot] != 0:
            out[base] = 1
        out[base + 1] = out[start + PARTY_LINES + first + slot]
        end: i64 = at + c.LINE
        while at < end:
            site: i64 = lines[at]
            if site >= 0 and tiles[site] != 0:
                out[base + 2 + kinds[tiles[site] - 1]] += 1
            at += 1
        base += SLOT_WIDTH
        slot += 1


def _write_turn(state: MervFields, seat: i64, out: vec[i64], start: i64) -> None:
    """In the own turn: the kinds of sites to choose from, then the kind that was chosen, until its action is."""
    if state.active != seat or state.slot < 0:
        return
    if state.site < 0:
        kind: i64 = 0
        while kind < c.SITE_TYPE_COUNT:
            out[start + LINE_KINDS + kind] = out[start + SLOTS + state.slot * SLOT_WIDTH + 2 + kind]
            kind += 1
    elif state.agenda.depth > 0 and state.agenda.kind() == d.MAIN_ACTION:
        out[start + SITE_KIND + c.TILE_TYPES[state.tiles[state.site] - 1]] = 1
