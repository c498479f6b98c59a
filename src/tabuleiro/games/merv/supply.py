"""What players take from and give back to the general supply; what is missing is not owed (ME-15.1)."""

from mypy_extensions import i64

from tabuleiro.games.merv.data.components import COLOUR_COUNT, COLOURS, WHITE, WILD_TILES
from tabuleiro.games.merv.present.events import note_at, note_number, note_number_at
from tabuleiro.games.merv.state import CAMELS_HELD, COUNT_WIDTH, MervState


def take_cubes(state: MervState, seat: i64, colour: i64, wanted: i64) -> None:
    """Take cubes of a colour, as far as there are any."""
    taken: i64 = wanted
    if taken > state.supply[colour]:
        taken = state.supply[colour]
    if taken > 0:
        state.supply[colour] -= taken
        state.cubes[seat * COLOUR_COUNT + colour] += taken
        note_number_at(state, "gain_cube", seat, "cube", COLOURS, colour, taken)


def pay_cube(state: MervState, seat: i64, colour: i64) -> None:
    """Give a cube back to the supply (ME-4.9)."""
    state.cubes[seat * COLOUR_COUNT + colour] -= 1
    state.supply[colour] += 1
    note_at(state, "pay", seat, "cube", COLOURS, colour)


def hand_camels(state: MervState, seat: i64, camels: i64) -> None:
    """Put camels that were lying somewhere into a player's hand."""
    if camels > 0:
        state.counts[seat * COUNT_WIDTH + CAMELS_HELD] += camels
        note_number(state, "gain_camel", seat, "number", camels)


def take_camels(state: MervState, seat: i64, wanted: i64) -> None:
    """Take camels from the supply, as far as there are any."""
    taken: i64 = wanted
    if taken > state.supply_camels:
        taken = state.supply_camels
    state.supply_camels -= taken
    hand_camels(state, seat, taken)


def is_wild(state: MervState, seat: i64, colour: i64) -> bool:
    """Whether cubes of a colour are jokers for a player: white, and the colour of an own breakthrough (ME-0.3)."""
    if colour == WHITE:
        return True
    tile: i64 = WILD_TILES[colour]
    return tile >= 0 and state.breakthroughs[tile] == seat + 1


def cubes_in_hand(state: MervState, seat: i64) -> i64:
    """All cubes of a player."""
    held: i64 = 0
    colour: i64 = 0
    while colour < COLOUR_COUNT:
        held += state.cubes[seat * COLOUR_COUNT + colour]
        colour += 1
    return held
