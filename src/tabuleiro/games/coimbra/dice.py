"""The rows of dice and die tokens in the four locations (CO-6.B2 to CO-6.B4)."""

from mypy_extensions import i64

from tabuleiro.games.coimbra import state as s
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.state import CoimbraFields


def die_value(state: CoimbraFields, die: i64) -> i64:
    """The value of a die, with the cap tile if it wears it (CO-9.9)."""
    if state.capped == die + 1:
        return state.values[die] + c.CAP_BONUS
    return state.values[die]


def entry_value(state: CoimbraFields, entry: i64) -> i64:
    """The value of what lies in a row: a token or a die."""
    return entry - s.TOKEN if entry > s.TOKEN else die_value(state, entry - 1)


def insert(state: CoimbraFields, location: i64, entry: i64) -> None:
    """Put a die or token into a row: right of its equals, ascending in the castle, descending elsewhere."""
    base: i64 = location * c.ROW
    value: i64 = entry_value(state, entry)
    i: i64 = state.row_sizes[location]
    while i > 0:
        left: i64 = entry_value(state, state.rows[base + i - 1])
        if (left <= value) if location == c.CASTLE else (left >= value):
            break
        state.rows[base + i] = state.rows[base + i - 1]
        i -= 1
    state.rows[base + i] = entry
    state.row_sizes[location] += 1


def remove(state: CoimbraFields, location: i64, place: i64) -> i64:
    """Take out what lies at a place of a row; return it."""
    base: i64 = location * c.ROW
    entry: i64 = state.rows[base + place]
    last: i64 = state.row_sizes[location] - 1
    while place < last:
        state.rows[base + place] = state.rows[base + place + 1]
        place += 1
    state.rows[base + last] = 0
    state.row_sizes[location] = last
    return entry


def location_of(state: CoimbraFields, die: i64) -> i64:
    """The location in whose row a die lies, or -1."""
    location: i64 = 0
    while location < c.LOCATION_COUNT:
        if place_in_row(state, location, die + 1) >= 0:
            return location
        location += 1
    return -1


def place_in_row(state: CoimbraFields, location: i64, entry: i64) -> i64:
    """Where an entry lies in a row, or -1."""
    i: i64 = 0
    while i < state.row_sizes[location]:
        if state.rows[location * c.ROW + i] == entry:
            return i
        i += 1
    return -1


def lay_tokens(state: CoimbraFields, location: i64) -> None:
    """Lay the die tokens of a location face up into its empty row (CO-3.3, CO-6.C13)."""
    first: i64 = (state.seats * c.LOCATION_COUNT + location) * c.MAX_TOKENS
    i: i64 = 0
    while i < c.MAX_TOKENS:
        if c.TOKENS[first + i] > 0:
            insert(state, location, s.TOKEN + c.TOKENS[first + i])
        i += 1
