"""What the judge reads off the table: plain facts, each computed anew from the fields of the state."""

from typing import Final

from tabuleiro.core.agenda import WIDTH
from tabuleiro.games.merv.data.components import (
    BREAKTHROUGH_COUNT,
    BREAKTHROUGH_KINDS,
    CELLS,
    CITIES,
    CITY_COUNT,
    COLOUR_COUNT,
    COLOURS,
    FORTS,
    HALL_COUNT,
    MAX_PARTIES,
    MAX_SEATS,
    ROW_SIZE,
    SIDES,
    SITE_TYPES,
    SPICE_COUNT,
    SUBJECTS,
    TILE_TYPES,
    WHITE,
    WILD,
)
from tabuleiro.games.merv.state import ACTOR, COUNT_WIDTH, MervState

NONE: Final = -1
"""No breakthrough, no city: the answer of a search that found nothing."""
CENTRE: Final = 2
"""The row and the column of the camel market (ME-2.1)."""


# The agenda


def decider(state: MervState) -> int:
    """The seat that decides now."""
    return state.agenda.get(ACTOR)


def column_below(state: MervState, below: int, column: int) -> int:
    """A column of the frame that lies so many frames below the top one."""
    return state.agenda.frames[(state.agenda.depth - 1 - below) * WIDTH + column]


# Names


def cell_name(site: int) -> str:
    """The message that names the cell of a site."""
    return f"cell-{CELLS[site]}"


def city_name(city: int) -> str:
    """The message that names a trade city."""
    return f"city-{CITIES[city]}"


def cube_name(colour: int) -> str:
    """The message that names a cube."""
    return f"cube-{COLOURS[colour]}"


def site_name(site_type: int) -> str:
    """The message that names a kind of site, and with it an action."""
    return f"site-{SITE_TYPES[site_type]}"


# What a player owns


def count(state: MervState, party: int, column: int) -> int:
    """One of the numbers that are kept for every party (the columns of `counts`)."""
    return state.counts[party * COUNT_WIDTH + column]


def cubes_of(state: MervState, seat: int) -> list[int]:
    """The cubes in hand, by colour."""
    return [int(state.cubes[seat * COLOUR_COUNT + colour]) for colour in range(COLOUR_COUNT)]


def breakthrough_about(state: MervState, seat: int, kind: int, subject: int) -> bool:
    """Whether the player owns a breakthrough of this kind about this action or colour (ME-8.5.4)."""
    for tile in range(BREAKTHROUGH_COUNT):
        is_own = state.breakthroughs[tile] == 1 + seat
        if is_own and BREAKTHROUGH_KINDS[tile] == kind and SUBJECTS[tile] == subject:
            return True
    return False


def is_wild(state: MervState, seat: int, colour: int) -> bool:
    """Whether cubes of this colour are jokers for the player (ME-0.3)."""
    return colour == WHITE or breakthrough_about(state, seat, WILD, colour)


def courtiers_of(state: MervState, party: int) -> int:
    """The courtiers of a party in the whole palace."""
    return sum([int(state.courtiers[hall * MAX_PARTIES + party]) for hall in range(HALL_COUNT)])


def courtiers_in(state: MervState, hall: int) -> int:
    """The courtiers of all parties in a hall."""
    return sum([int(state.courtiers[hall * MAX_PARTIES + party]) for party in range(MAX_PARTIES)])


def has_post(state: MervState, seat: int, city: int) -> bool:
    """Whether the player's trading post is in the city."""
    return state.posts[city * MAX_SEATS + seat] == 1


def posts_of(state: MervState, seat: int) -> int:
    """How many trading posts the player has founded."""
    return len([city for city in range(CITY_COUNT) if has_post(state, seat, city)])


def spices_of(state: MervState, seat: int) -> list[int]:
    """The kinds of spice that the player owns (ME-8.1.5)."""
    return [spice for spice in range(SPICE_COUNT) if state.spices[seat * SPICE_COUNT + spice] > 0]


# The city


def row_and_column(site: int) -> tuple[int, int]:
    """The cell of a site; the camel market in the middle is no site and has no number (ME-2.1)."""
    market = CENTRE * 5 + CENTRE
    cell = site if site < market else site + 1
    return cell // 5, cell % 5


def is_in_line(state: MervState, site: int) -> bool:
    """Whether a site lies in front of the master: a column on sides N and S, a row on E and W (ME-3.2)."""
    row, column = row_and_column(site)
    return state.slot == (column if SIDES[int(state.round)] in ("N", "S") else row)


def has_fortification(state: MervState, side: str, index: int) -> bool:
    """Whether a wall or gate stands on a slot."""
    return state.forts[FORTS.index(f"fort_{side.lower()}{index}")] != 0


def is_attacked(state: MervState, site: int) -> bool:
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


def type_of(state: MervState, site: int) -> int:
    """The kind of the tile on a site."""
    return TILE_TYPES[state.tiles[site] - 1]


def is_soldier_target(state: MervState, site: int) -> bool:
    """Whether a site has a building and no soldier (ME-7.2)."""
    return state.buildings[site] != 0 and state.soldiers[site] == 0


# The caravan row


def cards_in_row(state: MervState) -> int:
    """How many cards lie in the row."""
    return len([position for position in range(ROW_SIZE) if state.row[position] != 0])


def leading_camels(state: MervState) -> int:
    """How many leading cards carry a camel (ME-8.1.1)."""
    leading = 0
    while leading < cards_in_row(state) and state.row_camels[leading] > 0:
        leading += 1
    return leading
