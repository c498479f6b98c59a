"""Small choices that effects cause: a cube of a colour, a scoring tile (ME-0.1, ME-8.3.6)."""

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.games.merv.actions import CHOOSE_CUBE, CHOOSE_SCORING_TILE
from tabuleiro.games.merv.data.components import COLOURED, SCORING_TILE_COUNT, SCORING_TILES
from tabuleiro.games.merv.present.events import note_at
from tabuleiro.games.merv.state import ACTOR, MervState, put
from tabuleiro.games.merv.supply import take_cubes


def legal_cube(state: MervState, out: vec[i64]) -> i64:
    """The colours, white excepted, that the supply holds."""
    count: i64 = 0
    colour: i64 = 0
    while colour < COLOURED:
        if state.supply[colour] > 0:
            out[count] = CHOOSE_CUBE + colour
            count += 1
        colour += 1
    return count


def apply_cube(state: MervState, colour: i64) -> None:
    """Take a cube of the chosen colour."""
    seat: i64 = state.agenda.get(ACTOR)
    state.agenda.pop()
    take_cubes(state, seat, colour, 1)


def legal_scoring_tile(state: MervState, out: vec[i64]) -> i64:
    """The scoring tiles left in the mosque."""
    count: i64 = 0
    tile: i64 = 0
    while tile < SCORING_TILE_COUNT:
        if state.scoring_tiles[tile] == 0:
            out[count] = CHOOSE_SCORING_TILE + tile
            count += 1
        tile += 1
    return count


def apply_scoring_tile(state: MervState, tile: i64) -> None:
    """Keep a scoring tile to the end (ME-8.3.6)."""
    seat: i64 = state.agenda.get(ACTOR)
    state.agenda.pop()
    state.scoring_tiles = put(state.scoring_tiles, tile, seat + 1)
    note_at(state, "scoring_tile", seat, "scoring_tile", SCORING_TILES, tile)
