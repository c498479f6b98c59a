"""What the judge reads off the table: plain facts, each computed from the fields of the state alone."""

from typing import Final

from tabuleiro.core.agenda import WIDTH
from tabuleiro.games.merv import decisions as d
from tabuleiro.games.merv import state as s
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.state import MervFields

NONE: Final = -1
"""No breakthrough, no city: the answer of a search that found nothing."""
CENTRE: Final = 2
"""The row and the column of the camel market (ME-2.1)."""


# The agenda


def decider(state: MervFields) -> int:
    """The seat that decides now."""
    return state.agenda.get(d.ACTOR)


def column_below(state: MervFields, below: int, column: int) -> int:
    """A column of the frame that lies `below` frames under the top one."""
    return state.agenda.frames[(state.agenda.depth - 1 - below) * WIDTH + column]


# Names


def cell_name(site: int) -> str:
    """The message that names the cell of a site."""
    return f"cell-{c.CELLS[site]}"


def city_name(city: int) -> str:
    """The message that names a trade city."""
    return f"city-{c.CITIES[city]}"


def cube_name(colour: int) -> str:
    """The message that names a cube."""
    return f"cube-{c.COLOURS[colour]}"


def site_name(site_type: int) -> str:
    """The message that names a kind of site, and with it an action."""
    return f"site-{c.SITE_TYPES[site_type]}"


# What a player owns


def count(state: MervFields, party: int, column: int) -> int:
    """One of the numbers that are kept for every party (the columns of `counts`)."""
    return state.counts[party * s.COUNT_WIDTH + column]


def cubes_of(state: MervFields, seat: int) -> list[int]:
    """The cubes in hand, by colour."""
    return [int(state.cubes[seat * c.COLOUR_COUNT + colour]) for colour in range(c.COLOUR_COUNT)]


def breakthrough_about(state: MervFields, seat: int, kind: int, subject: int) -> bool:
    """Whether the player owns a breakthrough of this kind about this action or colour (ME-8.5.4)."""
    for tile in range(c.BREAKTHROUGH_COUNT):
        is_own = state.breakthroughs[tile] == 1 + seat
        if is_own and c.BREAKTHROUGH_KINDS[tile] == kind and c.SUBJECTS[tile] == subject:
            return True
    return False


def is_wild(state: MervFields, seat: int, colour: int) -> bool:
    """Whether cubes of this colour are jokers for the player (ME-0.3)."""
    return colour == c.WHITE or breakthrough_about(state, seat, c.WILD, colour)


def courtiers_of(state: MervFields, party: int) -> int:
    """The courtiers of a party in the whole palace."""
    return sum([int(state.courtiers[hall * c.MAX_PARTIES + party]) for hall in range(c.HALL_COUNT)])


def courtiers_in(state: MervFields, hall: int) -> int:
    """The courtiers of all parties in a hall."""
    return sum([int(state.courtiers[hall * c.MAX_PARTIES + party]) for party in range(c.MAX_PARTIES)])


def has_post(state: MervFields, seat: int, city: int) -> bool:
    """Whether the player's trading post is in the city."""
    return state.posts[city * c.MAX_SEATS + seat] == 1


def posts_of(state: MervFields, seat: int) -> int:
    """How many trading posts the player has founded."""
    return len([city for city in range(c.CITY_COUNT) if has_post(state, seat, city)])


def spices_of(state: MervFields, seat: int) -> list[int]:
    """The kinds of spice that the player owns (ME-8.1.5)."""
    return [spice for spice in range(c.SPICE_COUNT) if state.spices[seat * c.SPICE_COUNT + spice] > 0]


# The city


def row_and_column(site: int) -> tuple[int, int]:
    """The cell of a site; the camel market in the middle is no site and has no number (ME-2.1)."""
    market = CENTRE * 5 + CENTRE
    cell = site if site < market else site + 1
    return cell // 5, cell % 5


def is_in_line(state: MervFields, site: int) -> bool:
    """Whether a site lies in front of the master: a column on sides N and S, a row on E and W (ME-3.2)."""
    row, column = row_and_column(site)
    return state.slot == (column if c.SIDES[int(state.round)] in ("N", "S") else row)


def has_fortification(state: MervFields, side: str, index: int) -> bool:
    """Whether a wall or gate stands on a slot."""
    return state.forts[c.FORTS.index(f"fort_{side.lower()}{index}")] != 0


def is_attacked(state: MervFields, site: int) -> bool:
    """Whether a site has a building, no soldier, and an exposed side without fortification (ME-11.1, ME-11.2)."""
    if state.buildings[site] == 0 or state.soldiers[site] != 0:
        return False
    row, column = row_and_column(site)
    return (
        (row <= 1 and not has_fortification(state, "N", column))
        or (row >= 3 and not has_fortification(state, "S", column))
        or (column <= 1 and not has_fortification(state, "W", row))
        or (column >= 3 and not has_fortification(state, "E", row))
    )


def type_of(state: MervFields, site: int) -> int:
    """The kind of the tile on a site."""
    return c.TILE_TYPES[state.tiles[site] - 1]


def is_soldier_target(state: MervFields, site: int) -> bool:
    """Whether a site has a building and no soldier (ME-7.2)."""
    return state.buildings[site] != 0 and state.soldiers[site] == 0


# The caravan row


def cards_in_row(state: MervFields) -> int:
    """How many cards lie in the row."""
    return len([position for position in range(c.ROW_SIZE) if state.row[position] != 0])


def leading_camels(state: MervFields) -> int:
    """How many leading cards carry a camel (ME-8.1.1)."""
    leading = 0
    while leading < cards_in_row(state) and state.row_camels[leading] > 0:
        leading += 1
    return leading
