"""What players take from and give back to the general supply; what is missing is not owed (ME-15.1)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.merv import actions as ids
from tabuleiro.games.merv import decisions as d
from tabuleiro.games.merv import state as s
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.present.events import note_at, note_number, note_number_at
from tabuleiro.games.merv.state import MervFields


def take_cubes(state: MervFields, seat: i64, colour: i64, wanted: i64) -> None:
    """Take cubes of a colour, as far as there are any."""
    taken: i64 = wanted
    if taken > state.supply[colour]:
        taken = state.supply[colour]
    if taken > 0:
        state.supply[colour] -= taken
        state.cubes[seat * c.COLOUR_COUNT + colour] += taken
        note_number_at(state, "gain_cube", seat, "cube", c.COLOURS, colour, taken)


def pay_cube(state: MervFields, seat: i64, colour: i64) -> None:
    """Give a cube back to the supply (ME-4.9)."""
    state.cubes[seat * c.COLOUR_COUNT + colour] -= 1
    state.supply[colour] += 1
    note_at(state, "pay", seat, "cube", c.COLOURS, colour)


def hand_camels(state: MervFields, seat: i64, camels: i64) -> None:
    """Put camels that were lying somewhere into a player's hand."""
    if camels > 0:
        state.counts[seat * s.COUNT_WIDTH + s.CAMELS_HELD] += camels
        note_number(state, "gain_camel", seat, "number", camels)


def take_camels(state: MervFields, seat: i64, wanted: i64) -> None:
    """Take camels from the supply, as far as there are any."""
    taken: i64 = wanted
    if taken > state.supply_camels:
        taken = state.supply_camels
    state.supply_camels -= taken
    hand_camels(state, seat, taken)


def is_wild(state: MervFields, seat: i64, colour: i64) -> bool:
    """Whether cubes of a colour are jokers for a player: white, and the colour of an own breakthrough (ME-0.3)."""
    if colour == c.WHITE:
        return True
    tile: i64 = c.WILD_TILES[colour]
    return tile >= 0 and state.breakthroughs[tile] == seat + 1


def cubes_in_hand(state: MervFields, seat: i64) -> i64:
    """All cubes of a player."""
    cubes: vec[i64] = state.cubes
    held: i64 = 0
    colour: i64 = 0
    while colour < c.COLOUR_COUNT:
        held += cubes[seat * c.COLOUR_COUNT + colour]
        colour += 1
    return held


def has_coloured_cube(state: MervFields) -> bool:
    """Whether the supply holds a cube that is not white."""
    colour: i64 = 0
    while colour < c.COLOURED:
        if state.supply[colour] > 0:
            return True
        colour += 1
    return False


def legal_choose_cube(state: MervFields, out: vec[i64]) -> i64:
    """The colours, white excepted, that the supply holds."""
    count: i64 = 0
    colour: i64 = 0
    while colour < c.COLOURED:
        if state.supply[colour] > 0:
            out[count] = ids.CHOOSE_CUBE + colour
            count += 1
        colour += 1
    return count


def apply_choose_cube(state: MervFields, colour: i64) -> None:
    """Take a cube of the chosen colour."""
    seat: i64 = state.agenda.get(d.ACTOR)
    state.agenda.pop()
    take_cubes(state, seat, colour, 1)
