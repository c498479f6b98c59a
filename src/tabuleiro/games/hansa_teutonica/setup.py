"""Set-up: from the options to the first decision (HT-3), the start player and the start markers drawn by chance."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.core.action import CHANCE
from tabuleiro.games.hansa_teutonica import actions as ids
from tabuleiro.games.hansa_teutonica import decisions as d
from tabuleiro.games.hansa_teutonica.board.pieces import put_on
from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.games.hansa_teutonica.present.events import NO_SEAT, note_route_marker, note_seat
from tabuleiro.games.hansa_teutonica.state import NEUTRAL_CUBE, HansaFields, Lasting, clear, put, renew
from tabuleiro.games.hansa_teutonica.turn import start_turn

START_MARKER_KINDS: i64 = 3
RANDOM: Final = "random"
MARKER_TIMINGS: Final = ("between_actions", "any_time")
NEUTRAL_CONTROLS: Final = ("final_scoring", "always")
"""The values of these options, in the order of the numbers that the state keeps for them."""


def set_options(state: HansaFields, options: dict[str, str]) -> None:
    """Keep the options as numbers; `fixed_start` is -1 when chance draws the start player."""
    start = options["start_player"]
    state.fixed_start = -1 if start == RANDOM else int(start)
    state.any_time = MARKER_TIMINGS.index(options["marker_timing"])
    state.neutral_denies = NEUTRAL_CONTROLS.index(options["neutral_control"])


def options_of(state: HansaFields) -> dict[str, str]:
    """The inverse of `set_options`."""
    return {
        "start_player": RANDOM if state.fixed_start < 0 else str(state.fixed_start),
        "marker_timing": MARKER_TIMINGS[state.any_time],
        "neutral_control": NEUTRAL_CONTROLS[state.neutral_denies],
    }


def set_up(state: HansaFields, seats: int, options: dict[str, str]) -> None:
    """Lay out the board, the stack and the neutral cubes."""
    clear(state)
    set_options(state, options)
    state.seats = seats
    state.side = c.SIDE_OF_SEATS[seats]
    state.stack_size = c.STACK_SIZE
    state.lasting.unseen = c.MARKERS_STACK[:]
    if seats == 2:
        state.reserve = c.NEUTRAL_CUBES - len(c.NEUTRAL_ROUTES)
        for route in c.NEUTRAL_ROUTES:
            put_on(state, route, NEUTRAL_CUBE)
    if state.fixed_start >= 0:
        seat_players(state, state.fixed_start)
        return
    state.agenda.push(d.START_PLAYER)
    state.agenda.set(d.ACTOR, CHANCE)


def seat_players(state: HansaFields, start: i64) -> None:
    """Supply and stock by the place in turn order (HT-3.6); then the taverns get their markers."""
    state.start = start
    seat: i64 = 0
    while seat < state.seats:
        place: i64 = (seat - start + state.seats) % state.seats
        shape: i64 = 0
        while shape < 2:
            state.supply[seat * 2 + shape] = c.START_SUPPLY[place * 2 + shape]
            state.stock[seat * 2 + shape] = c.START_STOCK[place * 2 + shape]
            shape += 1
        seat += 1
    await_start_marker(state, 0)


def await_start_marker(state: HansaFields, tavern: i64) -> None:
    """Ask chance for the marker of the next tavern, in the order of the data (HT-3.2)."""
    state.agenda.push(d.START_MARKER)
    state.agenda.set(d.ACTOR, CHANCE)
    state.agenda.set(d.ROUTE, c.TAVERNS[state.side * 3 + tavern])


def laid_out(state: HansaFields, marker: i64) -> bool:
    """Whether a start marker already lies at a tavern."""
    tavern: i64 = 0
    while tavern < 3:
        if state.lasting.route_markers[c.TAVERNS[state.side * 3 + tavern]] == marker + 1:
            return True
        tavern += 1
    return False


def legal_start_player(state: HansaFields, out: vec[i64]) -> i64:
    """Each seat can start (HT-3.9)."""
    seat: i64 = 0
    while seat < state.seats:
        out[seat] = ids.START_PLAYER + seat
        seat += 1
    return state.seats


def legal_start_marker(state: HansaFields, out: vec[i64]) -> i64:
    """The start markers that are not laid out yet (HT-3.2)."""
    count: i64 = 0
    marker: i64 = 0
    while marker < START_MARKER_KINDS:
        if c.MARKERS_START[marker] > 0 and not laid_out(state, marker):
            out[count] = ids.START_MARKER + marker
            count += 1
        marker += 1
    return count


def start_player(state: HansaFields, seat: i64) -> None:
    """Chance has named the start player."""
    state.agenda.pop()
    note_seat(state, "start_player_drawn", seat)
    seat_players(state, seat)


def start_marker(state: HansaFields, marker: i64) -> None:
    """Chance has named the marker of a tavern; after the third one the game begins."""
    route: i64 = state.agenda.get(d.ROUTE)
    state.agenda.pop()
    lasting: Lasting = renew(state)
    lasting.route_markers = put(lasting.route_markers, route, marker + 1)
    note_route_marker(state, "start_marker_laid", NO_SEAT, route, marker)
    tavern: i64 = 0
    while tavern < 3:
        if state.lasting.route_markers[c.TAVERNS[state.side * 3 + tavern]] == 0:
            await_start_marker(state, tavern)
            return
        tavern += 1
    start_turn(state, state.start)
